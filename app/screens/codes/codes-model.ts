import { attach, createEvent, createStore, sample } from 'effector';
import {
  durations,
  endpointFx,
  happened,
  isRefused,
  noticeShown,
  type Refusal,
  refusalOf,
  vendorsAsked,
} from '#core';
import { copyTextFx } from '#core/ports';
import { endpoints, type InputOf, type ResultOf } from '#schemas';

type Begun = ResultOf<typeof endpoints.beginSecondFactor>;

/** Set-up begins; with the password if it was last entered long ago. */
export const setUpBegun = createEvent<InputOf<typeof endpoints.beginSecondFactor>['body']>();
export const firstCodeSent = createEvent<InputOf<typeof endpoints.confirmSecondFactor>['body']>();
export const codesCopied = createEvent();
/** The person has saved the recovery codes. */
export const codesKept = createEvent();

const beginFx = endpointFx(endpoints.beginSecondFactor);
const confirmFx = endpointFx(endpoints.confirmSecondFactor);
const ended = happened('session.ended');

/** The secret for the app; not stored anywhere. */
export const $begun = createStore<Begun | null>(null)
  .on(beginFx.doneData, (_, begun) => begun)
  .reset(confirmFx.done, ended);
/** Recovery codes, told just now. */
export const $told = createStore<readonly string[] | null>(null)
  .on(confirmFx.doneData, (_, { recovery_codes }) => recovery_codes)
  .reset(codesKept, ended);
/** Whether the password is asked for, as it was given too long ago. */
export const $passwordNeeded = createStore(false)
  .on(beginFx.failData, (needed, problem) =>
    isRefused<'beginSecondFactor'>(problem, 'NotAuthorizedException') ? true : needed,
  )
  .reset(beginFx.done, ended);
export const $settingUp = createStore(false)
  .on([setUpBegun, firstCodeSent], () => true)
  .reset(beginFx.finally, confirmFx.finally, ended);
/** Why the last step was not taken; that the password is needed is none. */
export const $setUpRefusal = createStore<Refusal | null>(null)
  .on(beginFx.fail, (_, { params, error }) =>
    params.body?.password === undefined &&
    isRefused<'beginSecondFactor'>(error, 'NotAuthorizedException')
      ? null
      : refusalOf(error, 'codes-first.error'),
  )
  .on(confirmFx.failData, (_, problem) => refusalOf(problem, 'codes-first.error'))
  .reset(setUpBegun, firstCodeSent, ended);

sample({ clock: setUpBegun, fn: (body) => ({ body }), target: beginFx });
sample({ clock: firstCodeSent, fn: (body) => ({ body }), target: confirmFx });
// Another tab, or another device, was first.
const doneElsewhere = beginFx.failData.filter({
  fn: (problem) => isRefused<'beginSecondFactor'>(problem, 'SecondFactorOn'),
});
sample({ clock: [codesKept, doneElsewhere], fn: () => undefined, target: vendorsAsked });

const copyFx = attach({ effect: copyTextFx });
sample({
  clock: codesCopied,
  source: $told,
  filter: (codes) => codes !== null,
  fn: (codes) => (codes ?? []).join('\n'),
  target: copyFx,
});
sample({
  clock: copyFx.done,
  fn: () => ({
    ...{ key: 'codes.copied', type: 'success' as const },
    duration: durations.order,
  }),
  target: noticeShown,
});
