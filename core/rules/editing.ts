import type { Order, OrderStatus } from '#schemas';
import { paysAtDoor } from './door-money.ts';
import { isPaidOnline } from './payment-methods/online.ts';
import { riderAssigned, wasCollected } from './progress.ts';
import { meaningOf } from './status/meanings.ts';

/** Whether an order may still be edited: until its pickup, and only if no card was charged for it. */
export function isEditable(order: Pick<Order, 'status' | 'status_history'>): boolean {
  return meaningOf(order.status)?.editable === true && !wasCollected(order) && !isPaidOnline(order);
}

/**
 * The status after an edit; undefined where it stays. MODIFIED ranks between a rider's acceptance and arrival: before, it
 * would claim a rider who is not found yet; after, it would take the order back.
 */
export function statusAfterEdit(
  order: Pick<Order, 'status' | 'status_history'>,
): 'MODIFIED' | undefined {
  return riderAssigned(order) && beforeArrival.has(order.status) ? 'MODIFIED' : undefined;
}

/**
 * Whether an edit may change the way of paying. An amount that was not to be collected at the door cannot become so, and one
 * that was can be dropped only when it is zero.
 */
export function paymentChange(before: string, after: string): 'allowed' | 'needs-zero' | 'refused' {
  if (paysAtDoor(before) === paysAtDoor(after)) return 'allowed';
  return paysAtDoor(before) ? 'needs-zero' : 'refused';
}

const beforeArrival: ReadonlySet<string> = new Set<OrderStatus>([
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'MODIFIED',
]);
