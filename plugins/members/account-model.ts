import { createEvent, createStore, merge, sample } from 'effector';
import { endpointFx, happened, type Refusal, refusalOf } from '#core';
import { type Device, endpoints, type Id, type Problem, type ResultOf } from '#schemas';
import { doneTold, refusalTold } from './told-model.ts';

type Profile = ResultOf<typeof endpoints.getProfile>;
type Passwords = {
  readonly password: string;
  readonly new_password: string;
  readonly language: string;
};

/** The page of the person's own account is opened. */
export const accountOpened = createEvent();
export const nameSaved = createEvent<string>();
export const passwordChosen = createEvent<Passwords>();
export const deviceSignedOut = createEvent<Id>();

const profileFx = endpointFx(endpoints.getProfile);
const renameFx = endpointFx(endpoints.changeProfile);
const passwordFx = endpointFx(endpoints.changePassword);
const devicesFx = endpointFx(endpoints.listDevices);
const signOutFx = endpointFx(endpoints.signOutDevice);

const ended = happened('session.ended');
/** Null until it is known. */
export const $profile = createStore<Profile | null>(null)
  .on([profileFx.doneData, renameFx.doneData], (_, profile) => profile)
  .reset(ended);
/** The devices on which the person is signed in; null until loaded. */
export const $devices = createStore<readonly Device[] | null>(null)
  .on([devicesFx.doneData, signOutFx.doneData], (_, { devices }) => devices)
  .reset(accountOpened, ended);
/** Why the profile or the devices could not be loaded. */
export const $accountProblem = createStore<Problem | null>(null)
  .on([profileFx.failData, devicesFx.failData], (_, problem) => problem)
  .reset(accountOpened, ended);
export const $renaming = renameFx.pending;
export const $choosing = passwordFx.pending;
export const $signingOut = createStore<Id | null>(null)
  .on(deviceSignedOut, (_, id) => id)
  .reset(signOutFx.finally, ended);

/** Why the password was not changed. */
export const $passwordRefusal = createStore<Refusal | null>(null)
  .on(passwordFx.failData, (_, problem) => refusalOf(problem, 'profile.error.password'))
  .reset(passwordChosen, accountOpened);
/** Counts changes of the password; used as a key to empty the fields. */
export const $passwordsChanged = createStore(0).on(passwordFx.done, (count) => count + 1);

sample({ clock: accountOpened, fn: () => ({}), target: [profileFx, devicesFx] });
sample({ clock: nameSaved, fn: (name) => ({ body: { name } }), target: renameFx });
sample({ clock: passwordChosen, fn: (body) => ({ body }), target: passwordFx });
sample({ clock: passwordFx.done, fn: () => ({}), target: devicesFx });
sample({
  clock: deviceSignedOut,
  fn: (sessionId) => ({ params: { sessionId } }),
  target: signOutFx,
});

const done = merge([
  renameFx.done.map(() => 'profile.saved'),
  passwordFx.done.map(() => 'profile.password.changed'),
  signOutFx.done.map(() => 'profile.device.gone'),
]);
sample({
  clock: done,
  target: doneTold,
});
sample({
  clock: merge([renameFx.failData, signOutFx.failData]),
  fn: (problem) => refusalOf(problem, 'profile.error.change').what,
  target: refusalTold,
});
