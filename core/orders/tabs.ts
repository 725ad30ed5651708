import { isFuturePreorder, meaningOf, wasCollected } from '#core/rules';
import type { Order, UnixTime } from '#schemas';

/** The tabs of the tracking screen, in their order. */
export const tabs = ['new', 'preorders', 'collected', 'delivered', 'cancelled'] as const;
export type Tab = (typeof tabs)[number];

/**
 * The tab of an order (specification 2, section 4); null for a payment that has only begun. A delayed order goes by whether
 * its goods were collected, and so does a status that this build does not know, so that the order is not lost.
 */
export function tabOf(order: Order, now: UnixTime): Tab | null {
  if (isFuturePreorder(order, now)) return 'preorders';
  const group = meaningOf(order.status)?.group ?? 'by-goods';
  if (group === 'begun') return null;
  if (group !== 'by-goods') return group;
  return wasCollected(order) ? 'collected' : 'new';
}
