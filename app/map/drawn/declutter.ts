import type { PlaceLabel } from '#schemas';
import { type Point, toPoint } from '../geo.ts';
import { boxAt, lineMeetsBox, moveBox, type PixelBox, pixelBoxesMeet } from './boxes.ts';

/** A name with its place in Mercator metres, wide enough for `width` pixels. */
export type PlacedLabel = {
  readonly name: string;
  readonly point: Point;
  readonly width: number;
  readonly strong: boolean;
  /** A number of a block, small and without a dot. */
  readonly isNumber: boolean;
  /** Over the place itself, or beside the dot that marks it. */
  readonly side: 'over' | 'right' | 'left';
};

type Measure = (name: string, strong: boolean) => number;

/** What names keep clear of, in Mercator metres and pixels around it: pins, and the lines between them. */
export type Obstacles = {
  readonly pins: readonly (readonly [Point, PixelBox])[];
  readonly lines: readonly (readonly [Point, Point])[];
};

type Options = {
  readonly measure: Measure;
  /** Places are dots with their names beside them. */
  readonly dots: boolean;
  readonly most: number;
  readonly obstacles: Obstacles;
};

/** From the middle of a dot to the first letter of its name. */
export const dotGap = 8;
/** Free pixels around a name: names that touch read as one. */
const gap = { x: 14, y: 22 };
/** Numbers are read one by one, and stand as near as their blocks. */
const tight = { x: 6, y: 18 };

/**
 * Picks the names that fit beside each other at a resolution, the most important first. It does not look at
 * what is in view, so that panning moves names but never swaps them.
 */
export function declutter(
  places: readonly PlaceLabel[],
  resolution: number,
  { measure, dots, most, obstacles }: Options,
): readonly PlacedLabel[] {
  const lowest = Math.min(...places.map(({ rank }) => rank));
  const byRank = [...places].sort((a, b) => a.rank - b.rank || compareText(a.name, b.name));
  const taken = measureObstacles(obstacles, resolution);
  const chosen: PlacedLabel[] = [];
  let names = 0;
  for (const place of byRank) {
    const isNumber = place.isNumber === true;
    if (!isNumber && names === most) continue;
    const strong = place.rank === lowest && !isNumber;
    const bare = {
      name: place.name,
      point: toPoint(place),
      width: measure(place.name, strong),
      strong,
      isNumber,
    };
    const label = sidesOf(dots && !isNumber)
      .map((side) => ({ ...bare, side }))
      .find((each) => taken.isFree(boxOf(each, resolution)));
    if (!label) continue;
    if (!isNumber) names += 1;
    taken.add(boxOf(label, resolution), isNumber ? tight : gap);
    chosen.push(label);
  }
  return chosen;
}

const sidesOf = (dots: boolean) => (dots ? (['right', 'left'] as const) : (['over'] as const));

/** The pixels that a name takes, on the plane whose origin is where Mercator's is. */
export function boxOf({ point, width, side }: PlacedLabel, resolution: number): PixelBox {
  const [x, y] = plane(point, resolution);
  if (side === 'over') return boxAt([x, y], width / 2, 8);
  const start = side === 'right' ? x - 4 : x - dotGap - width;
  return { left: start, right: start + width + dotGap + 4, top: y - 8, bottom: y + 8 };
}

function measureObstacles({ pins, lines }: Obstacles, resolution: number) {
  const boxes = pins.map(([point, box]) => moveBox(box, plane(point, resolution)));
  const ways = lines.map(([a, b]) => [plane(a, resolution), plane(b, resolution)] as const);
  return {
    isFree: (box: PixelBox) =>
      !boxes.some((other) => pixelBoxesMeet(box, other)) &&
      !ways.some(([a, b]) => lineMeetsBox(a, b, box)),
    /** The next name keeps a gap to this one. */
    add: ({ left, right, top, bottom }: PixelBox, free: typeof gap) =>
      boxes.push({
        left: left - free.x,
        right: right + free.x,
        top: top - free.y + 16,
        bottom: bottom + free.y - 16,
      }),
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
