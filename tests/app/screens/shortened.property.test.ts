import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortened } from '../../../app/screens/order/shortened.ts';
import { law } from '../../support/property.ts';

const most = 120;
const usual = fc.string({ unit: 'grapheme', maxLength: 20 });

test('law: an address of usual length stays as it is', () => {
  return law(
    fc.property(usual, (address) => {
      fc.pre([...address].length <= most);
      expect(shortened(address)).toBe(address);
    }),
  );
});

test('law: a longer one keeps its beginning, whole letters and no more than fit', () => {
  return law(
    fc.property(usual, (rest) => {
      const address = `${'🏠'.repeat(most)}${rest}x`;
      const short = shortened(address);
      expect([...short]).toHaveLength(most);
      expect(short.isWellFormed()).toBe(true);
      expect(address.startsWith(short.slice(0, -1))).toBe(true);
      expect(short.endsWith('…')).toBe(true);
    }),
  );
});
