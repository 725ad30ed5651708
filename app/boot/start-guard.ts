import { guard } from 'virtual:guard';
import { languageOf, type Translate, wordsTag } from '#i18n';
import type { Deployment } from '#schemas';
import { oldestBrowsers } from '../build/browsers.ts';
import { wishesFor } from './wishes.ts';

/** The guard script with its sentences, and the text for browsers without scripts. */
export async function guardOf(
  { country, defaultLanguage, supportedLanguages }: Deployment,
  translateOf: (set: ReturnType<typeof languageOf>['set']) => Promise<Translate>,
) {
  const codes = [...new Set([defaultLanguage, ...supportedLanguages])];
  const said = await Promise.all(
    codes.map(async (code) => {
      const language = languageOf(code);
      const t = await translateOf(language.set);
      const place = { lang: wordsTag(language), dir: language.direction };
      const old = t('app.too-old', oldestBrowsers);
      return { code, ...place, old, late: t('app.not-begun'), without: t('app.no-script') };
    }),
  );
  const of = Object.fromEntries(
    said.map(({ code, lang, dir, old, late }) => [code, { lang, dir, old, late }]),
  );
  const withoutScript = said.map(
    ({ lang, dir, without }) => `<p lang="${lang}" dir="${dir}">${without}</p>`,
  );
  return {
    script: guard,
    body: [
      `<noscript>${[...new Set(withoutScript)].join('')}</noscript>`,
      `<script type="application/json" id="sentences">${JSON.stringify({ first: defaultLanguage, of, wishes: wishesFor(codes, country) })}</script>`,
      `<script>${guard}</script>`,
    ],
  };
}
