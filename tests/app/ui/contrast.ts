/** The contrast ratio of two `#rrggbb` colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** How different two `#rrggbb` colours look: their distance in Oklab, 0 to 1. */
export function difference(one: string, other: string): number {
  const [first, second] = [oklab(one), oklab(other)];
  return Math.hypot(...first.map((value, at) => value - (second[at] ?? 0)));
}

function oklab(hex: string): readonly number[] {
  const cones = times(toCones, channels(hex)).map(Math.cbrt);
  return times(toLab, cones);
}

const toCones = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function times(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  return rows.map((row) => row.reduce((sum, factor, at) => sum + factor * (values[at] ?? 0), 0));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
