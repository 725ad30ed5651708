import type { Order, OrderStatus, UnixTime } from '#schemas';
import type { Actor } from './actor.ts';

/** What may change of an order after it was placed. */
export type Change = Partial<
  Pick<
    Order,
    | 'customer'
    | 'order'
    | 'delivery_fee'
    | 'total_amount'
    | 'total_discount'
    | 'revision'
    | 'rider'
    | 'cancellation'
    | 'refund'
    | 'proofs'
    | 'estimated_pickup_minutes'
    | 'estimated_delivery_minutes'
    | 'estimated_return_minutes'
  > & { status: OrderStatus }
>;

/** One line of an order's journal: how it began, or what changed, and who of the merchant did it where somebody did. */
export type Entry = ({ placed: Order } | Change) & { by?: Actor };

/** An order after a change; a new status joins its history. */
export function changed(order: Order, change: Change, now: UnixTime): Order {
  const updated_at = nextMoment(order.updated_at, now);
  const { status } = change;
  const history = order.status_history;
  return {
    ...order,
    ...change,
    ...(isEstimated(change) && { estimated_at: updated_at }),
    updated_at,
    status_history: status ? [...history, { status, created_at: updated_at }] : history,
  };
}

/** Whether a change tells again how long it takes; what it does not tell stays as old as it is. */
function isEstimated(change: Change): boolean {
  return (
    change.estimated_pickup_minutes !== undefined ||
    change.estimated_delivery_minutes !== undefined ||
    change.estimated_return_minutes !== undefined
  );
}

/** Later than the last change whatever the clock says, since readers keep the record with the greatest time. */
export function nextMoment(last: UnixTime, now: UnixTime): UnixTime {
  return Math.max(milliseconds(now), milliseconds(last) + 1) / 1000;
}

/** Unix seconds in whole milliseconds, which is as fine as records tell time. */
export function milliseconds(seconds: UnixTime): number {
  return Math.round(seconds * 1000);
}
