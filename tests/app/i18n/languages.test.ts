import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseLanguage, languageOf, languageTag } from '#i18n';
import {
  begunSets,
  languages,
  pseudoLanguage,
  translationSets,
  wordsTag,
} from '../../../app/i18n/languages.ts';
import { law } from '../../support/property.ts';

const codes = [...languages.keys()];

describe('the languages', () => {
  test('are valid tags, each with a name of its own', () => {
    for (const code of codes) expect(() => new Intl.Locale(languageTag(code))).not.toThrow();
    expect(new Set([...languages.values()].map(({ name }) => name)).size).toBe(codes.length);
  });

  test('map onto a handful of translation sets, each on one that is written alike; the rest read English', () => {
    expect(new Set([...languages.values()].map(({ set }) => set))).toEqual(
      new Set([...translationSets, ...begunSets, pseudoLanguage]),
    );
    for (const { code, set } of languages.values()) {
      expect([code, set === 'en' || writing(code) === writing(set)]).toEqual([code, true]);
    }
    expect(languageOf('ar_KW').set).toBe('ar');
    expect(languageOf('zh_Hant_HK').set).toBe('zh_Hant_TW');
    expect(languageOf('km').set).toBe('en');
  });

  test('that are written from the right say so', () => {
    for (const code of codes) {
      const { script = '' } = new Intl.Locale(languageTag(code)).maximize();
      const fromRight = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm'].includes(script);
      expect([code, languageOf(code).direction]).toEqual([code, fromRight ? 'rtl' : 'ltr']);
    }
    expect(languageOf('ur').direction).toBe('rtl');
  });

  test('name the language of the words on the page, not the one that was wished for', () => {
    expect(wordsTag(languageOf('ar_KW'))).toBe('ar-KW');
    expect(wordsTag(languageOf('zh_Hant_HK'))).toBe('zh-Hant-HK');
    expect(wordsTag(languageOf('km'))).toBe('en');
    expect(wordsTag(languageOf('ur'))).toBe('en');
  });
});

describe('the language of a person', () => {
  test('law: is always one that the deployment supports, whatever was stored', () => {
    const supported = fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1 });
    const stored = fc.option(fc.oneof(fc.constantFrom(...codes), fc.string()));
    law(
      fc.property(supported, stored, (supportedLanguages, kept) => {
        const [defaultLanguage = 'en'] = supportedLanguages;
        const { code } = chooseLanguage(kept, { defaultLanguage, supportedLanguages });
        expect(code).toBe(supportedLanguages.find((each) => each === kept) ?? defaultLanguage);
      }),
    );
  });

  test('is what the browser wishes for until one is chosen', () => {
    const deployment = { defaultLanguage: 'en', supportedLanguages: ['en', 'lo'] };
    expect(chooseLanguage(null, deployment, ['lo-LA']).code).toBe('lo');
    expect(chooseLanguage('en', deployment, ['lo-LA']).code).toBe('en');
    expect(chooseLanguage(null, deployment, ['fr']).code).toBe('en');
  });

  test('of an unknown code is English', () => {
    expect(languageOf('tlh')).toMatchObject({ set: 'en', direction: 'ltr' });
  });
});

/** A language in its script, whatever the country. */
function writing(code: string): string {
  const { language, script } = new Intl.Locale(languageTag(code)).maximize();
  return `${language}-${script}`;
}
