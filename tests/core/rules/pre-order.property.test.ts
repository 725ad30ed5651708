import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpenAt, preOrderFault, preOrderTimes, preOrderViolation } from '#core/rules';
import { market as singapore } from '../../../markets/sg.ts';
import { law } from '../../support/property.ts';

const zones = [
  'Europe/Sofia',
  'Europe/London',
  'America/Santiago',
  'Asia/Karachi',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Singapore',
];
const hours = ['0000:0000', '0900:2200', '2200:0600', '0230:0330', '0001:0000'];
/** Around the changes of the clocks, and anywhere else. */
const changes = [
  Date.UTC(2026, 2, 29, 1),
  Date.UTC(2026, 9, 25, 1),
  Date.UTC(2026, 3, 5, 3),
  Date.UTC(2026, 8, 6, 4),
  Date.UTC(2026, 9, 3, 15, 30),
].map((milliseconds) => milliseconds / 1000);
const anyNow = fc.oneof(
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -3 * 86_400, max: 86_400 }))
    .map(([change, away]) => change + away),
  fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
);
const anyMarket = fc
  .record({
    timezone: fc.constantFrom(...zones),
    serviceHours: fc.constantFrom(...hours),
    earliestMinutes: fc.integer({ min: 0, max: 180 }),
    latestDays: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ timezone, serviceHours, ...preOrder }) => ({
    ...singapore,
    ...{ timezone, serviceHours, preOrder },
  }));

const shown = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' },
  } as Intl.DateTimeFormatOptions).format(at * 1000);

test('exactly the quarters of an hour that the rule accepts, now and ten minutes later, are offered, soonest first', () =>
  law(
    fc.property(anyMarket, anyNow, (market, now) => {
      const times = preOrderTimes({ market, now });
      const all = Array.from(
        { length: 2 * 96 + 4 },
        (_, nth) => (Math.floor(now / 900) + nth) * 900,
      );
      const isAllowed = (at: number) =>
        [now, now + 600].every((then) => preOrderFault(at, { market, now: then }) === null);
      expect(times).toEqual(all.filter(isAllowed));
    }),
    { runs: 40 },
  ));

test('an offered time is a quarter on the wall, within the window and the hours', () =>
  law(
    fc.property(anyMarket, anyNow, (market, now) => {
      const { timezone, preOrder } = market;
      for (const at of preOrderTimes({ market, now })) {
        expect(shown(at, timezone)).toMatch(/:(00|15|30|45):00$/);
        expect(at - now).toBeGreaterThanOrEqual(preOrder.earliestMinutes * 60);
        expect(at - now).toBeLessThanOrEqual(preOrder.latestDays * 86_400);
        expect(isOpenAt(market.serviceHours, at, timezone)).toBe(true);
      }
    }),
    { runs: 40 },
  ));

test('no time is offered twice, and a skipped hour never', () => {
  const market = { ...singapore, timezone: 'Europe/Sofia' };
  const labels = (now: number) =>
    preOrderTimes({ market, now }).map((at) => shown(at, 'Europe/Sofia'));
  const spring = labels(Date.UTC(2026, 2, 28, 12) / 1000);
  expect(spring.filter((label) => label.includes('29/03/2026, 03:'))).toEqual([]);
  const autumn = labels(Date.UTC(2026, 9, 24, 12) / 1000);
  expect(autumn.filter((label) => label.includes('25/10/2026, 03:30'))).toHaveLength(2);
  const times = preOrderTimes({ market, now: Date.UTC(2026, 9, 24, 12) / 1000 });
  expect(new Set(times).size).toBe(times.length);
});

test('each fault has a text of its own, and an order for now has none', () => {
  const market = { ...singapore, serviceHours: '0900:1000' };
  const now = Date.UTC(2027, 0, 11, 1) / 1000;
  const keyOf = (at: number | null) => preOrderViolation(at, { market, now })?.key ?? null;
  expect([null, now + 86_400, now + 1, now, now + 3 * 86_400, now + 7200].map(keyOf)).toEqual([
    null,
    null,
    'validation.preorder-time',
    'validation.preorder-too-soon',
    'validation.preorder-too-late',
    'validation.preorder-outside-hours',
  ]);
});
