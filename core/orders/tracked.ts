import { isOver } from '#core/rules';
import type { Order, UnixTime } from '#schemas';

/**
 * Whether the tracking screen is the place of an order; the others belong to the history. It takes the orders created
 * since `dayStart` (the market's midnight), those made for today or later, and whatever is under way: an order that a
 * rider carries never leaves the screen because a day ends.
 */
export function isTracked(order: Order, dayStart: UnixTime): boolean {
  if (order.created_at >= dayStart) return true;
  if ((order.preordered_for ?? 0) >= dayStart) return true;
  return !isOver(order);
}
