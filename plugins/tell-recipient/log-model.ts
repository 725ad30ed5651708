import { attach, createEvent, createStore, sample } from 'effector';
import { endpointFx, happened, latestOf } from '#core';
import { waitFx } from '#core/ports';
import { endpoints, type Id, type SentMessage, type UnixTime } from '#schemas';

/** Asks for an order's messages; `updatedAt` is its last change, so that a newer one loads them again. */
export const messagesWanted = createEvent<{ readonly orderId: Id; readonly updatedAt: UnixTime }>();

/** Seconds between two reloads while messages are waiting, and the most reloads, since failing ones are retried for long. */
const pause = 2;
const mostLooks = 5;

const listFx = endpointFx(endpoints.listOrderMessages);
const pauseFx = attach({ effect: waitFx, mapParams: (_: Id) => ({ seconds: pause }) });
const listed = latestOf(listFx, happened('session.ended'));
const $orderId = createStore<Id | null>(null)
  .on(messagesWanted, (_, { orderId }) => orderId)
  .reset(happened('session.ended'));

type Log = { readonly orderId: Id; readonly messages: readonly SentMessage[] };
/** The messages of the order that was asked for last; null until loaded. */
export const $orderMessages = createStore<Log | null>(null)
  .on(listed.done, (_, { params, result: { messages } }) => ({
    ...{ orderId: params.params.orderId, messages },
  }))
  .reset(happened('session.ended'));

const $looks = createStore(0)
  .on(pauseFx, (looks) => looks + 1)
  .reset(messagesWanted);

// A pause that another order began is one of the order that is open now.
const due = sample({ clock: [messagesWanted, pauseFx.done], source: $orderId });
sample({
  clock: due.filterMap((orderId) => orderId ?? undefined),
  fn: (orderId) => ({ params: { orderId }, fresh: true }),
  target: listFx,
});
const waiting = sample({
  clock: listed.done,
  source: { looks: $looks, pausing: pauseFx.pending },
  fn: ({ looks, pausing }, { params, result }) => {
    const isWaiting = result.messages.some(({ state }) => state === 'waiting');
    return isWaiting && !pausing && looks < mostLooks ? params.params.orderId : null;
  },
}).filterMap((orderId) => orderId ?? undefined);
sample({ clock: waiting, target: pauseFx });
