import { createEvent, createStore } from 'effector';
import type { UnixTime } from '#schemas';

/** The moment it is; the app ticks once a second, tests tick as they like. */
export const clockTicked = createEvent<UnixTime>();

/** Seconds by which two readings of a right clock may differ: what servers say of the time has whole seconds. */
const jitter = 5;

/** Unix seconds. What was due stays due for the sake of a few seconds; a clock that was wrong is put right. */
export const $now = createStore<UnixTime>(0).on(clockTicked, (now, tick) =>
  now - tick > jitter ? tick : Math.max(now, tick),
);

/** The minute that it is, for what need not change with every second. */
export const $minute = $now.map((now) => now - (now % 60));

/** Seconds since a moment; it is long ago when the clock was put back behind it meanwhile. */
export function secondsSince(moment: UnixTime, now: UnixTime): number {
  return moment - now > jitter ? Number.POSITIVE_INFINITY : now - moment;
}
