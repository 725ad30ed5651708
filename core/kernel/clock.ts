import { createEvent, createStore } from 'effector';
import type { UnixTime } from '#schemas';

/** The current time; the app ticks once a second, tests tick as they like. */
export const clockTicked = createEvent<UnixTime>();

/** Seconds by which two readings of a correct clock may differ, since servers tell the time in whole seconds. */
const jitter = 5;

/** The time after a tick. It never goes back by a few seconds, so that what was due stays due; a larger step corrects a wrong clock. */
export function timeAfter(now: UnixTime, tick: UnixTime): UnixTime {
  return now - tick > jitter ? tick : Math.max(now, tick);
}

/** Unix seconds. */
export const $now = createStore<UnixTime>(0).on(clockTicked, timeAfter);

/** The start of the current minute, for what need not change every second. */
export const $minute = $now.map((now) => now - (now % 60));

/** Seconds since a moment; infinite for one in the future, since the clock must have been put back. */
export function secondsSince(moment: UnixTime, now: UnixTime): number {
  return moment - now > jitter ? Number.POSITIVE_INFINITY : now - moment;
}
