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

/** A person with a PIN on this device. */
export type PersonHere = ResultOf<typeof endpoints.listPeopleHere>['people'][number];
type Refused = {
  readonly what: string;
  readonly where: string | null;
  readonly values: Readonly<Record<string, string | number>>;
};

/** The account menu was opened. */
export const entryShown = createEvent();
/** The page to switch person was opened. */
export const switchOpened = createEvent();
export const personChosen = createEvent<PersonHere | null>();
export const pinTyped = createEvent<InputOf<typeof endpoints.switchPerson>['body']>();
/** A person without a PIN here signs in with their password; the PINs of others stay. */
export const passwordWanted = createEvent();
/** The page went on to the other person's first page. */
export const switchLeft = createEvent();

const peopleFx = endpointFx(endpoints.listPeopleHere);
const switchFx = endpointFx(endpoints.switchPerson);
const ended = happened('session.ended');

/** Whether this is a shared device. */
export const $isShared = createStore(false).on(
  sharedDevice.loadFx.doneData,
  (_, shared) => shared === true,
);
/** The people with a PIN here; null until loaded. */
export const $peopleHere = createStore<readonly PersonHere[] | null>(null)
  .on(peopleFx.doneData, (_, { people }) => people)
  .reset(ended);
export const $peopleProblem = createStore<Problem | null>(null)
  .on(peopleFx.failData, (_, problem) => problem)
  .reset(switchOpened, ended);
/** The person whose PIN is asked for. */
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
/** Whether the session is another person's now. */
export const $switched = createStore(false)
  .on(switchFx.done, () => true)
  .reset(switchLeft);

sample({ clock: entryShown, fn: () => ({ owner: '' }), target: sharedDevice.loadFx });
sample({ clock: switchOpened, fn: () => ({}), target: peopleFx });
// A PIN that was wrong too often is removed, so the list is loaded again.
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
