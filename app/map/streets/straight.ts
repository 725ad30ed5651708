import type { Point } from '../geo.ts';

/** A part of a line between two of its points. */
export type Stretch = readonly [from: Point, to: Point];

/**
 * The longest stretch of a line that is straight to within `tolerance` and at least `least` long; null when there is none.
 * For scripts with joined letters, whose names would break at a bend.
 */
export function straightStretch(
  line: readonly Point[],
  { least, tolerance }: { readonly least: number; readonly tolerance: number },
): Stretch | null {
  let best: Stretch | null = null;
  let longest = least;
  let from = 0;
  for (let to = 1; to < line.length; to += 1) {
    while (from < to - 1 && !isStraight(line, from, to, tolerance)) from += 1;
    const [start, end] = [line[from], line[to]];
    if (!start || !end) continue;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    if (length < longest) continue;
    longest = length;
    best = [start, end];
  }
  return best;
}

/** Whether all points between two lie near the straight line between them, and none beyond its ends. */
function isStraight(line: readonly Point[], from: number, to: number, tolerance: number): boolean {
  const [start, end] = [line[from], line[to]];
  if (!start || !end) return false;
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return false;
  return line.slice(from + 1, to).every(([x, y]) => {
    const along = ((x - start[0]) * dx + (y - start[1]) * dy) / length;
    const beside = Math.abs((x - start[0]) * dy - (y - start[1]) * dx) / length;
    return beside <= tolerance && along >= -tolerance && along <= length + tolerance;
  });
}
