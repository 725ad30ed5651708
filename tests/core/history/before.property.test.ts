import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presetRange } from '../../../core/filters/ranges.ts';
import { periodBefore } from '../../../core/history/before.ts';
import { daysOfSummary } from '../../../core/history/days.ts';
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

const nothing = {
  ...{ orders: 0, deliveries: 0, cancellations: 0, returns: 0, goods: 0, spend: 0, charges: 0 },
  ...{ median_pickup_minutes: null, median_dropoff_minutes: null, days: [] },
};
/** A date as a count of days, without a zone. */
const ordinal = (date: string) => Date.parse(`${date}T00:00Z`) / 86_400_000;
const dayOfMonth = (date: string) => Number(date.slice(8));

test('in a chart each day stands beside the one as many days before, over changes of the clocks and ends of months', () =>
  law(
    fc.property(period, fc.double({ min: 0.001, max: 2, noNaN: true }), (each, share) => {
      const { zone, days, from, to } = each;
      const before = periodBefore({ from, to, byMonth: false }, from + share * (to - from), zone);
      const now = daysOfSummary(nothing, { from, to }, zone).map(({ day }) => ordinal(day));
      const then = daysOfSummary(nothing, before, zone).map(({ day }) => ordinal(day));
      expect(now).toHaveLength(days);
      expect(then).toEqual(now.slice(0, then.length).map((day) => day - days));
      if (share >= 1) expect(then).toHaveLength(days);
    }),
  ));

test('in a chart of a month each day stands beside that of the month before, as far as both have it', () =>
  law(
    fc.property(period, ({ zone, from: now }) => {
      const month = presetRange('last-month', now, zone);
      const before = periodBefore({ ...month, byMonth: true }, now, zone);
      const [is, was] = [month, before].map((span) =>
        daysOfSummary(nothing, span, zone).map(({ day }) => dayOfMonth(day)),
      );
      const both = Math.min(is?.length ?? 0, was?.length ?? 0);
      expect(both).toBeGreaterThanOrEqual(28);
      expect(is?.slice(0, both)).toEqual(was?.slice(0, both));
      expect(was).toEqual(was?.map((_, nth) => nth + 1));
    }),
  ));
