import type { PlaceLabel } from '#schemas';
import { type Point, toPoint } from '../geo.ts';
import {
  boxAt,
  growBox,
  lineMeetsBox,
  moveBox,
  type PixelBox,
  pixelBoxesMeet,
  ringMeetsBox,
} from './boxes.ts';

/** A name with its place in Mercator metres, wide enough for `width` pixels. */
export type PlacedLabel = {
  readonly name: string;
  readonly point: Point;
  readonly width: number;
  readonly strong: boolean;
  /** A number of a block, small and without a dot. */
  readonly isNumber: boolean;
  /** Beside a dot that marks the place, or over the place itself. */
  readonly isBeside: boolean;
  /** Pixels from the place to the middle of the name. */
  readonly shift: Point;
};

type Measure = (name: string, strong: boolean) => number;

/** What names keep clear of, in Mercator metres and pixels around it: pins, and the lines between them. */
export type Obstacles = {
  readonly pins: readonly (readonly [Point, PixelBox])[];
  readonly lines: readonly (readonly [Point, Point])[];
};

/** The rings around a door, each so many pixels one. */
export type Rings = { readonly door: Point; readonly step: number };

type Options = {
  readonly measure: Measure;
  /** Places are dots with their names beside them. */
  readonly dots: boolean;
  readonly obstacles: Obstacles;
  /** Null where none are drawn. */
  readonly rings: Rings | null;
};

/** From the middle of a dot to the first letter of a name beside it, and to the middle of one above or below. */
const away = { x: 8, y: 15 };
const dotReach = 4;
/** Free pixels around a name: it must touch no line, however wide. Its box is higher than its letters. */
const clear = { x: 4, y: 2 };
/** Further ones to the next name: those that nearly touch read as one. */
const gap = { x: 10, y: 4 };
/** Numbers are read one by one, and stand as near as their blocks. */
const tight = { x: 2, y: 0 };
const none = { x: 0, y: 0 };
const over: readonly Point[] = [[0, 0]];
const beside: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
];

/**
 * Finds room for the names that fit beside each other at a resolution, the most important first. It does not look at
 * what is in view, so that panning moves names but never swaps them.
 */
export function declutter(
  places: readonly PlaceLabel[],
  resolution: number,
  { measure, dots, obstacles, rings }: Options,
): readonly PlacedLabel[] {
  const lowest = Math.min(...places.map(({ rank }) => rank));
  const byRank = [...places].sort((a, b) => a.rank - b.rank || compareText(a.name, b.name));
  const taken = measureObstacles(obstacles, resolution);
  const middle = rings && plane(rings.door, resolution);
  // A ring gives way to a name that has no room clear of it.
  const meetsRing = (box: PixelBox) =>
    rings !== null && middle !== null && ringMeetsBox(middle, rings.step, growBox(box, clear));
  const chosen: PlacedLabel[] = [];
  for (const place of byRank) {
    const isNumber = place.isNumber === true;
    const strong = place.rank === lowest && !isNumber;
    const width = measure(place.name, strong);
    const isBeside = dots && !isNumber;
    const bare = { name: place.name, point: toPoint(place), width, strong, isNumber, isBeside };
    const free = (isBeside ? beside : over)
      .map(([x, y]) => ({ ...bare, shift: [x * (away.x + width / 2), y * away.y] as const }))
      .filter((each) => taken.isFree(boxOf(each, resolution)));
    const label = free.find((each) => !meetsRing(boxOf(each, resolution))) ?? free[0];
    if (!label) continue;
    taken.add(boxOf(label, resolution), isNumber ? tight : gap);
    chosen.push(label);
  }
  return chosen;
}

/** The pixels that a name takes with its dot, on the plane whose origin is where Mercator's is. */
export function boxOf(
  { point, width, shift, isBeside }: PlacedLabel,
  resolution: number,
): PixelBox {
  const { left, right, top, bottom } = boxAt(shift, width / 2, 8);
  const dot = isBeside ? dotReach : 0;
  const own = {
    left: Math.min(left, -dot),
    right: Math.max(right, dot),
    top: Math.min(top, -dot),
    bottom: Math.max(bottom, dot),
  };
  return moveBox(own, plane(point, resolution));
}

/** What stands on the plane of a resolution, with what is added to it. */
export function measureObstacles({ pins, lines }: Obstacles, resolution: number) {
  const boxes = pins.map(([point, box]) => moveBox(box, plane(point, resolution)));
  const ways = lines.map(([a, b]) => [plane(a, resolution), plane(b, resolution)] as const);
  return {
    isFree(bare: PixelBox): boolean {
      const box = growBox(bare, clear);
      return !(
        boxes.some((other) => pixelBoxesMeet(box, other)) ||
        ways.some(([a, b]) => lineMeetsBox(a, b, box))
      );
    },
    /** What comes next keeps a gap to this one. */
    add: (box: PixelBox, free = none) => boxes.push(growBox(box, free)),
  };
}

function plane([x, y]: Point, resolution: number): Point {
  return [x / resolution, -y / resolution];
}

/** By code unit: the same order in every locale. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
