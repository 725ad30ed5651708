import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisOf, saysItsDay } from '../../../app/screens/history/axis.ts';
import { law } from '../../support/property.ts';

test('an axis has at most five even round steps of whole orders, and ends with the first that holds every bar', () =>
  law(
    fc.property(fc.nat(1_000_000), (most) => {
      const lines = axisOf(most);
      const [zero, step = 0] = lines;
      expect(zero).toBe(0);
      expect(String(step)).toMatch(/^[125]0*$/);
      expect(lines.length).toBeLessThanOrEqual(6);
      expect(lines).toEqual(lines.map((_, nth) => nth * step));
      expect(lines.at(-1)).toBeGreaterThanOrEqual(most);
      expect(lines.at(-2)).toBeLessThan(Math.max(1, most));
      // Of few orders there are not more lines than that, and of many not fewer than three.
      expect(lines.length).toBeGreaterThanOrEqual(Math.min(most, 3));
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
