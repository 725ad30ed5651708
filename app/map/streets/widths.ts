import type { RoadClass } from './schema.ts';

type Stop = readonly [zoom: number, pixels: number];

/** Widths in pixels at zooms of 256-pixel tiles; between two they grow evenly. */
const stops: Readonly<Record<RoadClass, readonly Stop[]>> = {
  main: [
    [5, 0.6],
    [9, 1.4],
    [12, 3.4],
    [14, 6.5],
    [16, 12],
    [18, 25],
    [20, 60],
  ],
  middle: [
    [9, 0.6],
    [11, 1.3],
    [13, 3.2],
    [14, 4.8],
    [16, 9],
    [18, 20],
    [20, 48],
  ],
  minor: [
    [12, 0.5],
    [13, 1.1],
    [14, 2.2],
    [15, 4],
    [16, 7],
    [18, 16],
    [20, 40],
  ],
  path: [
    [14, 0.6],
    [16, 1.8],
    [18, 5],
    [20, 14],
  ],
  rail: [
    [10, 0.6],
    [14, 1],
    [18, 2.4],
  ],
};

/** How wide a road is drawn at a zoom; 0 where it is not drawn yet. */
export function roadWidth(road: RoadClass, zoom: number): number {
  const list = stops[road];
  const next = list.findIndex(([at]) => at >= zoom);
  if (next === 0) return list[0]?.[0] === zoom ? (list[0]?.[1] ?? 0) : 0;
  const [from, to] = [list.at(next === -1 ? -1 : next - 1), list.at(next)];
  if (!from || !to || next === -1) return list.at(-1)?.[1] ?? 0;
  return from[1] + ((to[1] - from[1]) * (zoom - from[0])) / (to[0] - from[0]);
}

/** The zoom of 256-pixel tiles at so many Mercator metres a pixel. */
export function zoomAt(resolution: number): number {
  return Math.log2((2 * Math.PI * 6_378_137) / 256 / resolution);
}
