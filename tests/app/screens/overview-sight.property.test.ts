import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Position } from '#schemas';
import { shownOf, sightOf } from '../../../app/screens/tracking/overview-sight.ts';
import { law } from '../../support/property.ts';

const position: fc.Arbitrary<Position> = fc.record({
  latitude: fc.double({ min: 1.2, max: 1.5, noNaN: true }),
  longitude: fc.double({ min: 103.6, max: 104.1, noNaN: true }),
});
const positions = fc.array(position, { minLength: 1, maxLength: 12 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

const range = (all: readonly Position[], key: keyof Position) => {
  const values = all.map((each) => each[key]);
  return { from: Math.min(...values), to: Math.max(...values) };
};
const onWay = (from: Position, to: Position, far: number): Position => ({
  latitude: from.latitude + far * (to.latitude - from.latitude),
  longitude: from.longitude + far * (to.longitude - from.longitude),
});

test('all who are there are in sight, wherever everybody was before', () =>
  law(
    fc.property(positions, positions, (before, now) => {
      const sight = sightOf(before, now);
      const keys = ['latitude', 'longitude'] as const;
      const sides = keys.map((key) => range(sight, key).to - range(sight, key).from);
      // Somebody who turns round behind the last door.
      const room = 0.05 * Math.max(...sides) + 1e-9;
      for (const key of keys) {
        const [shown, there] = [range(sight, key), range(now, key)];
        expect(shown.from - room).toBeLessThanOrEqual(there.from);
        expect(shown.to + room).toBeGreaterThanOrEqual(there.to);
      }
    }),
  ));

test('a map is asked to show all who are there, also who is a little beyond the sight that stays', () =>
  law(
    fc.property(positions, positions, (before, now) => {
      const sight = sightOf(before, now);
      for (const key of ['latitude', 'longitude'] as const) {
        const [shown, there] = [range(shownOf(sight), key), range(now, key)];
        expect(shown.from).toBeLessThanOrEqual(there.from + 1e-9);
        expect(shown.to).toBeGreaterThanOrEqual(there.to - 1e-9);
      }
    }),
  ));

test('riders who ride to the doors that are in sight do not move the map', () =>
  law(
    fc.property(
      position,
      positions,
      fc.array(share, { minLength: 12, maxLength: 12 }),
      (shop, doors, ways) => {
        const before = [shop, ...doors, ...doors.map(() => shop)];
        const riders = doors.map((door, at) => onWay(shop, door, ways[at] ?? 0));
        expect(sightOf(before, [shop, ...doors, ...riders])).toBe(before);
      },
    ),
  ));

test('once the far orders are delivered the map goes nearer, and then rests', () => {
  const shop = { latitude: 1.28, longitude: 103.84 };
  const far = { latitude: 1.36, longitude: 103.95 };
  const near = { latitude: 1.281, longitude: 103.842 };
  const left = [shop, near];
  expect(sightOf([shop, far, near], left)).toBe(left);
  expect(sightOf(left, [shop, near])).toBe(left);
});

test('while nothing is known the map stays as it is', () => {
  const before = [{ latitude: 1.28, longitude: 103.84 }];
  expect(sightOf(before, [])).toBe(before);
});
