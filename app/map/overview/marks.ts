import { type Point, toPoint } from '../geo.ts';
import { samePlace } from '../markers/diff.ts';
import { type Glide, nextStep, planGlide, pointAt, restAt } from '../markers/glide.ts';
import type { Mark } from './types.ts';

type Moving = { readonly mark: Mark; readonly glide: Glide };

/** A mark where it is at this moment. */
export type Seen = { readonly point: Point; readonly look: Mark['look']; readonly mark: Mark };

/** Where many riders are at a moment, as follows from their last reports. Times are milliseconds. */
export function createMarks(reducedMotion: boolean) {
  let known: ReadonlyMap<string, Moving> = new Map();
  const glideOf = (mark: Mark, now: number): Glide => {
    const before = known.get(mark.id);
    if (before && samePlace(before.mark, mark)) return before.glide;
    const to = toPoint(mark.position);
    return before === undefined || reducedMotion
      ? restAt(to, now)
      : planGlide(before.glide, to, now);
  };
  return {
    set(marks: readonly Mark[], now: number): void {
      known = new Map(marks.map((mark) => [mark.id, { mark, glide: glideOf(mark, now) }]));
    },
    at: (now: number): readonly Seen[] =>
      Array.from(known.values(), ({ mark, glide }) => ({
        ...{ point: pointAt(glide, now), look: mark.look, mark },
      })),
    /** Milliseconds until one of them is seen elsewhere; null while all rest. */
    nextStep: (now: number, resolution: number): number | null =>
      nextStep(
        Array.from(known.values(), ({ glide }) => glide),
        now,
        resolution,
      ),
  };
}
