import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presetRange } from '../../../core/filters/ranges.ts';
import { periodBefore } from '../../../core/history/before.ts';
import { datesOf, dayFrom, monthFrom } from '../../../core/kernel/days.ts';
import { law } from '../../support/property.ts';

const zones = ['UTC', 'Asia/Singapore', 'Asia/Kuwait', 'Europe/Sofia', 'America/New_York'];
const period = fc
  .record({
    zone: fc.constantFrom(...zones),
    at: fc.integer({ min: 1_600_000_000, max: 1_900_000_000 }),
    days: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ zone, at, days }) => ({
    ...{ zone, days },
    ...{ from: dayFrom(at, zone, 0), to: dayFrom(at, zone, days) },
  }));

test('the period before is as many days, right before', () =>
  law(
    fc.property(period, ({ zone, days, from, to }) => {
      const before = periodBefore({ from, to, byMonth: false }, to + 1, zone);
      expect(before?.to).toBe(from);
      expect(before && datesOf(before.from, before.to, zone)).toHaveLength(days);
    }),
  ));

test('of a period that is not over it is as much as has passed, and nothing before it begins', () =>
  law(
    fc.property(period, fc.double({ min: 0, max: 0.999, noNaN: true }), (each, share) => {
      const { zone, from, to } = each;
      const now = from + share * (to - from);
      const before = periodBefore({ from, to, byMonth: false }, now, zone);
      if (now <= from) {
        expect(before).toBeNull();
        return;
      }
      if (before === null) throw new Error('there is a period before');
      expect(before.to - before.from).toBeLessThanOrEqual(now - from + 1e-6);
      expect(before.to).toBeLessThanOrEqual(from);
    }),
  ));

test('the period before a month is the whole month before, and before this month as much of it as has passed', () =>
  law(
    fc.property(period, ({ zone, from: now }) => {
      const before = (category: 'this-month' | 'last-month') =>
        periodBefore({ ...presetRange(category, now, zone), byMonth: true }, now + 60, zone);
      const month = (months: number) => monthFrom(now, zone, months);
      expect(before('last-month')).toEqual({ from: month(-2), to: month(-1) });
      const to = Math.min(month(0), month(-1) + (now + 60 - month(0)));
      expect(before('this-month')).toEqual({ from: month(-1), to });
    }),
  ));
