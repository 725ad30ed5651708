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

/** What a passkey is called, and what proves that it is its person who adds it. */
type Chosen = Proof & Named;
type Named = Pick<InputOf<typeof endpoints.addPasskey>['body'], 'name' | 'language'>;

type Proof = InputOf<typeof endpoints.beginPasskey>['body'];
type Asked = { body: Proof; options: ResultOf<typeof endpoints.beginPasskey>['options'] };

/** A passkey is to be added, or is not after all. */
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
/** With what somebody signs in; null until that is known. */
export const $passkeys = createStore<readonly Passkey[] | null>(null)
  .on([passkeysFx.doneData, addFx.doneData, removeFx.doneData], (_, { passkeys }) => passkeys)
  .reset(ended);
/** At which host this page is, and whether its browser has passkeys there; null until that is known. */
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
// Nobody is asked by their browser for what they have left.
const begun = sample({
  clock: beginFx.doneData,
  source: $passkeyOpen,
  fn: (open, { options }) => ({ open, options }),
});
/** What the one that is being made is called; null where none is. */
const $named = createStore<Named | null>(null)
  .on(passkeyChosen, (_, { name, language }) => ({ name, language }))
  .reset(
    beginFx.fail,
    begun.filter({ fn: ({ open }) => !open }),
    makeFx.fail,
    addFx.finally,
    ended,
  );
/** What the server asks of a browser for what was given. A code is good once: who closed their browser's question is asked for no other one. */
const $asked = createStore<Asked | null>(null)
  .on(beginFx.done, (_, { params: { body }, result: { options } }) => ({ body, options }))
  .reset(passkeyAsked, passkeyClosed, addFx.finally, ended);
/** Whether the server or the browser's own question is waited for. */
export const $passkeyBusy = $named.map((named) => named !== null);
export const $passkeyRemoving = createStore<Id | null>(null)
  .on(passkeyRemoved, (_, id) => id)
  .reset(removeFx.finally, ended);

const refusedAs = (problem: Problem) => refusalOf(problem, 'profile.error.change');
/** A browser's fault is a word; without its code there is none. */
const faultOf = (fault: unknown) => `passkey.${typeof fault === 'string' ? fault : 'failed'}`;
/** Why none was added. */
export const $passkeyRefusal = createStore<Refusal | null>(null)
  .on([beginFx.failData, addFx.failData], (_, problem) => refusedAs(problem))
  .on(makeFx.failData, (_, fault) => ({ what: faultOf(fault), where: null }))
  .reset(passkeyAsked, passkeyChosen, passkeyClosed);

sample({ clock: accountOpened, target: hereFx });
// Another password has ended them, and so have codes.
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
