import { createEvent, createStore, sample } from 'effector';
import { endpoints, guestSessionOf } from '#schemas';
import { $now } from '../kernel/clock.ts';
import { appended, fact } from '../kernel/log.ts';
import { endpointFx } from '../kernel/ports.ts';
import { tryFailed, tryOver } from '../notices/model.ts';
import { durations, failureNotice } from '../notices/notices.ts';
import { $session, $starting, appStarted } from './model.ts';
import { tokenRefused } from './refusal.ts';
import { modeOf, startedBy } from './session.ts';

/** Somebody wants to order without an account. */
export const guestAsked = createEvent();

const beginFx = endpointFx(endpoints.beginGuest);

/** Whether a guest's visit is being opened. */
export const $guestBeginning = beginFx.pending;
/** The mode of the product, which follows from the session (specification 1, section 4). */
export const $mode = $session.map(modeOf);

/** Whether a visit was asked for; it waits until the engine is loaded. */
const $wanted = createStore(false)
  .on(guestAsked, () => true)
  .reset(beginFx.finally);
sample({
  clock: [guestAsked, appStarted],
  source: { wanted: $wanted, starting: $starting, busy: beginFx.pending },
  filter: ({ wanted, starting, busy }) => wanted && !starting && !busy,
  fn: () => ({}),
  target: beginFx,
});
sample({
  clock: beginFx.doneData.filterMap(({ guest_token }) => guestSessionOf(guest_token) ?? undefined),
  source: { here: $session, now: $now },
  filter: ({ here }) => here === null,
  fn: ({ now }, session) => [startedBy(session, 'fetch', now)],
  target: appended,
});
sample({ clock: guestAsked, target: tryOver });
sample({
  clock: beginFx.failData,
  fn: (problem) => {
    const key = problem.tag === 'refused' ? (problem.key ?? 'alert.error') : 'alert.offline';
    return failureNotice(key, problem, durations.shell);
  },
  target: tryFailed,
});

// A guest's token is never renewed. It ends when the server refuses it, not by the clock, which may be wrong.
const refused = tokenRefused.filter({
  fn: ({ params: { endpoint } }) =>
    endpoint.access.kind !== 'public' && endpoint.access.guests === true,
});
sample({
  clock: refused,
  source: { session: $session, now: $now },
  filter: ({ session }) => session?.guest === true,
  fn: ({ now }) => [fact('session.ended', 'fetch', now, { reason: 'refused' })],
  target: appended,
});
