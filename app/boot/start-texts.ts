import type { Config } from '#core';
import { fillTexts } from '#core/rules';
import { createTranslate, type Language, type Translate } from '#i18n';

type Brand = Pick<Config['brand'], 'texts'>;

const sets = import.meta.glob<{ default: Record<string, string> }>([
  '../i18n/locales/*.json',
  '../../plugins/*/texts/*.json',
]);
const laterSets = import.meta.glob<{ default: Record<string, string> }>([
  '../i18n/locales/later/*.json',
  '../../plugins/*/texts/later/*.json',
]);

/** Translates with the texts of the first pages, as the app does when it starts. */
export async function translateOf(set: Language['set'], { texts }: Brand): Promise<Translate> {
  const start = await textsOf(sets, set);
  return createTranslate(set.replaceAll('_', '-'), { ...start, ...texts[set] });
}

/** The same with the texts of later pages. */
export async function wholeTranslateOf(set: Language['set'], { texts }: Brand): Promise<Translate> {
  const start = await textsOf(sets, set);
  const later = await textsOf(laterSets, set);
  return createTranslate(set.replaceAll('_', '-'), { ...later, ...start, ...texts[set] });
}

/** The texts of the product and its features (without clashes, see `features.ts`), in English where untranslated. */
async function textsOf(all: typeof sets, set: Language['set']) {
  return fillTexts(await readTexts(all, set), await readTexts(all, 'en'), set);
}

async function readTexts(all: typeof sets, set: Language['set']): Promise<Record<string, string>> {
  const files = Object.keys(all).filter((path) => path.endsWith(`/${set}.json`));
  const read = await Promise.all(files.map((path) => all[path]?.()));
  return Object.assign({}, ...read.map((file) => file?.default));
}
