import { halfWorld, type Point } from '../geo.ts';

/** Where a marker came from, where it goes and when. Times are milliseconds. */
export type Glide = {
  readonly from: Point;
  readonly to: Point;
  readonly startedAt: number;
  readonly duration: number;
};

const shortest = 250;
/** One poll interval and a little: a marker that hears nothing more comes to rest. */
const longest = 2_400;
/** Further than this in one step, in Mercator metres, is a correction and not a ride. */
const jump = 2_000;

export function restAt(point: Point, now: number): Glide {
  return { from: point, to: point, startedAt: now, duration: 0 };
}

/**
 * The way from where the marker is seen now. It takes as long as the last report is old, so that a marker
 * polled at a steady pace moves at a steady pace.
 */
export function planGlide(before: Glide, to: Point, now: number): Glide {
  const from = pointAt(before, now);
  const near = onNearSide(from, to);
  if (Math.hypot(near[0] - from[0], near[1] - from[1]) > jump) return restAt(near, now);
  const duration = Math.min(longest, Math.max(shortest, now - before.startedAt));
  return { from, to: near, startedAt: now, duration };
}

export function pointAt({ from, to, startedAt, duration }: Glide, now: number): Point {
  const share = duration === 0 ? 1 : Math.min(1, Math.max(0, (now - startedAt) / duration));
  if (share === 1) return to;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Pixels that nobody sees a marker move by. */
const unseen = 0.25;

/**
 * Milliseconds until the next picture is worth painting: until the fastest of these has moved by what can be seen, or the last of them
 * comes to rest; null once all rest. A rider in a town's traffic takes seconds for a pixel of the whole town.
 */
export function nextStep(glides: readonly Glide[], now: number, resolution: number): number | null {
  const moving = glides.filter((glide) => !isOver(glide, now));
  if (moving.length === 0) return null;
  const fastest = Math.max(...moving.map(speedOf));
  const end = Math.max(...moving.map(({ startedAt, duration }) => startedAt + duration));
  return Math.min((unseen * resolution) / fastest, end - now);
}

/** Mercator metres a millisecond. */
function speedOf({ from, to, duration }: Glide): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]) / duration;
}

export function isOver({ startedAt, duration }: Glide, now: number): boolean {
  return now - startedAt >= duration;
}

/** The same place seen from the nearer side of the antimeridian. */
function onNearSide(from: Point, to: Point): Point {
  const world = 2 * halfWorld;
  return [to[0] + Math.round((from[0] - to[0]) / world) * world, to[1]];
}
