import { sample } from 'effector';
import type { Problem } from '#schemas';
import { pageViewed } from './analytics/analytics.ts';
import { buildKnown } from './build/model.ts';
import { $connection, networkReturned } from './connection/model.ts';
import { clockTicked } from './kernel/clock.ts';
import { appended, happened } from './kernel/log.ts';
import { isRefused } from './kernel/problem.ts';
import { noticeShown, tryOver } from './notices/model.ts';
import { durations, failureNotice } from './notices/notices.ts';
import { ordersFailed } from './orders/lists.ts';
import { embeddedTokenGiven } from './session/embedded.ts';
import {
  $lapsed,
  appStarted,
  informationMissed,
  sessionDoubted,
  sessionLapsed,
  sessionStored,
} from './session/model.ts';
import { rawFailure, vendorFailed, vendorsFailed } from './vendors/model.ts';

/**
 * The inputs of the engine, for adapters. They are loaded together with everything that listens while somebody is signed
 * in, so that no fact is lost because its listener is not there yet.
 */
export const engine = {
  appended,
  appStarted,
  buildKnown,
  clockTicked,
  sessionStored,
  sessionDoubted,
  sessionLapsed,
  networkReturned,
  embeddedTokenGiven,
  noticeShown,
  $connection,
};

sample({ clock: [pageViewed, networkReturned], fn: () => {}, target: tryOver });

// The engine's own notices.
/** Somebody who must set up a second factor first sees a page about it instead. */
const isNews = (problem: Problem) => !isRefused(problem, 'SecondFactorMissing');

/** Nobody is told what failed because their session ended: the way in says that it did. */
const isIn = (lapsed: unknown) => lapsed === null;

sample({
  clock: vendorsFailed.filter({ fn: isNews }),
  source: $lapsed,
  filter: isIn,
  fn: (_, problem) => failureNotice('error.cant-retrieve-vendors', problem, durations.vendors),
  target: noticeShown,
});
sample({
  clock: vendorFailed,
  fn: (problem) => failureNotice('error.unable-to-fetch-vendor', problem, durations.vendors),
  target: noticeShown,
});
sample({
  clock: rawFailure,
  fn: (problem) => ({
    ...failureNotice('error.raw', problem, durations.vendors),
    values: { message: JSON.stringify(problem) },
  }),
  target: noticeShown,
});
sample({
  clock: happened('vendors.loaded'),
  filter: ({ payload: { vendors } }) => vendors.length === 0,
  fn: () => ({ key: 'error.no-vendors', type: 'error' as const, duration: durations.vendors }),
  target: noticeShown,
});
sample({
  clock: informationMissed,
  fn: () => ({
    key: 'session.no-information',
    type: 'error' as const,
    duration: durations.vendors,
  }),
  target: noticeShown,
});
sample({
  clock: ordersFailed.filter({ fn: isNews }),
  source: $lapsed,
  filter: isIn,
  fn: (_, problem) => failureNotice('error.cant-retrieve-current-orders', problem, durations.order),
  target: noticeShown,
});
