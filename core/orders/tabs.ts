import { meaningOf, rankOf, wasCollected } from '#core/rules';
import type { Order, UnixTime } from '#schemas';

/** The tabs of the tracking screen, in their order. */
export const tabs = ['new', 'preorders', 'collected', 'delivered', 'cancelled'] as const;
export type Tab = (typeof tabs)[number];

/**
 * The tab of an order, as specification 2, section 4 words it; null for a payment that has only begun. A delayed order is
 * where its goods are, and so is one with a status that this build does not know: it is shown rather than lost.
 */
export function tabOf(order: Order, now: UnixTime): Tab | null {
  if (isFuturePreorder(order, now)) return 'preorders';
  const group = meaningOf(order.status)?.group ?? 'by-goods';
  if (group === 'begun') return null;
  if (group !== 'by-goods') return group;
  return wasCollected(order) ? 'collected' : 'new';
}

/** Whether an order was made for later and no rider is meant to be on the way yet. */
export function isFuturePreorder({ preordered_for, status }: Order, now: UnixTime): boolean {
  if (preordered_for === undefined || preordered_for === null || preordered_for <= now)
    return false;
  const rank = rankOf(status);
  return rank > 0 && rank <= lastScheduledRank;
}

const lastScheduledRank = rankOf('WAITING_FOR_TRANSPORT');
