import type { Order, UnixTime } from '#schemas';
import { meaningOf } from './status/meanings.ts';

/** Seconds after which an order that stays in the status of a committed payment may be cancelled. */
const paymentCommittedWait = 600;

type Recorded = Pick<Order, 'status' | 'status_history'>;
type Circumstances = { now: UnixTime; delayedCancellation: boolean };

/** Whether the vendor may cancel now (specification 2, section 4); the button and the server use the same rule. */
export function isCancellable(
  order: Recorded,
  { now, delayedCancellation }: Circumstances,
): boolean {
  const when = cancellableWhen(order);
  if (when === 'by-setting') return delayedCancellation;
  if (when !== 'after-wait') return when === 'always';
  const recorded = order.status_history.filter(({ status }) => status === 'PAYMENT_COMMITTED');
  const last = Math.max(...recorded.map(({ created_at }) => created_at));
  return recorded.length > 0 && now - last > paymentCommittedWait;
}

/** Whether the vendor may not cancel yet, as long as the order has not been passed on. */
export function isCancellableLater(order: Recorded, circumstances: Circumstances): boolean {
  const when = cancellableWhen(order);
  return (when === 'not-yet' || when === 'after-wait') && !isCancellable(order, circumstances);
}

function cancellableWhen(order: Recorded) {
  return meaningOf(statusBeforeEdits(order))?.cancellable ?? 'never';
}

/** The status before any edits: an edit must not make an order cancellable. */
function statusBeforeEdits({ status, status_history }: Recorded): string {
  if (status !== 'MODIFIED') return status;
  const before = status_history.filter((entry) => entry.status !== 'MODIFIED');
  const last = Math.max(...before.map(({ created_at }) => created_at));
  return before.findLast(({ created_at }) => created_at === last)?.status ?? status;
}
