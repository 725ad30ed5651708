import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBelievable, MOST_AHEAD, MOST_BEHIND } from '#core/rules';
import { NOW } from '../../support/arbitraries.ts';
import { law } from '../../support/property.ts';

const at = (latitude: number, longitude: number, updated_at = NOW) => ({
  ...{ rider_id: 'r1', latitude, longitude, updated_at },
});
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });

test('a position without a fix is not believed', () => {
  expect(isBelievable(at(0, 0), NOW)).toBe(false);
  expect(isBelievable(at(-0, 0.0001), NOW)).toBe(false);
  expect(isBelievable(at(0, 103.8), NOW)).toBe(true);
  expect(isBelievable(at(51.48, 0), NOW)).toBe(true);
});

test('a position from the future or of another ride is not believed, whatever the place', () =>
  law(
    fc.property(degrees(90), degrees(180), fc.integer({ min: 1, max: 1e8 }), (lat, lng, more) => {
      expect(isBelievable(at(lat, lng, NOW + MOST_AHEAD + more), NOW)).toBe(false);
      expect(isBelievable(at(lat, lng, NOW - MOST_BEHIND - more), NOW)).toBe(false);
    }),
  ));

test('a position that is not on earth is not believed', () => {
  for (const [lat, lng] of [
    [90.1, 1],
    [1, -180.5],
    [Number.NaN, 1],
    [1, Number.POSITIVE_INFINITY],
  ] as const) {
    expect(isBelievable(at(lat, lng), NOW)).toBe(false);
  }
});

test('a position of the last hour is believed, at the poles and on the line of dates too', () =>
  law(
    fc.property(
      fc.constantFrom(-90, -0.001, 0.001, 90),
      fc.constantFrom(-180, -0.001, 0.001, 180),
      fc.integer({ min: -MOST_BEHIND, max: MOST_AHEAD }),
      (latitude, longitude, away) => {
        expect(isBelievable(at(latitude, longitude, NOW + away), NOW)).toBe(true);
      },
    ),
    {
      examples: [
        [90, 180, MOST_AHEAD],
        [0.001, 0.001, -MOST_BEHIND],
      ],
    },
  ));
