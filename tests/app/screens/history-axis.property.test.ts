import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisOf, saysItsDay } from '../../../app/screens/history/axis.ts';
import { law } from '../../support/property.ts';

test('an axis has four even steps of whole orders, holds every bar and is no more than two and a half times as high', () =>
  law(
    fc.property(fc.nat(1_000_000), (most) => {
      const lines = axisOf(most);
      const [zero, step = 0] = lines;
      expect(zero).toBe(0);
      expect(Number.isInteger(step)).toBe(true);
      expect(lines).toEqual([0, 1, 2, 3, 4].map((nth) => nth * step));
      expect(lines.at(-1)).toBeGreaterThanOrEqual(most);
      expect(lines.at(-1)).toBeLessThanOrEqual(Math.max(4, most * 2.5));
    }),
  ));

test('the first and the last day say which they are, and never more than eight', () =>
  law(
    fc.property(fc.integer({ min: 2, max: 400 }), (days) => {
      const said = Array.from({ length: days }, (_, nth) => nth).filter((nth) =>
        saysItsDay(nth, days),
      );
      expect(said[0]).toBe(0);
      expect(said.at(-1)).toBe(days - 1);
      expect(said.length).toBeLessThanOrEqual(8);
    }),
  ));
