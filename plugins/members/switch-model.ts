import { createEvent, createStore, sample } from 'effector';
import {
  $now,
  appended,
  endpointFx,
  fact,
  fieldOfRefusal,
  happened,
  keyOfRefusal,
  personProved,
  refusedOf,
} from '#core';
import { endpoints, type InputOf, type Problem, type ResultOf } from '#schemas';
import { sharedDevice } from './kept.ts';

/** Who has a PIN on this device. */
export type PersonHere = ResultOf<typeof endpoints.listPeopleHere>['people'][number];
type Refused = {
  readonly what: string;
  readonly where: string | null;
  readonly values: Readonly<Record<string, string | number>>;
};

/** The account menu is open. */
export const entryShown = createEvent();
/** It is asked who takes a turn. */
export const switchOpened = createEvent();
export const personChosen = createEvent<PersonHere | null>();
export const pinTyped = createEvent<InputOf<typeof endpoints.switchPerson>['body']>();
/** Somebody takes a turn who has no PIN here: they sign in with their password, and who is here keeps theirs. */
export const passwordWanted = createEvent();
/** The page has led to where the other person begins. */
export const switchLeft = createEvent();

const peopleFx = endpointFx(endpoints.listPeopleHere);
const switchFx = endpointFx(endpoints.switchPerson);
const ended = happened('session.ended');

/** Whether people take turns here. */
export const $isShared = createStore(false).on(
  sharedDevice.loadFx.doneData,
  (_, shared) => shared === true,
);
/** Null until that is known. */
export const $peopleHere = createStore<readonly PersonHere[] | null>(null)
  .on(peopleFx.doneData, (_, { people }) => people)
  .reset(ended);
export const $peopleProblem = createStore<Problem | null>(null)
  .on(peopleFx.failData, (_, problem) => problem)
  .reset(switchOpened, ended);
/** Whose PIN is asked for. */
export const $chosen = createStore<PersonHere | null>(null)
  .on(personChosen, (_, person) => person)
  .reset(switchOpened, ended);
export const $switching = switchFx.pending;
export const $switchRefusal = createStore<Refused | null>(null)
  .on(switchFx.failData, (_, problem) => {
    const refused = refusedOf(problem);
    const what = keyOfRefusal(refused, 'switch.failed');
    return { what, where: fieldOfRefusal(refused), values: refused?.values ?? {} };
  })
  .reset(switchOpened, personChosen, pinTyped);
/** Somebody else is here now. */
export const $switched = createStore(false)
  .on(switchFx.done, () => true)
  .reset(switchLeft);

sample({ clock: entryShown, fn: () => ({ owner: '' }), target: sharedDevice.loadFx });
sample({ clock: switchOpened, fn: () => ({}), target: peopleFx });
// A PIN that was wrong too often is taken off: the list says so.
sample({
  clock: switchFx.failData,
  filter: (problem) => problem.tag === 'refused' && problem.code === 'PinOver',
  fn: () => ({}),
  target: peopleFx,
});
sample({ clock: pinTyped, fn: (body) => ({ body }), target: switchFx });
sample({ clock: switchFx.doneData, target: personProved });
sample({
  clock: passwordWanted,
  source: $now,
  fn: (now) => [fact('session.ended', 'user', now, { reason: 'replaced' })],
  target: appended,
});
sample({
  clock: peopleFx.doneData,
  filter: ({ people }) => people.length === 0,
  fn: () => ({ owner: '', value: null }),
  target: sharedDevice.saveFx,
});
