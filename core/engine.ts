import { sample } from 'effector';
import type { Problem } from '#schemas';
import { buildKnown } from './build/model.ts';
import { $connection, networkReturned } from './connection/model.ts';
import { clockTicked } from './kernel/clock.ts';
import { appended, happened } from './kernel/log.ts';
import { isRefused } from './kernel/problem.ts';
import { noticeShown } from './notices/model.ts';
import { durations, failureNotice } from './notices/notices.ts';
import { ordersFailed } from './orders/lists.ts';
import { embeddedTokenGiven } from './session/embedded.ts';
import {
  appStarted,
  informationMissed,
  sessionDoubted,
  sessionLapsed,
  sessionStored,
} from './session/model.ts';
import { rawFailure, vendorFailed, vendorsFailed } from './vendors/model.ts';

/**
 * What the world tells the engine. It stands beside everybody who draws conclusions while somebody is signed in, so
 * who has it may append facts: none is lost because its listener was not loaded yet.
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

// What the engine itself has to say.
/** Who has to set codes up first is told so on a page of its own. */
const isNews = (problem: Problem) => !isRefused(problem, 'SecondFactorMissing');

sample({
  clock: vendorsFailed.filter({ fn: isNews }),
  fn: (problem) => failureNotice('error.cant-retrieve-vendors', problem, durations.vendors),
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
  fn: (problem) => failureNotice('error.cant-retrieve-current-orders', problem, durations.order),
  target: noticeShown,
});
