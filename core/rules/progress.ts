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

/** Whether a rider has accepted the order and it has not gone back to waiting since. Tracking begins then. */
export function riderAssigned(order: History): boolean {
  const accepted = lastRecorded(order, 'COURIER_ACCEPTED_DELIVERY');
  if (accepted === null) return false;
  return accepted > (lastRecorded(order, 'WAITING_FOR_TRANSPORT') ?? -1);
}

/** Whether a rider has or had the goods; a record may lack the pickup itself and have only what follows it. */
export function wasCollected({ status, status_history }: Collected): boolean {
  return rankOf(status) >= pickedUp || status_history.some((entry) => underWay.has(entry.status));
}

type Collected = Pick<Order, 'status' | 'status_history'>;

const pickedUp = rankOf('PICKED_UP');
/** Statuses that mean that a rider has left the shop with the goods. */
export const statusesUnderWay = ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'] as const;
const underWay: ReadonlySet<string> = new Set(statusesUnderWay);
