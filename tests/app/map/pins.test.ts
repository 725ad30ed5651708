import { expect, test } from 'vitest';
import { brandIds, loadBrand } from '#brands';
import { extents } from '../../../app/map/markers/picture.ts';
import { pinFoot } from '../../../app/map/markers/pins.ts';

const pins = await Promise.all(
  brandIds.map(async (id) => [id, (await loadBrand(id))?.pin ?? ''] as const),
);

type Point = readonly [x: number, y: number];

/** Points along an outline of absolute lines and curves. */
function along(outline: string): Point[] {
  const points: Point[] = [];
  for (const [, command, rest = ''] of outline.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const given = numbers.flatMap((x, at): Point[] =>
      at % 2 ? [] : [[x, numbers[at + 1] ?? NaN]],
    );
    const [a, b, end] = given;
    const from = points.at(-1);
    if (command === 'C' && from && a && b && end) {
      for (let t = 0.05; t < 1; t += 0.05) points.push(curve([from, a, b, end], t));
    }
    points.push(...given.slice(-1));
  }
  return points;
}

function curve([p, a, b, q]: readonly [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t;
  const at = (i: 0 | 1) =>
    u ** 3 * p[i] + 3 * u * u * t * a[i] + 3 * u * t * t * b[i] + t ** 3 * q[i];
  return [at(0), at(1)];
}

test.each(pins)(
  'the foot of the pin of %s is its lowest point and stands on the place',
  (_, outline) => {
    const points = along(outline);
    expect(outline).toMatch(/^[MLCZ\d. -]+$/);
    expect(points.filter(([, y]) => y >= pinFoot)).toEqual(expect.arrayContaining([[0, pinFoot]]));
    expect(Math.max(...points.map(([, y]) => y))).toBe(pinFoot);
  },
);

test.each(pins)('the pin of %s stays within what names keep clear of', (_, outline) => {
  const { left, top, right, bottom } = extents.dropoff;
  for (const [x, y] of along(outline)) {
    expect(x).toBeGreaterThanOrEqual(left);
    expect(x).toBeLessThanOrEqual(right);
    expect(y - pinFoot).toBeGreaterThanOrEqual(top);
    expect(y - pinFoot).toBeLessThanOrEqual(bottom);
  }
});

test.each(pins)('the pin of %s has room for what is drawn in it', (_, outline) => {
  const corners = [-9, 9].flatMap((x) => [-9, 9].map((y): Point => [x, y]));
  for (const corner of corners) expect(isInside(along(outline), corner)).toBe(true);
});

function isInside(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  points.forEach(([bx, by], at) => {
    const [ax, ay] = points.at(at - 1) ?? [bx, by];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
