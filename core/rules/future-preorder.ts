import type { Order, UnixTime } from '#schemas';
import { rankOf } from './status/rank.ts';

/** Whether an order is for later, and no rider should be on the way yet (specification 2, section 4). */
export function isFuturePreorder(
  { preordered_for: wanted, status }: Pick<Order, 'preordered_for' | 'status'>,
  now: UnixTime,
): boolean {
  if (wanted === undefined || wanted === null || wanted <= now) return false;
  const rank = rankOf(status);
  return rank > 0 && rank <= lastScheduledRank;
}

const lastScheduledRank = rankOf('WAITING_FOR_TRANSPORT');
