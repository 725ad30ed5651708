import { arrivesAt, etaOf, isFuturePreorder } from '#core/rules';
import type { Order, OrderStatus, UnixTime } from '#schemas';
import type { Actor } from './actor.ts';

/** The fields that may change after an order was placed. */
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

/** An entry of an order's journal: its beginning or a change, and the merchant's actor, if any. */
export type Entry = ({ placed: Order } | Change) & { by?: Actor };

/** The order after a change; a new status is added to its history. */
export function changeOrder(order: Order, change: Change, now: UnixTime): Order {
  const updated_at = nextMoment(order.updated_at, now);
  const { status } = change;
  const history = order.status_history;
  const after = {
    ...order,
    ...change,
    ...(isEstimated(change) && { estimated_at: updated_at }),
    updated_at,
    status_history: status ? [...history, { status, created_at: updated_at }] : history,
  };
  return { ...after, ...firstTold(after, order) };
}

type Told = Pick<Order, 'told_pickup_at' | 'told_delivery_at'>;

/**
 * When its rider was to arrive as it was first told, which stays, so that it can be said how late they are. Nothing is told before one
 * is on the way, and the door of an order that goes elsewhere begins with a new time.
 */
function firstTold(order: Order, before: Order): Told {
  const isElsewhere = POSITION.some(
    (key) => order.customer.location[key] !== before.customer.location[key],
  );
  const eta = isFuturePreorder(order, order.updated_at) ? null : etaOf(order);
  const pickup = order.told_pickup_at ?? (eta?.to === 'origin' ? eta.at : null);
  const delivery =
    (isElsewhere ? null : order.told_delivery_at) ?? (eta && arrivesAt(order)) ?? undefined;
  return {
    ...(pickup !== null && { told_pickup_at: pickup }),
    ...((delivery !== undefined || isElsewhere) && { told_delivery_at: delivery }),
  };
}

const POSITION = ['latitude', 'longitude'] as const;

/** Whether a change has new estimates, which renews `estimated_at`. */
function isEstimated(change: Change): boolean {
  return (
    change.estimated_pickup_minutes !== undefined ||
    change.estimated_delivery_minutes !== undefined ||
    change.estimated_return_minutes !== undefined
  );
}

/** The time of a change, always later than the last one, since readers keep the record with the greatest time. */
export function nextMoment(last: UnixTime, now: UnixTime): UnixTime {
  return Math.max(milliseconds(now), milliseconds(last) + 1) / 1000;
}

/** Unix seconds as whole milliseconds, the precision of records. */
export function milliseconds(seconds: UnixTime): number {
  return Math.round(seconds * 1000);
}
