import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paintRingFigures, ringsAround } from '../../../app/map/drawn/paint-rings.ts';
import { scaleBar } from '../../../app/map/drawn/scale.ts';
import type { Frame } from '../../../app/map/paint/canvas-layer.ts';
import { law } from '../../support/property.ts';

/** From zoom 20 to zoom 0. */
const scale = fc.double({ min: 0.1, max: 160_000, noNaN: true });
const size = fc.record({
  width: fc.integer({ min: 320, max: 2560 }),
  height: fc.integer({ min: 112, max: 1600 }),
});
const door = fc.tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: -5000, max: 5000 }));

test('the scale bar is 1, 2 or 5 times a power of ten and uses its room', () =>
  law(
    fc.property(scale, (metresPerPixel) => {
      const { metres, pixels } = scaleBar(metresPerPixel, 96);
      const digit = metres / 10 ** Math.floor(Math.log10(metres) + 1e-9);
      expect([1, 2, 5].some((round) => Math.abs(digit - round) < 1e-6)).toBe(true);
      expect(pixels).toBeLessThanOrEqual(96.0001);
      expect(pixels).toBeGreaterThan(96 / 2.6);
    }),
  ));

test('rings are as far from the door as they say, never dense, and only those in view', () =>
  law(
    fc.property(door, size, scale, (at, view, metresPerPixel) => {
      const rings = ringsAround(at, view, scaleBar(metresPerPixel, 260));
      const corners = [
        [0, 0],
        [view.width, 0],
        [0, view.height],
        [view.width, view.height],
      ] as const;
      const farthest = Math.max(...corners.map(([x, y]) => Math.hypot(x - at[0], y - at[1])));
      rings.forEach(({ metres, radius }, index) => {
        expect(radius * metresPerPixel).toBeCloseTo(metres, 3 - Math.log10(metres));
        expect(radius).toBeLessThanOrEqual(farthest + 1e-6);
        const before = rings[index - 1];
        if (before) expect(radius - before.radius).toBeGreaterThanOrEqual(99);
      });
      expect(rings.length).toBeLessThanOrEqual(Math.hypot(view.width, view.height) / 99 + 1);
    }),
  ));

test.each([
  ['ar', 'rtl'],
  ['en', 'ltr'],
])('a figure in %s reads %s, whatever was written before it', (locale, wanted) => {
  const written: string[] = [];
  const context = {
    direction: wanted === 'rtl' ? 'ltr' : 'rtl',
    measureText: () => ({ width: 40 }),
    strokeText: () => undefined,
    fillText: () => written.push(context.direction),
  };
  const [width, height] = [800, 600];
  const frame = {
    ...{ context, width, height, resolution: 1, zoom: 17, turns: [0], box: [0, 0, width, height] },
    pixelOf: () => [width / 2, height / 2],
    colours: { scheme: 'light' },
  } as unknown as Frame;
  paintRingFigures(frame, [0, 0], { family: 'sans-serif', locale, isFree: () => true });
  expect(new Set(written)).toEqual(new Set([wanted]));
});
