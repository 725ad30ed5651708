import { createEvent, createStore, restore, sample } from 'effector';
import { endpoints, type Id, type Problem } from '#schemas';
import { $now } from '../kernel/clock.ts';
import { appended, fact, happened } from '../kernel/log.ts';
import { endpointFx } from '../kernel/ports.ts';

type NamedOrder = { vendor_id: Id; order_id: Id };

/** Asks for one order that no list has brought. */
export const orderAsked = createEvent<NamedOrder>();
/** Fetches an order that is here, since only the server knows its state; loading and failure are not shown. */
export const orderDoubted = createEvent<NamedOrder>();

const askedAgain = createEvent<NamedOrder | null>();
const getOrderFx = endpointFx(endpoints.getOrder);
const sessionEnded = happened('session.ended');

const $lastAsked = restore(orderAsked, null).reset(sessionEnded);
/** The answer for the order that was asked for last; others are ignored. */
const answered = sample({
  clock: getOrderFx.finally,
  source: $lastAsked,
  filter: (asked, { params }) => asked?.order_id === params.query.orderId,
  fn: (_, answer) => ({
    id: answer.params.query.orderId,
    problem: answer.status === 'fail' ? answer.error : null,
  }),
});

/** Whether the order that the address names is on its way. */
export const $orderLoading = createStore(false)
  .on(orderAsked, () => true)
  .reset(answered, sessionEnded);

/** The order that was asked for and does not exist, or is not this person's. */
export const $orderMissing = createStore<Id | null>(null)
  .on(answered, (_, { id, problem }) => (problem && isGone(problem) ? id : null))
  .reset(orderAsked, sessionEnded);

/** The order that was asked for and could not be loaded; stays while it is asked for again. */
export const $orderUnloaded = createStore<Id | null>(null)
  .on(answered, (_, { id, problem }) => (problem && !isGone(problem) ? id : null))
  .on(orderAsked, (unloaded, { order_id }) => (unloaded === order_id ? unloaded : null))
  .reset(sessionEnded);

sample({
  clock: [orderAsked, orderDoubted],
  fn: ({ vendor_id, order_id }) => ({ query: { vendorId: vendor_id, orderId: order_id } }),
  target: getOrderFx,
});
// Back online, an order that could not be loaded is asked for again.
sample({
  clock: happened('connection.opened'),
  source: { unloaded: $orderUnloaded, asked: $lastAsked },
  filter: $orderLoading.map((busy) => !busy),
  fn: ({ unloaded, asked }) => (asked?.order_id === unloaded ? asked : null),
  target: askedAgain,
});
sample({ clock: askedAgain.filterMap((asked) => asked ?? undefined), target: orderAsked });
sample({
  clock: getOrderFx.doneData,
  source: $now,
  fn: (now, order) => [fact('order.updated', 'fetch', now, { order })],
  target: appended,
});

/** Whether the order does not exist, or this person may not see it. */
function isGone(problem: Problem): boolean {
  return problem.tag === 'refused' && (problem.status === 404 || problem.status === 403);
}
