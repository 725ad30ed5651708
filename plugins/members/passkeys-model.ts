import { attach, createEvent, createStore, merge, sample } from 'effector';
import { endpointFx, happened, type Refusal, refusalOf } from '#core';
import { makePasskeyFx } from '#core/ports';
import {
  endpoints,
  type Id,
  type InputOf,
  type Passkey,
  type Problem,
  type ResultOf,
} from '#schemas';
import { $passwordsChanged, accountOpened } from './account-model.ts';
import { factorSwitchedOn } from './factor-model.ts';
import { type PasskeysHere, readPasskeysHereFx } from './ports.ts';
import { doneTold, refusalTold } from './told-model.ts';

/** The name of a new passkey, with the person's password and code. */
type Chosen = Proof & Named;
type Named = Pick<InputOf<typeof endpoints.addPasskey>['body'], 'name' | 'language'>;

type Proof = InputOf<typeof endpoints.beginPasskey>['body'];
type Asked = { body: Proof; options: ResultOf<typeof endpoints.beginPasskey>['options'] };

/** The dialog to add a passkey is opened. */
export const passkeyAsked = createEvent();
export const passkeyClosed = createEvent();
export const passkeyChosen = createEvent<Chosen>();
export const passkeyRemoved = createEvent<Id>();

const passkeysFx = endpointFx(endpoints.listPasskeys);
const beginFx = endpointFx(endpoints.beginPasskey);
const makeFx = attach({ effect: makePasskeyFx });
const addFx = endpointFx(endpoints.addPasskey);
const removeFx = endpointFx(endpoints.removePasskey);
const hereFx = attach({ effect: readPasskeysHereFx });

const ended = happened('session.ended');
/** The person's passkeys; null until loaded. */
export const $passkeys = createStore<readonly Passkey[] | null>(null)
  .on([passkeysFx.doneData, addFx.doneData, removeFx.doneData], (_, { passkeys }) => passkeys)
  .reset(ended);
/** The page's host, and whether its browser supports passkeys; null until known. */
export const $passkeysHere = createStore<PasskeysHere | null>(null).on(
  hereFx.doneData,
  (_, here) => here,
);
export const $passkeysProblem = createStore(false)
  .on([passkeysFx.fail, hereFx.fail], () => true)
  .reset(accountOpened, ended);
export const $passkeyOpen = createStore(false)
  .on(passkeyAsked, () => true)
  .reset(passkeyClosed, addFx.done, accountOpened, ended);
// Open the browser's dialog only if ours is still open.
const begun = sample({
  clock: beginFx.doneData,
  source: $passkeyOpen,
  fn: (open, { options }) => ({ open, options }),
});
/** The name of the passkey that is being made; null for none. */
const $named = createStore<Named | null>(null)
  .on(passkeyChosen, (_, { name, language }) => ({ name, language }))
  .reset(
    beginFx.fail,
    begun.filter({ fn: ({ open }) => !open }),
    makeFx.fail,
    addFx.finally,
    ended,
  );
/** The server's options for what was typed. A code is valid once, so they are kept: after closing the browser's dialog, a retry needs no other code. */
const $asked = createStore<Asked | null>(null)
  .on(beginFx.done, (_, { params: { body }, result: { options } }) => ({ body, options }))
  .reset(passkeyAsked, passkeyClosed, addFx.finally, ended);
/** Whether the server or the browser's dialog is pending. */
export const $passkeyBusy = $named.map((named) => named !== null);
export const $passkeyRemoving = createStore<Id | null>(null)
  .on(passkeyRemoved, (_, id) => id)
  .reset(removeFx.finally, ended);

const refusedAs = (problem: Problem) => refusalOf(problem, 'profile.error.change');
/** The text of a browser's fault; any other error means that the adapter's code could not be loaded. */
const faultOf = (fault: unknown) => `passkey.${typeof fault === 'string' ? fault : 'failed'}`;
/** Why none was added. */
export const $passkeyRefusal = createStore<Refusal | null>(null)
  .on([beginFx.failData, addFx.failData], (_, problem) => refusedAs(problem))
  .on(makeFx.failData, (_, fault) => ({ what: faultOf(fault), where: null }))
  .reset(passkeyAsked, passkeyChosen, passkeyClosed);

sample({ clock: accountOpened, target: hereFx });
// A new password or turning codes on removes passkeys, so they are loaded again.
sample({
  clock: merge([accountOpened, $passwordsChanged.updates, factorSwitchedOn]),
  fn: () => ({}),
  target: passkeysFx,
});
const chosen = sample({
  clock: passkeyChosen,
  source: $asked,
  fn: (asked, { password, code }) => ({
    asked,
    body: { password, ...(code !== undefined && { code }) },
  }),
});
const isAskedFor = ({ password, code }: Proof, asked: Asked | null) =>
  password === asked?.body.password && code === asked.body.code;
sample({
  clock: chosen.filterMap(({ asked, body }) => (isAskedFor(body, asked) ? undefined : { body })),
  target: beginFx,
});
sample({
  clock: merge([
    begun.filterMap(({ open, options }) => (open ? options : undefined)),
    chosen.filterMap(({ asked, body }) => (isAskedFor(body, asked) ? asked?.options : undefined)),
  ]),
  target: makeFx,
});
sample({
  clock: sample({
    clock: makeFx.doneData,
    source: $named,
    fn: (named, made) => ({ named, made }),
  }).filterMap(({ named, made }) => (named === null ? undefined : { body: { ...made, ...named } })),
  target: addFx,
});
sample({ clock: passkeyRemoved, fn: (passkeyId) => ({ params: { passkeyId } }), target: removeFx });
sample({
  clock: merge([
    addFx.done.map(() => 'profile.passkey.added'),
    removeFx.done.map(() => 'profile.passkey.gone'),
  ]),
  target: doneTold,
});
sample({
  clock: removeFx.failData,
  fn: (problem) => refusedAs(problem).what,
  target: refusalTold,
});
