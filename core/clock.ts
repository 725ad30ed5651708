import { createEvent, createStore } from 'effector';
import type { UnixTime } from '#schemas';

/** The moment it is; the app ticks once a second, tests tick as they like. */
export const clockTicked = createEvent<UnixTime>();

/** Unix seconds; never goes back, so that what was due stays due when a device corrects its clock. */
export const $now = createStore<UnixTime>(0).on(clockTicked, (now, tick) => Math.max(now, tick));
