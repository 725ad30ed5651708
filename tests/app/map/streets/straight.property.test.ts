import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../../../../app/map/geo.ts';
import { straightStretch } from '../../../../app/map/streets/straight.ts';
import { law } from '../../../support/property.ts';

const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true });
const point: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate);
const line: fc.Arbitrary<Point[]> = fc.array(point, { maxLength: 30 });
const lengthOf = ([[x1, y1], [x2, y2]]: readonly [Point, Point]) => Math.hypot(x2 - x1, y2 - y1);

test('a stretch joins two points of the line, is long enough, and its line keeps near it', () =>
  law(
    fc.property(line, fc.double({ min: 1, max: 800, noNaN: true }), (points, least) => {
      const tolerance = 5;
      const found = straightStretch(points, { least, tolerance });
      if (found === null) return;
      expect(lengthOf(found)).toBeGreaterThanOrEqual(least);
      const from = points.indexOf(found[0]);
      const to = points.indexOf(found[1]);
      expect(from).toBeGreaterThanOrEqual(0);
      const [[x1, y1], [x2, y2]] = found;
      for (const [x, y] of points.slice(from, to)) {
        const beside = Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / lengthOf(found);
        expect(beside).toBeLessThanOrEqual(tolerance + 1e-6);
      }
    }),
  ));

test('a straight road is used in full, however many points it has', () =>
  law(
    fc.property(fc.integer({ min: 2, max: 40 }), (count) => {
      const points = Array.from({ length: count }, (_, index): Point => [index * 10, index * 20]);
      const found = straightStretch(points, { least: 1, tolerance: 1 });
      expect(found).toEqual([points[0], points.at(-1)]);
    }),
  ));

test('of a road with a bend the longer arm is used, and of one that winds nothing', () => {
  const bent: Point[] = [
    [0, 0],
    [100, 0],
    [100, 300],
  ];
  expect(straightStretch(bent, { least: 50, tolerance: 3 })).toEqual([
    [100, 0],
    [100, 300],
  ]);
  const winding = Array.from({ length: 20 }, (_, index): Point => [index * 20, (index % 2) * 30]);
  expect(straightStretch(winding, { least: 150, tolerance: 3 })).toBe(null);
});
