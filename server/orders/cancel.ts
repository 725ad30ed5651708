import { isCancellable } from '#core/rules';
import type { endpoints, Order } from '#schemas';
import { currentFlags } from '../flags/index.ts';
import { refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { lockOrder, recordChange } from './journal.ts';

/** Cancels an order while its status allows it; asking again for what is done already is answered in the same way. */
export async function cancelOrder(call: Call<typeof endpoints.cancelOrder>): Promise<Order> {
  const { sql, clock, deployment, input } = call;
  const { order_id, vendor_id, reason } = input.body;
  const flags = await currentFlags(sql, deployment);
  const delayedCancellation = flags['delayed-cancellation'] === true;
  return sql.begin(async (tx) => {
    const order = await lockOrder(tx, order_id);
    if (order?.vendor_id !== vendor_id) throw refusals.unknown();
    if (order.status === 'CANCELLED') return order;
    const now = clock();
    if (!isCancellable(order, { now, delayedCancellation })) throw notCancellable(order);
    return recordChange(
      tx,
      order,
      { ...cancelled, cancellation: { source: 'vendor', reason } },
      now,
    );
  });
}

/** Nobody is awaited any more. */
const cancelled = {
  status: 'CANCELLED',
  estimated_pickup_minutes: null,
  estimated_delivery_minutes: null,
} as const;

function notCancellable({ status }: Order) {
  return refusal(409, 'NotCancellable', `An order that is ${status} cannot be cancelled.`, {
    key: 'error.cant-cancel-order',
  });
}
