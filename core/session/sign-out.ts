import { attach, createEvent, createStore, merge, sample } from 'effector';
import { endpoints } from '#schemas';
import { $now } from '../kernel/clock.ts';
import { latestOf } from '../kernel/latest.ts';
import { appended, fact, happened } from '../kernel/log.ts';
import {
  disconnectFx,
  endpointFx,
  forgetPersonFx,
  noTargets,
  trackRidersFx,
  waitFx,
} from '../kernel/ports.ts';
import { noticeShown } from '../notices/model.ts';
import { durations, failureNotice } from '../notices/notices.ts';
import { $session } from './model.ts';

/** This person wants to leave, on this device. */
export const signOutAsked = createEvent();
/** This person is to be signed out on every device, here too. */
export const signOutEverywhereAsked = createEvent();

const logoutFx = endpointFx(endpoints.logout);
const everywhereFx = endpointFx(endpoints.logoutEverywhere);
const patienceFx = attach({ effect: waitFx, mapParams: () => ({ seconds: 3 }) });

/** Whether leaving on every device is under way. */
export const $signingOutEverywhere = everywhereFx.pending;

// The server is told while the token still exists, but signing out does not wait long for it.
const leaving = sample({
  clock: signOutAsked,
  filter: $session.map((session) => session !== null),
});
// First stop the live connection and the polling of riders, which would fail with the ended token.
sample({ clock: leaving, fn: () => undefined, target: disconnectFx });
sample({ clock: leaving, fn: () => noTargets, target: trackRidersFx });
sample({ clock: leaving, fn: () => ({}), target: [logoutFx, patienceFx] });
// Unlike signing out here, this is not done before the server says so.
const leavingEverywhere = sample({
  clock: signOutEverywhereAsked,
  source: { session: $session, busy: everywhereFx.pending },
  filter: ({ session, busy }) => session !== null && !busy,
});
sample({ clock: leavingEverywhere, fn: () => ({}), target: everywhereFx });

const sessionChanged = merge([happened('session.started'), happened('session.ended')]);
/** Whether leaving on all devices is under way; reset with the session, so that a late answer does not sign out the next person. */
const $leavingEverywhere = createStore(false)
  .on(leavingEverywhere, () => true)
  .reset(sessionChanged, everywhereFx.fail);
// Nor do the answer to an earlier sign-out, or the patience with it, end the wait of a later one.
const answered = latestOf(logoutFx, sessionChanged);
const patient = latestOf(patienceFx, sessionChanged);
const left = merge([answered.done, answered.fail, patient.done]);
const leftEverywhere = sample({ clock: everywhereFx.done, filter: $leavingEverywhere });
sample({
  clock: [left, leftEverywhere],
  source: $now,
  fn: (now) => [fact('session.ended', 'user', now, { reason: 'signed-out' })],
  target: appended,
});
// Nothing of one session is left for the next, except unsent drafts of a person who did not sign out on purpose.
sample({
  clock: happened('session.ended'),
  fn: ({ source, payload }) => ({
    typed: source === 'user' && payload.reason === 'signed-out',
    elsewhere: source === 'storage',
  }),
  target: forgetPersonFx,
});
sample({
  clock: everywhereFx.failData,
  fn: (problem) => failureNotice('session.everywhere-failed', problem, durations.order),
  target: noticeShown,
});
