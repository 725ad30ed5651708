import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialsOf } from '../../../app/screens/order/initials.ts';
import { law } from '../../support/property.ts';

const names = [
  ['Hafiz Rosli', 'H\u200cR'],
  ['Muhammad Faizal bin Abdul Rahman', 'M\u200cR'],
  ['Wei', 'W'],
  ['  (Tan)  Mei 3 ', 'T\u200cM'],
  ['محمد الرشيد', 'م\u200cا'],
  ['ສົມສັກ', 'ສົ'],
  ['+65 9123', ''],
] as const;

test.for(names)('of %s are %s', ([name, initials]) => {
  expect(initialsOf(name)).toBe(initials);
});

test('law: initials of any name are at most two letters, whatever stands around it', () => {
  return law(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const initials = initialsOf(name);
      expect(initials.split('\u200c').length).toBeLessThanOrEqual(2);
      expect(initialsOf(`  ${name}\n`)).toBe(initials);
      expect(initials === '').toBe(!/\p{L}/u.test(name));
    }),
  );
});
