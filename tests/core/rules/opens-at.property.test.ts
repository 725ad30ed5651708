import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpenAt, opensAt } from '#core/rules';
import { NOW } from '../../support/arbitraries.ts';
import { law } from '../../support/property.ts';

const two = (part: number) => String(part).padStart(2, '0');
const clock = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => two(Math.floor(minute / 60)) + two(minute % 60));
const hours = fc.tuple(clock, clock).map(([from, to]) => `${from}:${to}`);
const zone = fc.constantFrom('Asia/Singapore', 'Asia/Kathmandu', 'America/New_York');
const now = fc.integer({ min: NOW, max: NOW + 86_400 });

test('the service opens in the first minute, from this one on, in which it is open', () =>
  law(
    fc.property(hours, now, zone, (window, at, timezone) => {
      let first = at - (at % 60);
      while (!isOpenAt(window, first, timezone)) first += 60;
      expect(opensAt(window, at, timezone)).toBe(first);
    }),
    {
      runs: 60,
      examples: [
        ['0907:0908', NOW, 'Asia/Singapore'],
        ['0000:0000', NOW, 'Asia/Kathmandu'],
      ],
    },
  ));

test('an hour that a clock which is put forward leaves out is waited for until the next day', () => {
  const eve = Date.UTC(2026, 2, 8, 6, 50) / 1000;
  expect(opensAt('0207:0233', eve, 'America/New_York')).toBe(Date.UTC(2026, 2, 9, 6, 7) / 1000);
});

test.each(['', 'always', '25:61', '09002200'])('hours such as “%s” tell nothing', (typed) => {
  expect(opensAt(typed, NOW, 'Asia/Singapore')).toBeNull();
});
