import { createEvent, createStore, restore, sample } from 'effector';
import { endpoints, type Id, type Problem } from '#schemas';
import { $now } from '../clock.ts';
import { appended, fact, happened } from '../log.ts';
import { endpointFx } from '../ports.ts';

/** A record arrived without all of its fields, or was never seen, so the whole one is fetched. */
export const orderAsked = createEvent<{ vendor_id: Id; order_id: Id }>();

const soughtAgain = createEvent<{ vendor_id: Id; order_id: Id } | null>();
const getOrderFx = endpointFx(endpoints.getOrder);
const sessionEnded = happened('session.ended');

export const $orderLoading = getOrderFx.pending;

/** The order that was asked for by itself and is not there, or not this person's. */
export const $orderMissing = createStore<Id | null>(null)
  .on(getOrderFx.fail, (_, { params, error }) => (isGone(error) ? params.query.orderId : null))
  .reset(orderAsked, sessionEnded);

/** The order that was asked for by itself and may be there, though nobody could say; it stays while asked for again. */
export const $orderUnloaded = createStore<Id | null>(null)
  .on(getOrderFx.fail, (_, { params, error }) => (isGone(error) ? null : params.query.orderId))
  .on(orderAsked, (unloaded, { order_id }) => (unloaded === order_id ? unloaded : null))
  .reset(getOrderFx.done, sessionEnded);

sample({
  clock: orderAsked,
  fn: ({ vendor_id, order_id }) => ({ query: { vendorId: vendor_id, orderId: order_id } }),
  target: getOrderFx,
});
// Back online, what could not be had is looked for by itself.
const $lastAsked = restore(orderAsked, null).reset(sessionEnded);
sample({
  clock: happened('connection.opened'),
  source: { unloaded: $orderUnloaded, asked: $lastAsked },
  filter: getOrderFx.pending.map((busy) => !busy),
  fn: ({ unloaded, asked }) => (asked?.order_id === unloaded ? asked : null),
  target: soughtAgain,
});
sample({ clock: soughtAgain.filterMap((asked) => asked ?? undefined), target: orderAsked });
sample({
  clock: getOrderFx.doneData,
  source: $now,
  fn: (now, order) => [fact('order.updated', 'fetch', now, { order })],
  target: appended,
});

/** Whether the server knows of no such order, or of none that this person may see. */
function isGone(problem: Problem): boolean {
  return problem.tag === 'refused' && (problem.status === 404 || problem.status === 403);
}
