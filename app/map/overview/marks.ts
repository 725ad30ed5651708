import { type Point, toPoint } from '../geo.ts';
import { type Glide, isOver, planGlide, pointAt, restAt } from '../markers/glide.ts';
import type { Mark } from './types.ts';

type Moving = { readonly mark: Mark; readonly glide: Glide };

/** A mark where it is at this moment. */
export type Seen = { readonly point: Point; readonly look: Mark['look']; readonly mark: Mark };

/** Where many riders are at a moment, as follows from their last reports. Times are milliseconds. */
export function createMarks(reducedMotion: boolean) {
  let known: ReadonlyMap<string, Moving> = new Map();
  const glideOf = (mark: Mark, now: number): Glide => {
    const to = toPoint(mark.position);
    const before = known.get(mark.id)?.glide;
    if (before === undefined || reducedMotion) return restAt(to, now);
    return before.to[0] === to[0] && before.to[1] === to[1] ? before : planGlide(before, to, now);
  };
  return {
    set(marks: readonly Mark[], now: number): void {
      known = new Map(marks.map((mark) => [mark.id, { mark, glide: glideOf(mark, now) }]));
    },
    at: (now: number): readonly Seen[] =>
      Array.from(known.values(), ({ mark, glide }) => ({
        ...{ point: pointAt(glide, now), look: mark.look, mark },
      })),
    isMoving: (now: number): boolean =>
      [...known.values()].some(({ glide }) => !isOver(glide, now)),
  };
}
