import { attach, createEvent, createStore, merge, sample } from 'effector';
import { endpointFx, happened, type Refusal, refusalOf } from '#core';
import { copyTextFx } from '#core/ports';
import { endpoints, type InputOf, type ResultOf } from '#schemas';
import { accountOpened } from './account-model.ts';
import { doneTold } from './told-model.ts';

/** Whether the person uses a second factor, and whether they must. */
export type Factor = ResultOf<typeof endpoints.getSecondFactor>;
type Begun = ResultOf<typeof endpoints.beginSecondFactor>;

/** The open step: the password before an app is connected, the app's first code, or both to renew or end. */
export type FactorStep = 'password' | 'app' | 'renew' | 'end';

export const factorAsked = createEvent<FactorStep>();
export const factorClosed = createEvent();
export const factorBegun = createEvent<InputOf<typeof endpoints.beginSecondFactor>['body']>();
export const factorConfirmed = createEvent<InputOf<typeof endpoints.confirmSecondFactor>['body']>();
export const codesRenewed = createEvent<InputOf<typeof endpoints.renewRecoveryCodes>['body']>();
export const factorEnded = createEvent<InputOf<typeof endpoints.endSecondFactor>['body']>();
export const codesCopied = createEvent();
export const codesSeen = createEvent();

const factorFx = endpointFx(endpoints.getSecondFactor);
const beginFx = endpointFx(endpoints.beginSecondFactor);
const confirmFx = endpointFx(endpoints.confirmSecondFactor);
const renewFx = endpointFx(endpoints.renewRecoveryCodes);
const endFx = endpointFx(endpoints.endSecondFactor);

const ended = happened('session.ended');
/** The person's second factor; null until loaded. */
export const $factor = createStore<Factor | null>(null)
  .on(factorFx.doneData, (_, factor) => factor)
  .reset(ended);
export const $factorProblem = createStore(false)
  .on(factorFx.fail, () => true)
  .reset(accountOpened);
export const $factorStep = createStore<FactorStep | null>(null)
  .on(factorAsked, (_, step) => step)
  .on(beginFx.done, () => 'app')
  .reset(factorClosed, confirmFx.done, renewFx.done, endFx.done, accountOpened, ended);
/** The second factor was turned on. */
export const factorSwitchedOn = confirmFx.done.map(() => undefined);
/** The secret to connect an app with; forgotten afterwards. */
export const $begun = createStore<Begun | null>(null)
  .on(beginFx.doneData, (_, begun) => begun)
  .reset(factorClosed, confirmFx.done, accountOpened, ended);
/** New recovery codes, until the person confirms that they have them. */
export const $recoveryCodes = createStore<readonly string[] | null>(null)
  .on([confirmFx.doneData, renewFx.doneData], (_, { recovery_codes }) => recovery_codes)
  .reset(codesSeen, accountOpened, ended);
/** Whether a call is pending. */
export const $factorBusy = createStore(false)
  .on([factorBegun, factorConfirmed, codesRenewed, factorEnded], () => true)
  .reset(beginFx.finally, confirmFx.finally, renewFx.finally, endFx.finally, ended);
export const $factorRefusal = createStore<Refusal | null>(null)
  .on(merge([beginFx, confirmFx, renewFx, endFx].map(({ failData }) => failData)), (_, problem) =>
    refusalOf(problem, 'profile.error.change'),
  )
  .reset(factorAsked, factorClosed, factorBegun, factorConfirmed, codesRenewed, factorEnded);

sample({
  clock: [accountOpened, confirmFx.done, renewFx.done, endFx.done],
  fn: () => ({}),
  target: factorFx,
});
sample({ clock: factorBegun, fn: (body) => ({ body }), target: beginFx });
sample({ clock: factorConfirmed, fn: (body) => ({ body }), target: confirmFx });
sample({ clock: codesRenewed, fn: (body) => ({ body }), target: renewFx });
sample({ clock: factorEnded, fn: (body) => ({ body }), target: endFx });

const copyFx = attach({ effect: copyTextFx });
sample({
  clock: codesCopied,
  source: $recoveryCodes,
  filter: (codes) => codes !== null,
  fn: (codes) => (codes ?? []).join('\n'),
  target: copyFx,
});
sample({
  clock: merge([copyFx.done.map(() => 'codes.copied'), endFx.done.map(() => 'profile.factor.off')]),
  target: doneTold,
});
