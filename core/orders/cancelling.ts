import { attach, createEvent, createStore, merge, restore, sample } from 'effector';
import { type CancelReason, endpoints, type Id } from '#schemas';
import { $now } from '../kernel/clock.ts';
import { appended, fact, happened } from '../kernel/log.ts';
import { endpointFx } from '../kernel/ports.ts';
import { isRefused } from '../kernel/problem.ts';
import { noticeOver, noticeShown } from '../notices/model.ts';
import { changeNotice, durations, type Notice } from '../notices/notices.ts';
import { $orders, isCancelPending } from './model.ts';
import { orderDoubted } from './named-order.ts';

/** `charge` is what the person was told that cancelling costs. */
type Cancellation = { vendor_id: Id; order_id: Id; reason: CancelReason; charge?: number };

/** The person wants an order cancelled. Nothing is shown as cancelled before the server says so. */
export const cancelAsked = createEvent<Cancellation>();

const cancelFx = attach({
  effect: endpointFx(endpoints.cancelOrder),
  mapParams: (body: Cancellation) => ({ body }),
});

/** The call is sent, unless a cancellation of this order is already pending. */
const cancelStarted = sample({
  clock: cancelAsked,
  source: $orders,
  filter: (orders, { order_id }) => !isCancelPending(orders, order_id),
  fn: (_, cancellation) => cancellation,
});

/** It costs more than the person agreed to, so they have to be asked again. */
const repriced = cancelFx.fail.filterMap(({ params, error }) =>
  isRefused<'cancelOrder'>(error, 'ChargeChanged') ? params.order_id : undefined,
);
/** The person decided not to cancel. */
export const cancelGivenUp = createEvent();
/** The order whose cancellation costs more than was agreed to. */
export const $cancelRepriced = restore(repriced, null).reset(cancelGivenUp, cancelAsked);

/** The server confirmed the cancellation; one that it only accepted is still being tried. */
const cancelDone = cancelFx.done.filterMap(({ params, result }) =>
  result.status === 'CANCELLED' ? params.order_id : undefined,
);
/** The attempt ended, either way. */
const cancelEnded = merge([cancelDone, cancelFx.fail]);

/** It failed for another reason than its cost. */
const cancelFailed = cancelFx.fail.filterMap(({ params: { order_id }, error }) =>
  isRefused<'cancelOrder'>(error, 'ChargeChanged')
    ? undefined
    : { order_id, notice: changeNotice(failures, error, durations.cancel) },
);
const failures = {
  refused: 'error.cant-cancel-order',
  offline: 'error.cancel.offline',
  unknown: 'error.cancel.unknown-outcome',
};

/** The person has read why an order was not cancelled. */
export const cancelFailureRead = createEvent<Id>();
/** Why orders were not cancelled, by their ids, until each is asked for again or was read. */
export const $cancelFailures = createStore<Readonly<Record<Id, Pick<Notice, 'key' | 'values'>>>>({})
  .on(cancelFailed, (all, { order_id, notice }) => ({ ...all, [order_id]: notice }))
  .on([cancelStarted.map(({ order_id }) => order_id), cancelFailureRead], (all, id) =>
    Object.fromEntries(Object.entries(all).filter(([each]) => each !== id)),
  )
  .reset(happened('session.ended'));

sample({
  clock: cancelStarted,
  source: $now,
  fn: (now, { order_id, reason }) => [
    fact('order.cancelRequested', 'user', now, { order_id, reason }),
  ],
  target: appended,
});
sample({ clock: cancelStarted, target: cancelFx });
sample({
  clock: cancelFx.doneData,
  source: $now,
  fn: (now, order) => [fact('order.updated', 'fetch', now, { order })],
  target: appended,
});
sample({
  clock: cancelFx.fail,
  source: $now,
  fn: (now, { params: { order_id }, error: problem }) => [
    fact('order.cancelRefused', 'fetch', now, { order_id, problem }),
  ],
  target: appended,
});

// After a failure only the server knows the order's state, so it is fetched.
sample({
  clock: cancelFx.fail,
  fn: ({ params: { vendor_id, order_id } }) => ({ vendor_id, order_id }),
  target: orderDoubted,
});

// The notices of it.
sample({
  clock: cancelStarted,
  fn: () => ({ key: 'action.attempt-cancel', duration: durations.order }),
  target: noticeShown,
});
sample({ clock: cancelEnded, fn: () => 'action.attempt-cancel', target: noticeOver });
sample({
  clock: cancelDone,
  fn: (id) => ({
    key: 'action.cancelled',
    type: 'success' as const,
    values: { id },
    duration: durations.order,
  }),
  target: noticeShown,
});
sample({ clock: cancelFailed, fn: ({ notice }) => notice, target: noticeShown });
