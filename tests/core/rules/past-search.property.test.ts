import fc from 'fast-check';
import metadata from 'libphonenumber-js/min/metadata';
import { expect, test } from 'vitest';
import { metadataOf, readPastSearch } from '#core/rules';
import { law } from '../../support/property.ts';

const digit = fc.constantFrom(...'0123456789');
const few = fc.array(digit, { minLength: 1, maxLength: 6 });
const country = fc.constantFrom('SG', 'KW', 'LA', 'KH', 'BG', 'ME');

test('law: up to six digits are an end to look for in any country, however they are parted', () =>
  law(
    fc.property(few, fc.constantFrom('', ' ', '-'), country, (digits, gap, of) => {
      const plan = { country: of, metadata: metadataOf(metadata, of) } as const;
      const read = readPastSearch(digits.join(gap), ['m4pk1'], plan);
      expect(read).toEqual({ kind: 'digits', digits: digits.join('') });
    }),
  ));
