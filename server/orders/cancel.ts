import {
  amountOf,
  type CancellationCost,
  type Coinage,
  cancellationCost,
  cancelReasonsFor,
  isCancellable,
  minorOf,
} from '#core/rules';
import type { Cancellation, CancelReason, endpoints, Order, UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { promiseHandOver } from '../dispatch/hand-over.ts';
import { keptFlags } from '../flags/current.ts';
import { Refusal, refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { merchantOf } from '../vendors/repository.ts';
import { type Actor, actorOf } from './actor.ts';
import { lockOrder, recordChange } from './journal.ts';

/**
 * Cancels an order while its status allows it; repeating the call answers the same. A charge above `charge` is refused. Payments
 * refund what was paid beyond `cancellation.charge`.
 */
export async function cancelOrder(call: Call<typeof endpoints.cancelOrder>): Promise<Order> {
  const { sql, clock, market, input, turns, who } = call;
  const { order_id, vendor_id, reason, charge } = input.body;
  const flags = await keptFlags(call);
  const delayedCancellation = flags['delayed-cancellation'] === true;
  const cancel = async (tx: Tx) => {
    const order = await lockOrder(tx, order_id);
    if (order?.vendor_id !== vendor_id) throw refusals.unknown();
    if (order.status === 'CANCELLED') return order;
    const now = clock();
    if (!isCancellable(order, { now, delayedCancellation })) throw notCancellable(order);
    if (!cancelReasonsFor(order, { market, now }).includes(reason)) throw reasonRefused();
    const cost = cancellationCost(order, reason, { market, now });
    if (charge !== undefined && cost.charge > minorOf(charge, market)) {
      throw chargeChanged(cost, market);
    }
    const cancellation = cancellationOf('vendor', reason, cost, market);
    return endOrder(tx, order, { cancellation, by: actorOf(who.userId) }, now);
  };
  return turns.take(await merchantOf(call, vendor_id), () => sql.begin(cancel));
}

/** Cancels a locked order for any caller: promises the hand-over, and the refund of what was paid beyond the charge. */
export async function endOrder(
  tx: Tx,
  order: Order,
  { cancellation, by }: { cancellation: Cancellation; by?: Actor | undefined },
  now: UnixTime,
): Promise<Order> {
  await promiseHandOver(tx, 'cancel', order.order_id, now);
  return recordChange(tx, order, { ...cancelled, cancellation }, now, by);
}

/** The change of a cancellation, without estimates. */
const cancelled = {
  status: 'CANCELLED',
  estimated_pickup_minutes: null,
  estimated_delivery_minutes: null,
} as const;

/** The order's `cancellation`. */
export function cancellationOf(
  source: 'vendor' | 'platform',
  reason: CancelReason,
  cost: CancellationCost,
  market: Coinage,
): Cancellation {
  const charge = amountOf(cost.charge, market);
  const compensation = amountOf(cost.compensation, market);
  return { source, reason, charge, ...(compensation > 0 && { compensation }) };
}

function notCancellable({ status }: Order) {
  return refusal(409, 'NotCancellable', `An order that is ${status} cannot be cancelled.`, {
    key: 'error.cant-cancel-order',
  });
}

/** The refusal of a reason that a shop cannot give now. */
function reasonRefused() {
  return refusal(409, 'ReasonRefused', 'This reason does not fit the order.', {
    key: 'order.cancel.reason-refused',
    field: 'body.reason',
  });
}

/** The refusal with the new charge, so that the person can be asked again. */
function chargeChanged(cost: CancellationCost, market: Coinage) {
  const { currency } = market;
  const charge = amountOf(cost.charge, market);
  const meta = {
    ...{ translation_key: 'order.cancel.cost-changed', field: 'body.charge' },
    values: { charge, currency },
  };
  const message = `Cancelling now costs ${charge} ${currency}.`;
  return new Refusal(409, [{ code: 'ChargeChanged', message, meta }]);
}
