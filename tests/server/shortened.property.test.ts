import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersOf, shortened, shortenedAtWord } from '../../server/shortened.ts';
import { law } from '../support/property.ts';

/** Letters of one code unit and of many: an emoji of a family, a Thai cluster, a flag, an accent that stands apart. */
const letter = fc.constantFrom('a', ' ', '👨‍👩‍👧', 'กำ', 'น้ำ', '🇸🇬', 'e\u0301');
const name = fc.array(letter, { maxLength: 40 }).map((letters) => letters.join(''));

test('a name that is cut has no more letters than fit, and begins as it did, up to the end of a letter', () =>
  law(
    fc.property(name, fc.integer({ min: 2, max: 30 }), (given, most) => {
      const told = shortened(given, most);
      const letters = lettersOf(given);
      expect(lettersOf(told).length).toBeLessThanOrEqual(most);
      if (letters.length <= most) expect(told).toBe(given);
      else
        expect(told).toBe(
          `${letters
            .slice(0, most - 1)
            .join('')
            .trimEnd()}…`,
        );
    }),
  ));

const word = fc.constantFrom(
  ...[
    'Lao',
    'Residence',
    'กรุงเทพ',
    'ມະຫາວິທະຍາໄລ',
    'جامعة',
    '忠孝東路',
    '👨‍👩‍👧',
    'e\u0301tage',
    '12,',
  ],
);
const words = fc.array(word, { maxLength: 20 }).map((each) => each.join(' '));

test('a name that is cut at a word has no more letters than fit, and ends with a whole word or half full', () =>
  law(
    fc.property(fc.oneof(words, name), fc.integer({ min: 2, max: 30 }), (given, most) => {
      const told = shortenedAtWord(given, most);
      const letters = lettersOf(given);
      if (letters.length <= most) {
        expect(told).toBe(given);
        return;
      }
      const kept = lettersOf(told.slice(0, -1));
      expect(told.endsWith('…')).toBe(true);
      expect(kept.length).toBeLessThan(most);
      expect(letters.slice(0, kept.length)).toEqual(kept);
    }),
  ));

test.each([
  ['Department of Foreign Affairs of the Lao Republic', 'Department of Foreign…'],
  ['Rue Setthathirath, Ban Xieng Yeun, Chanthabouly', 'Rue Setthathirath, Ban…'],
  ['มหาวิทยาลัยเทคโนโลยีพระจอมเกล้าธนบุรี', 'มหาวิทยาลัยเทคโนโลยีพระจอมเกล้า…'],
  ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', 'Donaudampfschifffahrtselekt…'],
])('%s is cut to %s', (given, told) => {
  expect(shortenedAtWord(given, 28)).toBe(told);
});
