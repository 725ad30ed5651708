type Point = readonly number[];
type Ring = readonly Point[];

/** A point inside of an area, and how wide the area is there, both in the area's own measure. */
export type InnerPoint = { readonly point: readonly [number, number]; readonly width: number };

/** Where an area can be named: in the middle of its widest part at half height; null for what covers no ground. */
export function innerPoint(shape: GeoJSON.Geometry): InnerPoint | null {
  if (shape.type === 'Polygon') return widestCut(shape.coordinates);
  if (shape.type !== 'MultiPolygon') return null;
  return shape.coordinates
    .map(widestCut)
    .reduce((best, cut) => ((cut?.width ?? 0) > (best?.width ?? 0) ? cut : best), null);
}

/** Of the parts of a horizontal line that lie inside the widest. Along the line, edges lead in and out by turns. */
function widestCut(rings: readonly Ring[]): InnerPoint | null {
  const y = heightOf(rings);
  const crossings = rings.flatMap((ring) => crossingsOf(ring, y)).sort((a, b) => a - b);
  let best: InnerPoint | null = null;
  for (let at = 1; at < crossings.length; at += 2) {
    const [from = 0, to = 0] = crossings.slice(at - 1, at + 1);
    if (to - from > (best?.width ?? 0)) best = { point: [(from + to) / 2, y], width: to - from };
  }
  return best;
}

/** Half the height of an area, moved between two of its points, since a line along an edge is neither in nor out. */
function heightOf(rings: readonly Ring[]): number {
  let [bottom, top] = [Infinity, -Infinity];
  for (const [, y = 0] of rings[0] ?? []) [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
  const middle = (bottom + top) / 2;
  for (const [, y = 0] of rings.flat()) {
    if (y <= middle) bottom = Math.max(bottom, y);
    else top = Math.min(top, y);
  }
  return (bottom + top) / 2;
}

function crossingsOf(ring: Ring, y: number): readonly number[] {
  return ring.flatMap(([x2 = 0, y2 = 0], at) => {
    const [x1 = 0, y1 = 0] = ring.at(at - 1) ?? [];
    return y1 > y === y2 > y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
  });
}
