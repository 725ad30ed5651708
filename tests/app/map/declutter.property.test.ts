import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlaceLabel } from '#schemas';
import { lineMeetsBox, type PixelBox, pixelBoxesMeet } from '../../../app/map/drawn/boxes.ts';
import { boxOf, declutter, type Obstacles } from '../../../app/map/drawn/declutter.ts';
import { type Point, toPoint } from '../../../app/map/geo.ts';
import { law } from '../../support/property.ts';

const latitude = fc.double({ min: 1.2, max: 1.4, noNaN: true });
const longitude = fc.double({ min: 103.6, max: 104, noNaN: true });
const label: fc.Arbitrary<PlaceLabel> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 12 }),
  latitude,
  longitude,
  rank: fc.integer({ min: 0, max: 9 }),
  isNumber: fc.boolean(),
});
const labels = fc.array(label, { maxLength: 120 });
const resolution = fc.double({ min: 1, max: 500, noNaN: true });
const measure = (name: string) => name.length * 7;
const pin: PixelBox = { left: -21, top: -46, right: 21, bottom: 4 };
const point = fc.record({ latitude, longitude }).map(toPoint);
const obstacles: fc.Arbitrary<Obstacles> = fc.record({
  pins: fc.array(
    point.map((at) => [at, pin] as const),
    { maxLength: 4 },
  ),
  lines: fc.array(fc.tuple(point, point), { maxLength: 3 }),
});
const look = fc.record({ dots: fc.boolean(), obstacles });
const nothing = { dots: false, obstacles: { pins: [], lines: [] } };

const chooseFrom = (
  places: readonly PlaceLabel[],
  metres: number,
  options: { dots: boolean; obstacles: Obstacles } = nothing,
) => declutter(places, metres, { measure, rings: null, ...options });

test('names never overlap each other, and never lie under a pin or on the way', () =>
  law(
    fc.property(labels, resolution, look, (places, metres, options) => {
      const boxes = chooseFrom(places, metres, options).map((each) => boxOf(each, metres));
      boxes.forEach((box, index) => {
        for (const other of boxes.slice(index + 1)) expect(pixelBoxesMeet(box, other)).toBe(false);
        for (const [[x, y], { left, top, right, bottom }] of options.obstacles.pins) {
          const [px, py] = [x / metres, -y / metres];
          const taken = { left: px + left, top: py + top, right: px + right, bottom: py + bottom };
          expect(pixelBoxesMeet(box, taken)).toBe(false);
        }
        for (const [[x1, y1], [x2, y2]] of options.obstacles.lines) {
          const [a, b]: [Point, Point] = [
            [x1 / metres, -y1 / metres],
            [x2 / metres, -y2 / metres],
          ];
          expect(lineMeetsBox(a, b, box)).toBe(false);
        }
      });
    }),
  ));

test('the most important name is always there where nothing stands in its way', () =>
  law(
    fc.property(labels, resolution, fc.boolean(), (places, metres, dots) => {
      const chosen = chooseFrom(places, metres, { ...nothing, dots });
      expect(chosen.length > 0).toBe(places.length > 0);
      expect(chosen.slice(0, 1).every(({ strong, isNumber }) => strong || isNumber)).toBe(true);
    }),
  ));

test('the order in which names arrive does not matter', () =>
  law(
    fc.property(labels, resolution, look, (places, metres, options) => {
      const names = (list: readonly PlaceLabel[]) =>
        chooseFrom(list, metres, options).map(({ name }) => name);
      expect(names([...places].reverse())).toEqual(names(places));
    }),
  ));

test('a line meets a box exactly when one of its points lies in it', () =>
  law(
    fc.property(
      fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })),
      fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })),
      (from, to) => {
        const box = { left: -10.5, right: 10.5, top: -8.5, bottom: 8.5 };
        const steps = Array.from({ length: 2001 }, (_, index) => index / 2000);
        const isInside = steps.some((share) => {
          const x = from[0] + (to[0] - from[0]) * share;
          const y = from[1] + (to[1] - from[1]) * share;
          return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
        });
        // A line that only touches a corner between two of the points is not looked at.
        if (isInside) expect(lineMeetsBox(from, to, box)).toBe(true);
        else {
          const smaller = { left: -10.4, right: 10.4, top: -8.4, bottom: 8.4 };
          expect(lineMeetsBox(from, to, smaller)).toBe(false);
        }
      },
    ),
  ));
