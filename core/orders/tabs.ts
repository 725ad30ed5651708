import type { Order, UnixTime } from '#schemas';
import { rankOf, statusGroups } from './status.ts';

/** The tabs of the tracking screen, in their order. */
export const tabs = ['new', 'preorders', 'collected', 'delivered', 'cancelled'] as const;
export type Tab = (typeof tabs)[number];

/**
 * The tab of an order, as specification 2, section 4 words it; null for those that no tab shows (a payment that has
 * only begun, an unknown status). A DELAYED order is new once its history holds every later status, else collected.
 */
export function tabOf(order: Order, now: UnixTime): Tab | null {
  const { status } = order;
  if (isFuturePreorder(order, now)) return 'preorders';
  if (statusGroups.new.has(status)) return 'new';
  if (statusGroups.collected.has(status)) return 'collected';
  if (statusGroups.deliveredOrReturned.has(status)) return 'delivered';
  if (statusGroups.cancelledLike.has(status)) return 'cancelled';
  if (status === 'DELAYED') return hasAllLater(order) ? 'new' : 'collected';
  return null;
}

/** Whether an order was made for later and no rider is meant to be on the way yet. */
export function isFuturePreorder({ preordered_for, status }: Order, now: UnixTime): boolean {
  if (preordered_for === undefined || preordered_for === null || preordered_for <= now)
    return false;
  const rank = rankOf(status);
  return rank > 0 && rank <= lastScheduledRank;
}

const lastScheduledRank = rankOf('WAITING_FOR_TRANSPORT');

const later = [
  ...statusGroups.collected,
  ...statusGroups.cancelledLike,
  ...statusGroups.deliveredOrReturned,
];

function hasAllLater(order: Order): boolean {
  const recorded = new Set(order.status_history.map(({ status }) => status));
  return later.every((status) => recorded.has(status));
}
