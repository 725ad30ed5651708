import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isForMap, isLargeAfter, leastPull } from '../../../app/screens/tracking/pull-rules.ts';
import { law } from '../../support/property.ts';

const pixels = fc.integer({ min: -800, max: 800 });

test('a page that is scrolled, and a finger that goes across, are never the matter of the map', () =>
  law(
    fc.property(pixels, pixels, fc.nat(2000), fc.boolean(), (across, down, scrolled, isLarge) => {
      const isOurs = isForMap({ across, down }, { scrolled, isLarge });
      if (scrolled > 0 || Math.abs(across) >= Math.abs(down)) expect(isOurs).toBe(false);
    }),
  ));

test('at the top one way of pulling is for the map and the other for the page, by what the map is', () =>
  law(
    fc.property(fc.integer({ min: 1, max: 800 }), fc.boolean(), (by, isLarge) => {
      const asked = (down: number) => isForMap({ across: 0, down }, { scrolled: 0, isLarge });
      expect(asked(by)).toBe(!isLarge);
      expect(asked(-by)).toBe(isLarge);
    }),
  ));

test('what is pulled far enough is so whatever it was before, and a hand that trembles changes nothing', () =>
  law(
    fc.property(pixels, fc.boolean(), (down, wasLarge) => {
      const isLarge = isLargeAfter(down, wasLarge);
      expect(isLarge).toBe(Math.abs(down) < leastPull ? wasLarge : down > 0);
      expect(isLargeAfter(down, isLarge)).toBe(isLarge);
    }),
  ));
