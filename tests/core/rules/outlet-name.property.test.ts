import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outletNames } from '#core/rules';
import { law } from '../../support/property.ts';

/** Names as merchants give them, close to each other: of few words in several scripts, with what parts them. */
const word = fc.constantFrom('Kitchen', 'Mall', '2', 'مطبخ', 'حولي', '潘丹', '大安', 'ວຽງຈັນ', '🍜');
const between = fc.constantFrom(' ', ' - ', ', ', ' (', ') ', '');
const name = fc
  .array(fc.tuple(word, between), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join('').trim());
const names = fc.uniqueArray(fc.oneof(name, fc.string({ unit: 'grapheme' })), {
  minLength: 1,
  maxLength: 5,
  selector: (each) => each.trim(),
});

const among = (all: readonly string[]) => new Map(outletNames(all.map((each) => [each, each])));

test('the part of its own tells an outlet from each other of the merchant, and is a part of its name', () =>
  law(
    fc.property(names, (all) => {
      const found = among(all);
      expect(new Set([...found.values()].map(({ own }) => own)).size).toBe(all.length);
      for (const each of all) {
        const { own, shared } = found.get(each) ?? { own: '', shared: '' };
        expect(own === '').toBe(each.trim() === '');
        expect(each).toContain(own);
        expect(each).toContain(shared);
      }
    }),
  ));

test('what every name begins or ends with is left away, in whole words', () =>
  law(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[A-Z][a-z]{2,8}$/), { minLength: 2 }),
      (places) => {
        const all = places.map((place) => `Pandan Kitchen ${place}`);
        for (const [at, each] of all.entries())
          expect(among(all).get(each)).toEqual({ own: places[at], shared: 'Pandan Kitchen' });
        const turned = places.map((place) => `${place} - Pandan Kitchen`);
        for (const [at, each] of turned.entries())
          expect(among(turned).get(each)).toEqual({
            own: places[at],
            shared: 'Pandan Kitchen',
          });
      },
    ),
  ));

test.for([
  ['Pandan Kitchen', ['Pandan Kitchen Tampines'], 'Pandan Kitchen', ''],
  [
    'Pandan Kitchen Tampines',
    ['Pandan Kitchen', 'Pandan Kitchen Toa Payoh'],
    'Tampines',
    'Pandan Kitchen',
  ],
  ['Pandan Kitchen (Tampines)', ['Pandan Kitchen (Bishan)'], 'Tampines', 'Pandan Kitchen'],
  ['Tampines Hub', ['Tampines House'], 'Hub', 'Tampines'],
  ['مطبخ الداو حولي', ['مطبخ الداو السالمية'], 'حولي', 'مطبخ الداو'],
  ['潘丹廚房 大安店', ['潘丹廚房 信義店'], '大安', '潘丹廚房'],
  ['Only one', [], 'Only one', ''],
] as const)('%s among %j is %s of %s', ([each, others, own, shared]) => {
  expect(among([each, ...others]).get(each)).toEqual({ own, shared });
});
