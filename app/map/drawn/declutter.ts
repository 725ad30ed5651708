import type { PlaceLabel } from '#schemas';
import { type Point, toPoint } from '../geo.ts';

/** A name with its place in Mercator metres, wide enough for `width` pixels. */
export type PlacedLabel = {
  readonly name: string;
  readonly point: Point;
  readonly width: number;
  readonly strong: boolean;
};

type Measure = (name: string, strong: boolean) => number;

const mostLabels = 80;
/** Free pixels around a name: names that touch read as one. */
const gap = { x: 14, y: 22 };

/**
 * Picks the names that fit beside each other at a resolution, the most important first. It does not look at
 * what is in view, so that panning moves names but never swaps them.
 */
export function declutter(
  places: readonly PlaceLabel[],
  resolution: number,
  measure: Measure,
): readonly PlacedLabel[] {
  const lowest = Math.min(...places.map(({ rank }) => rank));
  const byRank = [...places].sort((a, b) => a.rank - b.rank || compareText(a.name, b.name));
  const chosen: PlacedLabel[] = [];
  for (const place of byRank) {
    if (chosen.length === mostLabels) break;
    const strong = place.rank === lowest;
    const label = {
      name: place.name,
      point: toPoint(place),
      width: measure(place.name, strong),
      strong,
    };
    if (!chosen.some((other) => collide(other, label, resolution))) chosen.push(label);
  }
  return chosen;
}

function collide(a: PlacedLabel, b: PlacedLabel, resolution: number): boolean {
  const dx = Math.abs(a.point[0] - b.point[0]) / resolution;
  const dy = Math.abs(a.point[1] - b.point[1]) / resolution;
  return dx < (a.width + b.width) / 2 + gap.x && dy < gap.y;
}

/** By code unit: the same order in every locale. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
