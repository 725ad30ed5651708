import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersOf, shortened } from '../../server/shortened.ts';
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
