/** Between these zoom levels the map of the world gives way to the surroundings of one place. */
const change = { from: 8, to: 10 };

/** How far the schematic of the surroundings has taken over from the world map, 0 to 1. */
export function cityShare(zoom: number): number {
  return Math.min(1, Math.max(0, (zoom - change.from) / (change.to - change.from)));
}

/** The longest round distance (1, 2 or 5 times a power of ten metres) that fits into so many pixels. */
export function scaleBar(metresPerPixel: number, maxPixels: number) {
  const limit = metresPerPixel * maxPixels;
  const power = 10 ** Math.floor(Math.log10(limit));
  const metres = ([5, 2].find((factor) => factor * power <= limit) ?? 1) * power;
  return { metres, pixels: metres / metresPerPixel };
}
