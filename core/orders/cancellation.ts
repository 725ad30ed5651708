import type { Order, OrderStatus, UnixTime } from '#schemas';
import { lastRecorded } from './status.ts';

/** Seconds after which a committed payment that nobody works on may be cancelled. */
export const PAYMENT_COMMITTED_WAIT = 600;

/** Whether the vendor may ask for a cancellation now (specification 2, section 4). */
export function isCancellable(
  order: Order,
  { now, delayedCancellation }: { now: UnixTime; delayedCancellation: boolean },
): boolean {
  if (order.status === 'DELAYED') return delayedCancellation;
  if (order.status !== 'PAYMENT_COMMITTED') return cancellable.has(order.status);
  const recorded = lastRecorded(order, 'PAYMENT_COMMITTED');
  return recorded !== null && now - recorded > PAYMENT_COMMITTED_WAIT;
}

const cancellable: ReadonlySet<string> = new Set<OrderStatus>([
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'MODIFIED',
]);
