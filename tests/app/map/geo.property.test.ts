import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boxAround,
  contains,
  halfWorld,
  toBounds,
  toPoint,
  toPosition,
  widen,
  wrapLongitude,
} from '../../../app/map/geo.ts';
import { law } from '../../support/property.ts';

const position = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a position survives the way to Mercator and back', () =>
  law(
    fc.property(position, (before) => {
      const after = toPosition(toPoint(before));
      expect(after.latitude).toBeCloseTo(before.latitude, 8);
      expect(after.longitude).toBeCloseTo(before.longitude, 8);
    }),
  ));

test('the poles stay on the map', () => {
  expect(toPoint({ latitude: 90, longitude: 0 })[1]).toBeCloseTo(halfWorld, 3);
  expect(toPoint({ latitude: -90, longitude: 0 })[1]).toBeCloseTo(-halfWorld, 3);
});

test('a longitude stays the same place however often it went round the world', () =>
  law(
    fc.property(position, fc.integer({ min: -5, max: 5 }), ({ longitude }, turns) => {
      const wrapped = wrapLongitude(longitude + turns * 360);
      expect(Math.abs(wrapped)).toBeLessThanOrEqual(180);
      expect(Math.cos((wrapped * Math.PI) / 180)).toBeCloseTo(
        Math.cos((longitude * Math.PI) / 180),
        9,
      );
    }),
  ));

test('the box around positions holds each of them, and a wider box holds it', () =>
  law(
    fc.property(fc.array(position, { minLength: 1, maxLength: 20 }), (positions) => {
      const box = boxAround(positions);
      if (box === null) throw new Error('no box around positions');
      const world = 2 * halfWorld;
      for (const [x, y] of positions.map(toPoint)) {
        const copies = [x - world, x, x + world];
        expect(copies.some((copy) => copy >= box[0] - 1e-6 && copy <= box[2] + 1e-6)).toBe(true);
        expect(y).toBeGreaterThanOrEqual(box[1]);
        expect(y).toBeLessThanOrEqual(box[3]);
      }
      expect(contains(widen(box, 0.5), box)).toBe(true);
    }),
  ));

test('two shores of the antimeridian make a small box', () => {
  const box = boxAround([
    { latitude: -17, longitude: 179 },
    { latitude: -17, longitude: -179 },
  ]);
  expect(box && box[2] - box[0]).toBeLessThan(halfWorld / 45);
});

test('nothing has no box', () => {
  expect(boxAround([])).toBeNull();
});

test('a view over the antimeridian has its west east of its east', () => {
  const [x] = toPoint({ latitude: 0, longitude: 179 });
  const bounds = toBounds([x, -1000, x + halfWorld / 90, 1000]);
  expect(bounds.west).toBeCloseTo(179, 6);
  expect(bounds.east).toBeCloseTo(-179, 6);
});

test('a view wider than the world is the whole world', () => {
  expect(toBounds([-2 * halfWorld, -1000, 2 * halfWorld, 1000])).toMatchObject({
    west: -180,
    east: 180,
  });
});
