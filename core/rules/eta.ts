import type { Order, UnixTime } from '#schemas';
import { riderAssigned, wasCollected } from './progress.ts';
import { meaningOf } from './status/meanings.ts';

/** When a rider is expected: at the outlet to collect, at the customer, or back at the outlet with a return (Unix seconds). */
export type Eta = { readonly to: 'origin' | 'destination' | 'return'; readonly at: UnixTime };

type Estimated = Pick<
  Order,
  | 'status'
  | 'status_history'
  | 'updated_at'
  | 'estimated_at'
  | 'estimated_pickup_minutes'
  | 'estimated_delivery_minutes'
  | 'estimated_return_minutes'
>;

/**
 * The time to show for an order, the same for shop and recipient; null where nobody is on the way or nothing is known. The
 * server estimates in minutes, which count from when the estimate was made.
 */
export function etaOf(order: Estimated): Eta | null {
  const to = legOf(order);
  const minutes = to && minutesTo[to](order);
  if (to === null || minutes === null || minutes === undefined) return null;
  return { to, at: (order.estimated_at ?? order.updated_at) + minutes * 60 };
}

/** When the goods are expected at the door; null without a rider, and where they are not delivered. */
export function arrivesAt(order: Estimated): UnixTime | null {
  const eta = etaOf(order);
  if (eta === null || eta.to === 'return') return null;
  const minutes = order.estimated_delivery_minutes;
  if (minutes === null || minutes === undefined) return null;
  const at = (order.estimated_at ?? order.updated_at) + minutes * 60;
  return at < eta.at ? null : at;
}

/** Whole minutes until a moment, rounded up; negative once it is a minute past. */
export function minutesUntil(at: UnixTime, now: UnixTime): number {
  return Math.ceil((at - now) / 60) + 0;
}

const minutesTo = {
  origin: (order: Estimated) => order.estimated_pickup_minutes,
  destination: (order: Estimated) => order.estimated_delivery_minutes,
  return: (order: Estimated) => order.estimated_return_minutes,
} as const;

/** Where the rider is heading, also in a delayed order; null where nobody is on the way. */
function legOf(order: Estimated): Eta['to'] | null {
  const leg = meaningOf(order.status)?.leg;
  if (leg === 'none') return null;
  if (leg === 'return') return leg;
  if (wasCollected(order)) return 'destination';
  return leg === 'origin' || riderAssigned(order) ? 'origin' : null;
}
