import { stretchAt } from '../geo.ts';

/** One net of lines: how far apart in metres on the ground, and how clearly drawn (0 to 1). */
export type GridLevel = { readonly spacing: number; readonly strength: number };

/** A net this dense, in pixels, is not yet to be seen; ten times as wide it is full. */
const densest = 18;

/**
 * The two nets, each of a power of ten metres, that suit a scale. Their strength changes steadily with
 * the scale, so that nothing pops up or vanishes while zooming.
 */
export function gridLevels(metresPerPixel: number): readonly GridLevel[] {
  const exponent = Math.ceil(Math.log10(densest * metresPerPixel));
  const fine = 10 ** exponent;
  const strength = Math.min(1, Math.max(0, Math.log10(fine / metresPerPixel / densest)));
  return [
    { spacing: fine, strength },
    { spacing: fine * 10, strength: 1 },
  ];
}

/** The multiples of a step from `low` to `high`. */
export function linesBetween(low: number, high: number, step: number): readonly number[] {
  const first = Math.ceil(low / step);
  const count = Math.max(0, Math.floor(high / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/**
 * How much a ground metre is stretched around here. Taken in steps of a quarter degree: were it exact, the
 * net would creep under the person's hand while panning north.
 */
export function bandStretch(latitude: number): number {
  return stretchAt(Math.round(latitude * 4) / 4);
}

/** Degrees between the lines of a world map, the round number that leaves at least 90 pixels. */
export function graticuleStep(degreesPerPixel: number): number {
  return [1, 2, 5, 10, 15, 30].find((step) => step / degreesPerPixel >= 90) ?? 45;
}

/** The longest round distance (1, 2 or 5 times a power of ten metres) that fits into so many pixels. */
export function scaleBar(metresPerPixel: number, maxPixels: number) {
  const limit = metresPerPixel * maxPixels;
  const power = 10 ** Math.floor(Math.log10(limit));
  const metres = ([5, 2].find((factor) => factor * power <= limit) ?? 1) * power;
  return { metres, pixels: metres / metresPerPixel };
}
