import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatCircleMetres } from '#core/rules';
import type { Position } from '#schemas';
import { planFor } from '../../../server/fleet/plan.ts';
import { randomFrom } from '../../../server/fleet/random.ts';
import { positionOn, ride } from '../../../server/fleet/track.ts';
import { law } from '../../support/property.ts';
import { market, orderOf } from './support.ts';

const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((millionths) => millionths / 1e6 + 0);
const place = fc.record({ latitude: degrees(60), longitude: degrees(170) });
const apart = ({ latitude, longitude }: Position, north: number, east: number): Position => ({
  latitude: Number((latitude + north).toFixed(6)) + 0,
  longitude: Number((longitude + east).toFixed(6)) + 0,
});
const way = fc.tuple(place, degrees(0.05), degrees(0.05));

test('a ride begins and ends where and when it should, and time never runs back on it', () =>
  law(
    fc.property(way, fc.string(), ([from, north, east], seed) => {
      const to = apart(from, north, east);
      const track = ride({ from, to, start: 100, end: 400 }, randomFrom(seed));
      expect(positionOn(track, 0)).toMatchObject(from);
      expect(positionOn(track, 1000)).toMatchObject(to);
      expect(track.at(0)?.[0]).toBe(100);
      expect(track.at(-1)?.[0]).toBe(400);
      for (const [nth, [at]] of track.entries())
        expect(at).toBeGreaterThanOrEqual(track[nth - 1]?.[0] ?? 0);
    }),
  ));

test('riders keep to streets: a way is longer than the bird flies, but not absurdly', () =>
  law(
    fc.property(way, fc.string(), ([from, north, east], seed) => {
      const to = apart(from, north, east);
      const corners = ride({ from, to, start: 0, end: 1 }, randomFrom(seed)).map(
        ([, latitude, longitude]): Position => ({ latitude, longitude }),
      );
      const straight = greatCircleMetres(from, to);
      const ridden = corners.reduce(
        (sum, corner, nth) => sum + greatCircleMetres(corners[nth - 1] ?? corner, corner),
        0,
      );
      expect(ridden).toBeGreaterThanOrEqual(straight * 0.999 - 1);
      expect(ridden).toBeLessThanOrEqual(straight * 1.6 + 1);
    }),
  ));

test('no rider jumps: from second to second they go no faster than a motorcycle would at this pace', () => {
  for (let nth = 1; nth < 300; nth += 1) {
    const { tracks } = planFor(orderOf(nth), market, { seed: 1, speed: 0.1 });
    for (const track of Object.values(tracks)) {
      const [first, last] = [track.at(0)?.[0] ?? 0, track.at(-1)?.[0] ?? 0];
      for (let at = first; at < last; at += 5) {
        const here = positionOn(track, at);
        const there = positionOn(track, at + 5);
        if (!here || !there) throw new Error('nowhere');
        expect(greatCircleMetres(here, there)).toBeLessThan(5 * 25);
      }
    }
  }
});

test('a rider faces the way they go', () => {
  const from = { latitude: 0, longitude: 0 };
  const track = [
    [0, 0, 0],
    [10, 0.01, 0],
    [20, 0.01, 0.01],
    [30, 0.01, 0.01],
  ] as const;
  expect(positionOn(track, 5)).toMatchObject({ latitude: 0.005, heading: 0 });
  expect(positionOn(track, 15)).toMatchObject({ longitude: 0.005, heading: 90 });
  expect(positionOn(track, 25)).toMatchObject({ longitude: 0.01, heading: 90 });
  expect(positionOn([], 5)).toBeUndefined();
  expect(positionOn([[0, from.latitude, from.longitude]], 5)).toMatchObject({ heading: null });
});
