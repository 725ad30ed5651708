import { createEvent, createStore, merge, sample } from 'effector';
import { endpointFx, happened, type Refusal, refusalOf } from '#core';
import { endpoints, type Id, type InputOf, type Pin, type Problem } from '#schemas';
import { $passwordsChanged, accountOpened } from './account-model.ts';
import { sharedDevice } from './kept.ts';
import { doneTold, refusalTold } from './told-model.ts';

/** The dialog to set a PIN is opened. */
export const pinAsked = createEvent();
export const pinClosed = createEvent();
export const pinChosen = createEvent<InputOf<typeof endpoints.setPin>['body']>();
export const pinRemoved = createEvent<Id>();

const pinsFx = endpointFx(endpoints.listPins);
const setFx = endpointFx(endpoints.setPin);
const removeFx = endpointFx(endpoints.removePin);

const ended = happened('session.ended');
/** The person's PINs; null until loaded. */
export const $pins = createStore<readonly Pin[] | null>(null)
  .on([pinsFx.doneData, setFx.doneData, removeFx.doneData], (_, { pins }) => pins)
  .reset(ended);
export const $pinsProblem = createStore<Problem | null>(null)
  .on(pinsFx.failData, (_, problem) => problem)
  .reset(accountOpened, ended);
export const $pinOpen = createStore(false)
  .on(pinAsked, () => true)
  .reset(pinClosed, setFx.done, accountOpened, ended);
export const $pinBusy = setFx.pending;
export const $pinRemoving = createStore<Id | null>(null)
  .on(pinRemoved, (_, id) => id)
  .reset(removeFx.finally, ended);

const refusedAs = (problem: Problem) => refusalOf(problem, 'profile.error.change');
export const $pinRefusal = createStore<Refusal | null>(null)
  .on(setFx.failData, (_, problem) => refusedAs(problem))
  .reset(pinAsked, pinChosen, pinClosed);

// A new password removes PINs, so they are loaded again.
sample({
  clock: merge([accountOpened, $passwordsChanged.updates]),
  fn: () => ({}),
  target: pinsFx,
});
sample({ clock: pinChosen, fn: (body) => ({ body }), target: setFx });
sample({ clock: pinRemoved, fn: (deviceId) => ({ params: { deviceId } }), target: removeFx });
sample({
  clock: setFx.done,
  fn: () => ({ owner: '', value: true as const }),
  target: sharedDevice.saveFx,
});
sample({
  clock: merge([
    setFx.done.map(() => 'profile.pin.is-set'),
    removeFx.done.map(() => 'profile.pin.gone'),
  ]),
  target: doneTold,
});
sample({
  clock: removeFx.failData,
  fn: (problem) => refusedAs(problem).what,
  target: refusalTold,
});
