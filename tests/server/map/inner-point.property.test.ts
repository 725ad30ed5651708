import fc from 'fast-check';
import Polygon from 'ol/geom/Polygon.js';
import { expect, test } from 'vitest';
import { innerPoint } from '../../../server/map/import/inner-point.ts';
import { law } from '../../support/property.ts';

const radius = fc.double({ min: 0.1, max: 10, noNaN: true });

/** A ring around a middle, as jagged as its radii say. */
function ringOf(radii: readonly number[], scale = 1): number[][] {
  const points = radii.map((each, at) => {
    const angle = (at / radii.length) * 2 * Math.PI;
    return [100 + scale * each * Math.cos(angle), 20 + scale * each * Math.sin(angle)];
  });
  return [...points, points[0] ?? []];
}

const rectangle = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

test('the point lies inside of an area, and not in its hole', () =>
  law(
    fc.property(
      fc.array(radius, { minLength: 5, maxLength: 40 }),
      fc.double({ min: 0.1, max: 0.9, noNaN: true }),
      fc.boolean(),
      (radii, scale, hasHole) => {
        const rings = [ringOf(radii), ...(hasHole ? [ringOf(radii, scale)] : [])];
        const found = innerPoint({ type: 'Polygon', coordinates: rings });
        expect(new Polygon(rings).intersectsCoordinate([...(found?.point ?? [])])).toBe(true);
        expect(found?.width).toBeGreaterThan(0);
      },
    ),
  ));

test('no edge goes through the point, also where half of the height is that of a wall', () =>
  law(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 9 }),
      (roofs) => {
        const tops = roofs.flatMap((top, at) => [
          [at, top],
          [at + 1, top],
        ]);
        const ring = [[0, 0], ...tops, [roofs.length, 0], [0, 0]];
        const [x = NaN, y = NaN] =
          innerPoint({ type: 'Polygon', coordinates: [ring] })?.point ?? [];
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(Math.min(roofs[Math.floor(x)] ?? 0, roofs[Math.ceil(x) - 1] ?? 0));
      },
    ),
  ));

test('of an area in parts it lies in the widest one', () => {
  const coordinates = [
    [rectangle(0, 0, 1, 9)],
    [rectangle(10, 4, 14, 5)],
    [rectangle(20, 0, 22, 2)],
  ];
  expect(innerPoint({ type: 'MultiPolygon', coordinates })).toEqual({ point: [12, 4.5], width: 4 });
});

test.each([
  [
    'a line',
    [
      [0, 0],
      [4, 4],
      [0, 0],
    ],
  ],
  [
    'a point',
    [
      [1, 1],
      [1, 1],
      [1, 1],
    ],
  ],
  ['nothing', []],
])('what covers no ground has none: %s', (_what, ring) => {
  expect(innerPoint({ type: 'Polygon', coordinates: [ring] })).toBe(null);
});
