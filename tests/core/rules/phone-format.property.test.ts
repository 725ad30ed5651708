import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, phoneCharacters } from '#core/rules';
import { law } from '../../support/property.ts';
import { localPlan } from './support.ts';

test('a number is shown with its prefix, however it was typed', () => {
  for (const typed of ['91234567', '+6591234567', '+65 9123-4567', '٩١٢٣٤٥٦٧']) {
    expect(formatPhone(typed, localPlan)).toBe('+65 9123 4567');
  }
});

test('what the country does not know is shown as it was typed, and no digit is ever changed', () =>
  law(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?\d{0,15}$/)), (typed) => {
      const shown = phoneCharacters(formatPhone(typed, localPlan));
      const digits = phoneCharacters(typed);
      // A prefix without its plus is one, too.
      expect([digits, `+${digits}`, `+65${digits}`]).toContain(shown);
    }),
  ));
