import { wasCollected } from '#core/rules';
import type { Order, OrderStatus, UnixTime } from '#schemas';
import { rankOf, statusGroups } from './status.ts';

/** The tabs of the tracking screen, in their order. */
export const tabs = ['new', 'preorders', 'collected', 'delivered', 'cancelled'] as const;
export type Tab = (typeof tabs)[number];

/**
 * The tab of an order, as specification 2, section 4 words it; null for a payment that has only begun. A delayed order is
 * where its goods are, and so is one with a status that this build does not know: it is shown rather than lost.
 */
export function tabOf(order: Order, now: UnixTime): Tab | null {
  const { status } = order;
  if (isFuturePreorder(order, now)) return 'preorders';
  if (statusGroups.new.has(status)) return 'new';
  if (statusGroups.collected.has(status)) return 'collected';
  if (statusGroups.deliveredOrReturned.has(status)) return 'delivered';
  if (statusGroups.cancelledLike.has(status)) return 'cancelled';
  if (onlyBegun.has(status)) return null;
  return wasCollected(order) ? 'collected' : 'new';
}

const onlyBegun: ReadonlySet<string> = new Set<OrderStatus>(['INITIATED', 'PAYMENT_INITIATED']);

/** Whether an order was made for later and no rider is meant to be on the way yet. */
export function isFuturePreorder({ preordered_for, status }: Order, now: UnixTime): boolean {
  if (preordered_for === undefined || preordered_for === null || preordered_for <= now)
    return false;
  const rank = rankOf(status);
  return rank > 0 && rank <= lastScheduledRank;
}

const lastScheduledRank = rankOf('WAITING_FOR_TRANSPORT');
