import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dateOf, datesOf, dayFrom, startOfDate, startOfDay } from '../../../core/kernel/days.ts';
import { loadMarkets } from '../../../server/markets.ts';
import { law } from '../../support/property.ts';

const markets = [...(await loadMarkets()).values()];
/** Those of the markets, and some where the clocks are changed at midnight. */
const zones = [
  ...new Set([
    ...markets.map(({ timezone }) => timezone),
    ...['Africa/Cairo', 'America/Santiago', 'Asia/Beirut', 'America/Havana', 'America/Lima'],
    ...['Asia/Kathmandu', 'Atlantic/Azores', 'Australia/Lord_Howe', 'America/Sao_Paulo'],
  ]),
];
/** `RUNS` adds years. */
const firstYear = 2026;
const lastYear = firstYear + Math.min(20, 1 + Number(process.env.RUNS ?? 1));

describe.each(zones)('every day in %s', (timezone) => {
  const clock = dateReader(timezone);

  test('begins at the first moment that has its date, where the one before it ends', () => {
    const wrong: string[] = [];
    let day = {
      date: dateAt(firstYear, 0),
      start: startOfDate(dateAt(firstYear, 0), timezone) ?? 0,
    };
    for (let nth = 1; day.date < dateAt(lastYear, 0); nth += 1) {
      const date = dateAt(firstYear, nth);
      const start = startOfDate(date, timezone) ?? 0;
      const isFirst = clock(start) === date && clock(start - 1) === day.date;
      const isNext = dayFrom(day.start, timezone, 1) === start;
      const isBefore = dayFrom(start, timezone, -1) === day.start;
      if (!isFirst || !isNext || !isBefore) wrong.push(date);
      day = { date, start };
    }
    expect(wrong).toEqual([]);
  });

  test('is listed once, in any period', () =>
    law(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2029-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 60 }),
        (from, days) => {
          const start = startOfDay(from.getTime() / 1000, timezone);
          const dates = datesOf(start, dayFrom(start, timezone, days), timezone);
          expect(new Set(dates).size).toBe(days);
          expect(dates).toHaveLength(days);
          expect(dates[0]).toBe(dateOf(start, timezone));
        },
      ),
      { runs: 10 },
    ));
});

/** What a calendar on the wall of a zone shows, by the platform's own formatter and none of our code. */
function dateReader(timezone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
    ...{ timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' },
  });
  return (at) => format.format(at * 1000);
}

function dateAt(year: number, nth: number): string {
  return new Date(Date.UTC(year, 0, 1 + nth)).toISOString().slice(0, 10);
}
