import type { Order, UnixTime } from '#schemas';
import { statusGroups } from './status.ts';

/**
 * Whether the tracking screen is the place of an order; the others belong to the history. It takes the orders created
 * since `dayStart` (the market's midnight), those made for today or later, and what was still on its way at midnight.
 */
export function isTracked(order: Order, dayStart: UnixTime): boolean {
  if (order.created_at >= dayStart) return true;
  if ((order.preordered_for ?? 0) >= dayStart) return true;
  return order.created_at >= dayStart - DAY && isUnderWay(order.status);
}

const DAY = 86_400;

function isUnderWay(status: string): boolean {
  return status === 'DELAYED' || statusGroups.new.has(status) || statusGroups.collected.has(status);
}
