import { createEvent, createStore, sample } from 'effector';
import { endpointFx, personProved } from '#core';
import { endpoints, type InputOf, type Problem, type ResultOf } from '#schemas';

/** What the link of an invitation leads to. */
export type Invited = ResultOf<typeof endpoints.readInvitation>;

/** The link of an invitation was opened, or is asked about again. */
export const joinOpened = createEvent<string>();
/** Somebody joins. */
export const joinSent = createEvent<InputOf<typeof endpoints.acceptInvitation>['body']>();

const readFx = endpointFx(endpoints.readInvitation);
const acceptFx = endpointFx(endpoints.acceptInvitation);

/** Null until it is known. */
export const $invited = createStore<Invited | null>(null)
  .on(readFx.doneData, (_, invited) => invited)
  .reset(joinOpened);
/** Why it is not known. */
export const $joinProblem = createStore<Problem | null>(null)
  .on(readFx.failData, (_, problem) => problem)
  .reset(joinOpened);
export const $invitationComing = readFx.pending;
export const $joining = acceptFx.pending;
/** Why nobody joined. */
export const joinFailed = acceptFx.failData;

sample({ clock: joinOpened, fn: (token) => ({ body: { token } }), target: readFx });
sample({ clock: joinSent, fn: (body) => ({ body }), target: acceptFx });
sample({ clock: acceptFx.doneData, target: personProved });
