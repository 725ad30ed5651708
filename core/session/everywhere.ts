import { createEvent, sample } from 'effector';
import { endpoints } from '#schemas';
import { $now } from '../clock.ts';
import { appended, fact } from '../log.ts';
import { noticeShown } from '../notices/model.ts';
import { durations, failureNotice } from '../notices/notices.ts';
import { endpointFx } from '../ports.ts';
import { $session } from './model.ts';

/** This person is to be signed out on every device, here too. */
export const signOutEverywhereAsked = createEvent();

const everywhereFx = endpointFx(endpoints.logoutEverywhere);

export const $signingOutEverywhere = everywhereFx.pending;

// Unlike signing out here, this is not done before the server says so.
sample({
  clock: signOutEverywhereAsked,
  source: { session: $session, busy: everywhereFx.pending },
  filter: ({ session, busy }) => session !== null && !busy,
  fn: () => ({}),
  target: everywhereFx,
});
sample({
  clock: everywhereFx.done,
  source: $now,
  fn: (now) => [fact('session.ended', 'user', now, { reason: 'signed-out' })],
  target: appended,
});
sample({
  clock: everywhereFx.failData,
  fn: (problem) => failureNotice('session.everywhere-failed', problem, durations.order),
  target: noticeShown,
});
