import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseLanguage, languageOf, languageTag } from '#i18n';
import { languages, translationSets, wordsTag } from '../../../app/i18n/languages.ts';
import { law } from '../../support/property.ts';

const codes = [...languages.keys()];

describe('the languages', () => {
  test('are about 45, each a valid tag with a name of its own', () => {
    expect(codes).toHaveLength(45);
    for (const code of codes) expect(() => new Intl.Locale(languageTag(code))).not.toThrow();
    expect(new Set([...languages.values()].map(({ name }) => name)).size).toBe(codes.length);
  });

  test('map onto a handful of translation sets; the rest read English', () => {
    const served = Object.groupBy(languages.values(), ({ set }) => set);
    expect(Object.keys(served).toSorted()).toEqual([...translationSets].toSorted());
    expect(served.ar?.every(({ code }) => code.startsWith('ar'))).toBe(true);
    expect(served.zh_Hant_TW?.map(({ code }) => code)).toEqual(['zh_Hant_TW', 'zh_Hant_HK']);
    expect(languageOf('km').set).toBe('en');
  });

  test('that are written from the right say so: Arabic, its variants and Urdu', () => {
    const right = [...languages.values()].filter(({ direction }) => direction === 'rtl');
    expect(right.map(({ code }) => code)).toEqual(['ar', 'ar_AE', 'ar_EG', 'ar_KW', 'ar_SA', 'ur']);
    for (const code of codes) {
      const { script } = new Intl.Locale(languageTag(code)).maximize();
      expect(languageOf(code).direction).toBe(script === 'Arab' ? 'rtl' : 'ltr');
    }
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
