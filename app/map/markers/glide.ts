import { halfWorld, type Point } from '../geo.ts';

/** A move that takes time: where a marker came from, where it goes and when. Times are milliseconds. */
export type Glide = {
  readonly from: Point;
  readonly to: Point;
  readonly startedAt: number;
  readonly duration: number;
};

const shortest = 250;
/** One poll interval and a little: a marker that hears nothing more comes to rest. */
const longest = 2_400;
/** Further than this in one step is a correction, not a ride. */
const jump = 2_000;

/**
 * Plans the way from where the marker is seen now. It takes as long as the last report is old, so that
 * a marker polled at a steady pace moves at a steady pace.
 */
export function planGlide(from: Point, to: Point, now: number, sinceLast: number): Glide {
  const near = alongShortWay(from, to);
  const distance = Math.hypot(near[0] - from[0], near[1] - from[1]);
  const duration = distance > jump ? 0 : Math.min(longest, Math.max(shortest, sinceLast));
  return { from, to: near, startedAt: now, duration };
}

export function pointAt({ from, to, startedAt, duration }: Glide, now: number): Point {
  const share = duration === 0 ? 1 : Math.min(1, Math.max(0, (now - startedAt) / duration));
  if (share === 1) return to;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

export function isOver({ startedAt, duration }: Glide, now: number): boolean {
  return now - startedAt >= duration;
}

/** The same place seen from the nearer side of the antimeridian. */
function alongShortWay(from: Point, to: Point): Point {
  const world = 2 * halfWorld;
  const turns = Math.round((from[0] - to[0]) / world);
  return [to[0] + turns * world, to[1]];
}
