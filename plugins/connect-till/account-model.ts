import { createEvent, createStore, type Effect, type Event, merge, sample } from 'effector';
import { happened } from '#core';
import type { Id } from '#schemas';

/** The page shows the programs of this merchant or outlet. */
export const tillOpened = createEvent<Id>();
export const tillClosed = createEvent();

const ended = happened('session.ended');

/** Whose programs are shown; empty while the page is not. */
export const $account = createStore<Id>('')
  .on(tillOpened, (_, account) => account)
  .reset(tillClosed, ended);

/** The ends of calls that were made on the page that is still open; another account, or another person since, is told none of them. */
export function ofThisPage<Params, Done, Fail>(fx: Effect<Params, Done, Fail>) {
  return endsOf(fx, merge([tillOpened, tillClosed, ended]));
}

/** The ends of calls that this person made; a new secret is told on another page, too, since no call tells it twice. */
export function ofThisPerson<Params, Done, Fail>(fx: Effect<Params, Done, Fail>) {
  return endsOf(fx, ended);
}

function endsOf<Params, Done, Fail>(fx: Effect<Params, Done, Fail>, over: Event<unknown>) {
  const $begun = createStore<ReadonlySet<Params>>(new Set())
    .on(fx, (begun, params) => new Set([...begun, params]))
    .reset(over);
  const begunOf = <End extends { params: Params }>(ends: Event<End>): Event<End> =>
    sample({
      clock: ends,
      source: $begun,
      filter: (begun, { params }) => begun.has(params),
      fn: (_, end) => end,
    });
  return { done: begunOf(fx.done), fail: begunOf(fx.fail) };
}
