/** A ring on a square with round corners, in a picture 32 wide and high. */
export const sign = { corner: 9, outer: 8, inner: 4 } as const;

/** What the sign stands on, and the name beside it, on light and on dark grounds. */
export const accent: Record<'light' | 'dark', { readonly ground: string; readonly text: string }> =
  {
    light: { ground: '#3d4a5c', text: '#3d4a5c' },
    dark: { ground: '#55657c', text: '#b3c0d3' },
  };

/** Greys that can be read on every ground of the kit, and a second colour which differs from one number to the next. */
export function coloursOf(nth: number) {
  const hue = (205 + 47 * nth) % 360;
  return {
    light: {
      ...{ accent: accent.light.ground, accentHover: '#2f3a49', onAccent: '#ffffff' },
      ...{ accentText: accent.light.text, accentSoft: '#eceff4', accentLine: '#5a6b82' },
      second: hexOf(hue, 0.55, 0.3),
    },
    dark: {
      ...{ accent: accent.dark.ground, accentHover: '#47566b', onAccent: '#ffffff' },
      ...{ accentText: accent.dark.text, accentSoft: '#262d38', accentLine: '#8294ad' },
      second: hexOf(hue, 0.55, 0.72),
    },
  };
}

/** The outline of a place on the map: a box with cut corners on a foot, cut otherwise from one number to the next. */
export function pinOf(nth: number): string {
  const [across, down] = [9 + (nth % 9), 9 + (Math.floor(nth / 9) % 6)];
  return `M-${across}-18L${across}-18L18-${down}L18 ${down}L6 17L0 25L-6 17L-18 ${down}L-18-${down}Z`;
}

/** Of hue in degrees, saturation and lightness from 0 to 1. */
function hexOf(hue: number, saturation: number, lightness: number): string {
  const swing = saturation * Math.min(lightness, 1 - lightness);
  const channel = (nth: number) => {
    const k = (nth + hue / 30) % 12;
    return Math.round(255 * (lightness - swing * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  const two = (value: number) => value.toString(16).padStart(2, '0');
  return `#${[0, 8, 4].map((nth) => two(channel(nth))).join('')}`;
}
