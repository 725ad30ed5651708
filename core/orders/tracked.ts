import { isOver, reachedAt } from '#core/rules';
import type { Order, UnixTime } from '#schemas';

/**
 * Whether the tracking screen shows an order; others belong to the history. It shows orders created since `dayStart` (the
 * market's midnight), those for today or later, those under way, and those that ended since, so that none leaves the screen
 * because a day ends or because it is delivered after midnight.
 */
export function isTracked(order: Order, dayStart: UnixTime): boolean {
  if (order.created_at >= dayStart) return true;
  if ((order.preordered_for ?? 0) >= dayStart) return true;
  return !isOver(order) || reachedAt(order) >= dayStart;
}
