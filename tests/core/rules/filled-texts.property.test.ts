import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillTexts, nameOf } from '#core/rules';
import { law } from '../../support/property.ts';

const key = fc.stringMatching(/^[a-z]{1,6}\.[a-z]{1,6}$/);
const sets = fc.constantFrom('nl', 'sl', 'ar', 'lo', 'pl', 'zh_Hant_TW');
const english = { 'a.text': 'A text', 'a.day_one': 'One day', 'a.day_other': '{{count}} days' };

test('law: a text of its own is kept, and every name of the English ones is there', () =>
  law(
    fc.property(
      ...[fc.dictionary(key, fc.string()), fc.dictionary(key, fc.string()), sets],
      (own, others, set) => {
        const filled = fillTexts(own, others, set);
        expect(filled).toEqual({ ...others, ...own });
        expect(fillTexts(filled, others, set)).toEqual(filled);
      },
    ),
  ));

test('law: what counts has the forms of its own grammar and no other, in one language alone', () =>
  law(
    fc.property(sets, fc.boolean(), (set, begun) => {
      const forms = new Intl.PluralRules(set.replaceAll('_', '-')).resolvedOptions();
      const keys = forms.pluralCategories.map((form) => `a.day_${form}`);
      const own = begun ? Object.fromEntries(keys.map((each) => [each, 'own'])) : {};
      const filled = Object.entries(fillTexts(own, english, set));
      const days = filled.filter(([each]) => nameOf(each) === 'a.day');
      expect(days.map(([each]) => each).toSorted()).toEqual(keys.toSorted());
      for (const [each, text] of days) {
        const said = each === 'a.day_one' ? 'One day' : '{{count}} days';
        expect(text).toBe(begun ? 'own' : said);
      }
    }),
  ));

test('English is as it is', () => expect(fillTexts({}, english, 'en')).toEqual({}));
