import type { Order, OrderStatus, UnixTime } from '#schemas';
import { rankOf } from './status/rank.ts';

type History = Pick<Order, 'status_history'>;

/** The moment a status was last recorded, or null when it never was. */
export function lastRecorded({ status_history }: History, status: OrderStatus): UnixTime | null {
  let last: UnixTime | null = null;
  for (const entry of status_history) {
    if (entry.status === status && (last === null || entry.created_at > last)) {
      last = entry.created_at;
    }
  }
  return last;
}

/** A rider counts from the last acceptance on, unless the order went back to waiting since. Tracking begins with it. */
export function riderAssigned(order: History): boolean {
  const accepted = lastRecorded(order, 'COURIER_ACCEPTED_DELIVERY');
  if (accepted === null) return false;
  return accepted > (lastRecorded(order, 'WAITING_FOR_TRANSPORT') ?? -1);
}

/** Whether a rider has the goods, or had them. */
export function wasCollected(order: Pick<Order, 'status' | 'status_history'>): boolean {
  return rankOf(order.status) >= pickedUp || lastRecorded(order, 'PICKED_UP') !== null;
}

const pickedUp = rankOf('PICKED_UP');
