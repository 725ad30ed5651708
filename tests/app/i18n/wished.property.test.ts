import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wishedLanguage } from '#i18n';
import { wishesFor } from '../../../app/boot/wishes.ts';
import { languages } from '../../../app/i18n/languages.ts';
import { law } from '../../support/property.ts';

const codes = [...languages.keys()];
const tags = [
  ...['zh-TW', 'zh-HK', 'zh-CN', 'zh', 'lo-LA', 'lo', 'km-KH', 'en-GB', 'en-US', 'ar-KW', 'ar-MA'],
  ...['no', 'nn-NO', 'tl', 'pt-BR', 'tlh', '*', '', 'not a tag', 'C', 'en-US-u-hc-h12'],
];

test.each([
  [['zh-TW'], ['en', 'zh_Hant_TW', 'zh_Hans'], 'zh_Hant_TW'],
  [['zh-HK'], ['en', 'zh_Hant_TW'], 'zh_Hant_TW'],
  [['zh-HK'], ['en', 'zh_Hant_TW', 'zh_Hant_HK'], 'zh_Hant_HK'],
  [['zh-CN'], ['en', 'zh_Hant_TW'], null],
  [['lo'], ['en', 'lo'], 'lo'],
  [['km-KH', 'en'], ['en', 'km'], 'km'],
  [['fr-FR', 'ar-MA'], ['en', 'ar_EG'], 'ar_EG'],
  [['nn-NO'], ['en', 'nb'], 'nb'],
  [['tl'], ['en', 'fil'], 'fil'],
  [['*', 'not a tag', ''], ['en', 'lo'], null],
])('who wishes for %j of %j reads %s', (wishes, there, expected) => {
  expect(wishedLanguage(wishes, there)).toBe(expected);
});

/** What `early.ts` makes of the same wishes: it stands alone in the page, so its own text is run. */
function wishedEarly(wishes: readonly string[], there: readonly string[]): string | null {
  const source = readFileSync(new URL('../../../app/boot/early.ts', import.meta.url), 'utf8');
  const functions = stripTypeScriptTypes(source).split(/^(?=function )/m);
  const own = functions
    .filter((text) => /^function (preferredLanguage|partsOf)\(/.test(text))
    .join('\n');
  const body = `${own.replace(/\/\*\*[\s\S]*$/, '')}\nreturn preferredLanguage(pictures) ?? null;`;
  const run = new Function('navigator', 'document', 'pictures', body);
  const sentences = { textContent: JSON.stringify({ wishes: wishesFor(there, 'SG') }) };
  return run(
    { languages: wishes },
    { getElementById: () => sentences },
    there.map((language) => ({ dataset: { language } })),
  );
}

test('the page that the server drew is in the language that the app takes', () =>
  law(
    fc.property(
      fc.array(fc.constantFrom(...tags), { maxLength: 4 }),
      fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 6 }),
      (wishes, there) => {
        expect(wishedEarly(wishes, there)).toBe(wishedLanguage(wishes, there));
      },
    ),
    { runs: 100 },
  ));

/** The language of the sentence in a browser in which the app does not begin. */
function wishedByGuard(wishes: readonly string[], there: readonly string[]): string | null {
  const source = readFileSync(new URL('../../../app/boot/guard.ts', import.meta.url), 'utf8');
  const functions = stripTypeScriptTypes(source).split(/^(?=function )/m);
  const own = functions.find((text) => text.startsWith('function wishedLanguage('));
  const run = new Function('navigator', 'known', `${own}\nreturn wishedLanguage(known) || null;`);
  return run({ languages: wishes }, wishesFor(there, 'SG'));
}

test('the sentence that the app does not begin is in the language that the app would take', () =>
  law(
    fc.property(
      fc.array(fc.constantFrom(...tags), { maxLength: 4 }),
      fc.uniqueArray(fc.constantFrom(...codes), { maxLength: 6 }),
      (wishes, there) => {
        const expected = wishedLanguage(wishes, there);
        const said = wishedByGuard(wishes, there);
        // Which of two countries' ways to write it matters less here.
        const written = (code: string | null) => {
          const { language, script } = new Intl.Locale(
            (code ?? 'und').replaceAll('_', '-'),
          ).maximize();
          return [language, script];
        };
        expect(written(said)).toEqual(written(expected));
      },
    ),
    { runs: 100 },
  ));
