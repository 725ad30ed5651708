import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halfWorld, type Point } from '../../../app/map/geo.ts';
import {
  type Glide,
  isOver,
  nextStep,
  planGlide,
  pointAt,
  restAt,
} from '../../../app/map/markers/glide.ts';
import { law } from '../../support/property.ts';

const metres = fc.double({ min: -700, max: 700, noNaN: true });
const place: fc.Arbitrary<Point> = fc.tuple(
  fc.double({ min: -halfWorld, max: halfWorld, noNaN: true }),
  fc.double({ min: -1e7, max: 1e7, noNaN: true }),
);
const time = fc.nat(10_000_000);

const nearby = fc
  .tuple(place, metres, metres)
  .map(([from, dx, dy]): [Point, Point] => [from, [from[0] + dx, from[1] + dy]]);

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

test('a glide begins where the marker is seen and ends where it was reported', () =>
  law(
    fc.property(nearby, time, fc.nat(60_000), ([from, to], now, sinceLast) => {
      const glide = planGlide(restAt(from, now - sinceLast), to, now);
      expect(distance(pointAt(glide, now), from)).toBe(0);
      expect(distance(pointAt(glide, now + glide.duration), to)).toBe(0);
      expect(isOver(glide, now + glide.duration)).toBe(true);
    }),
  ));

test('on its way a marker is always between the two places', () =>
  law(
    fc.property(nearby, fc.double({ min: 0, max: 1, noNaN: true }), ([from, to], share) => {
      const glide = planGlide(restAt(from, -2_000), to, 0);
      const [x, y] = pointAt(glide, glide.duration * share);
      expect(x).toBeGreaterThanOrEqual(Math.min(from[0], to[0]) - 1e-6);
      expect(x).toBeLessThanOrEqual(Math.max(from[0], to[0]) + 1e-6);
      expect(y).toBeGreaterThanOrEqual(Math.min(from[1], to[1]) - 1e-6);
      expect(y).toBeLessThanOrEqual(Math.max(from[1], to[1]) + 1e-6);
    }),
  ));

test('a glide lasts as long as the poll took, never for ever', () =>
  law(
    fc.property(nearby, fc.nat(600_000), ([from, to], sinceLast) => {
      const { duration } = planGlide(restAt(from, -sinceLast), to, 0);
      expect(duration).toBeGreaterThanOrEqual(250);
      expect(duration).toBeLessThanOrEqual(2_400);
      if (sinceLast >= 250 && sinceLast <= 2_400) expect(duration).toBe(sinceLast);
    }),
  ));

test('the antimeridian is crossed, not circled', () => {
  const { from, to } = planGlide(restAt([halfWorld - 100, 0], -2_000), [-halfWorld + 100, 0], 0);
  expect(to[0] - from[0]).toBeCloseTo(200, 6);
});

test('a correction over kilometres jumps', () => {
  const glide = planGlide(restAt([0, 0], -2_000), [5_000, 0], 0);
  expect(pointAt(glide, 0)).toEqual([5_000, 0]);
});

test('news on the way turn a marker from where it is seen, without a leap', () =>
  law(
    fc.property(
      nearby,
      metres,
      fc.double({ min: 0, max: 1, noNaN: true }),
      ([from, to], by, share) => {
        const first = planGlide(restAt(from, -2_000), to, 0);
        const now = first.duration * share;
        const second = planGlide(first, [from[0] + by, from[1]], now);
        if (second.duration > 0)
          expect(distance(pointAt(second, now), pointAt(first, now))).toBe(0);
      },
    ),
  ));

const resolution = fc.double({ min: 0.3, max: 200, noNaN: true });
const glides = fc.array(
  fc
    .tuple(nearby, time, fc.nat(2_400))
    .map(([[from, to], now, since]) => planGlide(restAt(from, now - since), to, now)),
  { minLength: 1, maxLength: 8 },
);

/** The moments at which riders are painted from `start` on, as each picture asks for the next. */
function picturesOf(all: readonly Glide[], start: number, metresPerPixel: number): number[] {
  const moments = [start];
  for (;;) {
    const at = moments.at(-1) ?? start;
    const after = nextStep(all, at, metresPerPixel);
    if (after === null) return moments;
    // The clock of a browser knows no less.
    moments.push(at + Math.max(after, 0.1));
  }
}

test('from picture to picture no rider moves by more than a quarter of a pixel, and the last shows all of them at rest', () =>
  law(
    fc.property(glides, resolution, (all, metresPerPixel) => {
      const start = Math.max(...all.map(({ startedAt }) => startedAt));
      const moments = picturesOf(all, start, metresPerPixel);
      for (const [at, next] of moments.slice(1).map((next, index) => [moments[index] ?? 0, next])) {
        const steps = all.map((glide) =>
          distance(pointAt(glide, at ?? 0), pointAt(glide, next ?? 0)),
        );
        const fastest = Math.max(
          ...all.map(({ from, to, duration }) => distance(from, to) / duration),
        );
        expect(Math.max(...steps)).toBeLessThanOrEqual(
          Math.max(0.25 * metresPerPixel, 0.1 * fastest) + 1e-6,
        );
      }
      expect(all.every((glide) => isOver(glide, moments.at(-1) ?? 0))).toBe(true);
    }),
  ));

test('there are no more pictures than quarters of a pixel on the way, however long it takes', () =>
  law(
    fc.property(nearby, resolution, ([from, to], metresPerPixel) => {
      const glide = planGlide(restAt(from, -2_000), to, 0);
      const quarters = distance(from, glide.to) / (0.25 * metresPerPixel);
      expect(picturesOf([glide], 0, metresPerPixel).length).toBeLessThanOrEqual(quarters + 3);
    }),
  ));
