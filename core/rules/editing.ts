import type { Order, OrderStatus } from '#schemas';
import { paysAtDoor } from './door-money.ts';
import { lastRecorded, riderAssigned, wasCollected } from './progress.ts';
import { meaningOf } from './status/meanings.ts';

/** Whether an order may still be edited: until its pickup, and not when a card was charged for it as it is. */
export function isEditable(order: Pick<Order, 'status' | 'status_history'>): boolean {
  const isCharged = lastRecorded(order, 'PAYMENT_COMMITTED') !== null;
  return meaningOf(order.status)?.editable === true && !wasCollected(order) && !isCharged;
}

/**
 * The status that an edit leads to. The rank of MODIFIED lies after a rider's acceptance and before their arrival: earlier
 * it would tell of a rider who is not there yet, later it would take the order back, so the status then stays.
 */
export function statusAfterEdit(
  order: Pick<Order, 'status' | 'status_history'>,
): 'MODIFIED' | undefined {
  return riderAssigned(order) && beforeArrival.has(order.status) ? 'MODIFIED' : undefined;
}

/**
 * What another way of paying would need. Nobody is asked at the door for what was not to be collected, and what was
 * to be collected is not dropped while there is still an amount.
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
