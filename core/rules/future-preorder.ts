import type { Order, UnixTime } from '#schemas';
import { rankOf } from './status/rank.ts';

/** Whether an order is for later, and no rider should be on the way yet (specification 2, section 4). */
export function isFuturePreorder(order: Planned, now: UnixTime): boolean {
  return plannedFor(order, now) !== null;
}

type Planned = Pick<Order, 'preordered_for' | 'status'>;

/** The chosen time of such an order; null for any other. */
export function plannedFor(
  { preordered_for: wanted, status }: Planned,
  now: UnixTime,
): UnixTime | null {
  if (wanted === undefined || wanted === null || wanted <= now) return null;
  const rank = rankOf(status);
  return rank > 0 && rank <= lastScheduledRank ? wanted : null;
}

const lastScheduledRank = rankOf('WAITING_FOR_TRANSPORT');
