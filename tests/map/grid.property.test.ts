import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graticuleStep, gridLevels, linesBetween, scaleBar } from '../../app/map/drawn/grid.ts';
import { law } from '../support/property.ts';

/** From zoom 20 to zoom 0. */
const scale = fc.double({ min: 0.1, max: 160_000, noNaN: true });

test('a net is of a round distance, and never so dense that it greys the map', () =>
  law(
    fc.property(scale, (metresPerPixel) => {
      for (const { spacing, strength } of gridLevels(metresPerPixel)) {
        expect(Math.log10(spacing)).toBeCloseTo(Math.round(Math.log10(spacing)), 9);
        expect(spacing / metresPerPixel).toBeGreaterThanOrEqual(17.99);
        expect(strength).toBeGreaterThanOrEqual(0);
        expect(strength).toBeLessThanOrEqual(1);
      }
    }),
  ));

test('a net fades with the scale and never pops', () =>
  law(
    fc.property(scale, (metresPerPixel) => {
      const strengthOf = (spacing: number, at: number) =>
        gridLevels(at).find((level) => Math.abs(level.spacing / spacing - 1) < 1e-9)?.strength ?? 0;
      for (const { spacing } of gridLevels(metresPerPixel)) {
        const [now, then] = [metresPerPixel, metresPerPixel * 1.01];
        expect(Math.abs(strengthOf(spacing, now) - strengthOf(spacing, then))).toBeLessThan(0.01);
      }
    }),
  ));

test('lines are all multiples in a range and nothing else', () =>
  law(
    fc.property(
      fc.integer({ min: -10_000, max: 10_000 }),
      fc.nat(5_000),
      fc.integer({ min: 1, max: 500 }),
      (low, length, step) => {
        const lines = linesBetween(low, low + length, step);
        const wanted = Array.from({ length: length + 1 }, (_, index) => low + index);
        expect(lines.map((line) => line + 0)).toEqual(
          wanted.filter((value) => value % step === 0).map((v) => v + 0),
        );
      },
    ),
  ));

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

test('the lines of a world map leave room between them', () => {
  expect(graticuleStep(360 / 1024)).toBe(45);
  expect(graticuleStep(360 / 4096)).toBe(10);
  expect(graticuleStep(360 / 65_536)).toBe(1);
});
