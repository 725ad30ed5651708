import { describe, expect, test } from 'vitest';
import { fillTexts } from '#core/rules';
import { begunSets, translationSets } from '../../../app/i18n/languages.ts';
import { createTranslate } from '../../../app/i18n/translate.ts';
import { askedIn } from '../../../scripts/check-config/asked.ts';
import { formOf, locales, nameOf, type Texts, textsOf, written } from './support.ts';

const english = textsOf('en');

test('each language with texts of its own is known as finished or as begun', () => {
  expect(written.toSorted()).toEqual([...translationSets, ...begunSets].toSorted());
});

test('each text is asked for by some code', () => {
  const root = new URL('../../../', import.meta.url);
  const isAsked = askedIn(root, '{app,core,plugins,schemas,server}/**/*.{ts,tsx}');
  expect([...namesIn(english)].filter((name) => !isAsked(name))).toEqual([]);
});

describe.each(locales.filter((locale) => locale !== 'en'))('%s', (locale) => {
  test('says everything that English says', () => {
    const own = namesIn(textsOf(locale));
    const lost = [...namesIn(english)].filter((name) => !own.has(name));
    expect(lost).toEqual([]);
  });
});

describe.each(written.filter((locale) => locale !== 'en'))('%s', (locale) => {
  const texts = textsOf(locale);

  test('says nothing that English does not say', () => {
    const more = [...namesIn(texts)].filter((name) => !namesIn(english).has(name));
    expect(more).toEqual([]);
  });

  test('leaves no text empty', () => {
    const empty = Object.keys(texts).filter((key) => texts[key]?.trim() === '');
    expect(empty).toEqual([]);
  });

  test('fills in the same values as English; a plural form may leave out its count', () => {
    const differing = Object.keys(texts).filter((key) => {
      const own = valuesOf(texts[key]);
      const all = valuesOf(english[key] ?? english[`${nameOf(key)}_other`]);
      const needed = formOf(key) === null ? all : all.filter((value) => value !== 'count');
      return !needed.every((value) => own.includes(value)) || !own.every((v) => all.includes(v));
    });
    expect(differing).toEqual([]);
  });
});

describe.each(written)('%s', (locale) => {
  const texts = fillTexts(textsOf(locale), english, locale);
  const forms = new Intl.PluralRules(locale.replaceAll('_', '-')).resolvedOptions()
    .pluralCategories;

  test('counts in every form that its grammar has, and in no other', () => {
    const counted = new Set(
      Object.keys(texts)
        .filter((key) => formOf(key) !== null)
        .map(nameOf),
    );
    for (const name of counted) {
      const own = Object.keys(texts).filter((key) => nameOf(key) === name);
      expect(own.toSorted()).toEqual(forms.map((form) => `${name}_${form}`).toSorted());
    }
  });

  test('is read with its values, at any count', () => {
    const translate = createTranslate(locale.replaceAll('_', '-'), texts);
    for (const name of namesIn(texts)) {
      for (const count of [0, 1, 2, 3, 11, 100]) {
        const text = translate(name, { ...Object.fromEntries(everyValue), count });
        expect(text).not.toBe(name);
        expect(text).not.toContain('{{');
      }
    }
  });
});

const everyValue = [...new Set(Object.values(english).flatMap((text) => valuesOf(text)))].map(
  (value) => [value, 'x'],
);

function namesIn(texts: Texts): ReadonlySet<string> {
  return new Set(Object.keys(texts).map(nameOf));
}

function valuesOf(text = ''): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, value = '']) => value);
}
