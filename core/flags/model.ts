import { attach, createEvent, createStore, sample } from 'effector';
import { readFlags, type UnixTime } from '#schemas';
import { $now, clockTicked, secondsSince } from '../kernel/clock.ts';
import { appended, fact, happened } from '../kernel/log.ts';
import { flagsFx, waitFx } from '../kernel/ports.ts';
import { projected } from '../kernel/projection.ts';
import { appStarted } from '../session/model.ts';
import { flagsProjection } from './flags.ts';

const REFRESH_EVERY = 300;
/** Seconds after which flags are asked for again when no provider answered. */
const RETRY_AFTER = 30;
const DEBOUNCE = 0.4;

/** Which features are on, from the log; the defaults until a provider answered. */
export const $flags = projected(flagsProjection);

/** Whether the service is being worked on, and whether that was planned (specification 1, section 4). */
export const $maintenance = $flags.map(({ unplanned_maintenance, planned_maintenance }) => {
  if (unplanned_maintenance) return 'unplanned';
  return planned_maintenance ? 'planned' : null;
});

/** Asks for flags now instead of at the next interval. */
export const flagsAsked = createEvent();
/** Whether a look for flags is under way. */
export const $flagsLoading = flagsFx.pending;

/** Whether the first look for flags is over, however it went. */
export const $flagsKnown = createStore(false).on(flagsFx.finally, () => true);

const wanted = createEvent();
const $wantedTimes = createStore(0).on(wanted, (times) => times + 1);
const pauseFx = attach({ effect: waitFx, mapParams: (_: number) => ({ seconds: DEBOUNCE }) });
const $askedAt = createStore<UnixTime | null>(null).on(
  sample({ clock: flagsFx, source: $now }),
  (_, now) => now,
);
const $unanswered = createStore(false)
  .on(flagsFx.fail, () => true)
  .reset(flagsFx.done);

sample({
  clock: [happened('session.started'), happened('session.ended')],
  fn: () => undefined,
  target: wanted,
});
sample({ clock: wanted, source: $wantedTimes, target: pauseFx });
sample({
  clock: pauseFx.done,
  source: $wantedTimes,
  filter: (times, { params }) => params === times,
  fn: () => undefined,
  target: flagsFx,
});
sample({ clock: [appStarted, flagsAsked], target: flagsFx });
sample({
  clock: clockTicked,
  source: { askedAt: $askedAt, now: $now, unanswered: $unanswered, busy: $flagsLoading },
  filter: ({ askedAt, now, unanswered, busy }) => {
    const rest = unanswered ? RETRY_AFTER : REFRESH_EVERY;
    return !busy && askedAt !== null && secondsSince(askedAt, now) >= rest;
  },
  fn: () => undefined,
  target: flagsFx,
});
// A page that started without a network asks as soon as it is back.
sample({
  clock: happened('connection.opened'),
  filter: $unanswered,
  fn: () => undefined,
  target: wanted,
});
sample({
  clock: flagsFx.doneData,
  source: $now,
  fn: (now, { answer, provider }) => [
    fact('flags.loaded', 'fetch', now, { flags: readFlags(answer), provider }),
  ],
  target: appended,
});
