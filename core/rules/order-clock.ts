import type { Order, OrderStatus, UnixTime } from '#schemas';
import { type Eta, etaOf } from './eta.ts';
import { plannedFor } from './future-preorder.ts';
import { promisedMinutes } from './lateness.ts';
import { stagesOf } from './status/stages.ts';

/** The most important time of an order for a shop. */
export type OrderClock =
  /** When a rider is expected, the minutes that it is late, and the promised time where that differs. */
  | {
      readonly kind: 'expected';
      readonly eta: Eta;
      readonly late: number;
      readonly was: UnixTime | null;
    }
  /** When it was handed over, and the minutes that took; null for a pre-order, which waited first. */
  | { readonly kind: 'delivered'; readonly at: UnixTime; readonly took: number | null }
  /** The minutes that it has waited for a rider. */
  | { readonly kind: 'waiting'; readonly minutes: number }
  /** When a rider is to collect a pre-order. */
  | { readonly kind: 'scheduled'; readonly at: UnixTime }
  /** When it was cancelled or returned, by its status. */
  | { readonly kind: 'ended'; readonly at: UnixTime; readonly status: OrderStatus };

type Timed = Parameters<typeof etaOf>[0] &
  Parameters<typeof stagesOf>[0] &
  Pick<Order, 'preordered_for' | 'told_pickup_at' | 'told_delivery_at'>;

/** Minutes from which on an order counts as late; of one that its fleet says is delayed, each minute counts. */
export const lateFromMinutes = 3;
/** Minutes of waiting for a rider after which a shop should look. */
export const longWaitMinutes = 5;

/** The time to show large for an order; null where none is known. */
export function clockOf(order: Timed, now: UnixTime): OrderClock | null {
  // What was chosen, and not the guess at the way of a rider who is not asked yet.
  const planned = plannedFor(order, now);
  if (planned !== null) return { kind: 'scheduled', at: planned };
  const { reached, end } = stagesOf(order);
  const eta = etaOf(order);
  if (eta !== null) return { kind: 'expected', eta, ...lateBy(order, eta, now) };
  if (end !== null) return { kind: 'ended', ...end };
  const last = reached.at(-1);
  if (last?.stage === 'delivered' && last.at !== null) {
    const took = order.preordered_for ? null : minutesBetween(order.created_at, last.at);
    return { kind: 'delivered', at: last.at, took };
  }
  if (last?.stage !== 'placed') return null;
  return {
    kind: 'waiting',
    minutes: minutesBetween(order.preordered_for ?? order.created_at, now),
  };
}

/** The minutes that its delivery took, as the large time says them; null where that says none. */
export function minutesTaken(order: Timed): number | null {
  // What a delivery took is the same at any moment.
  const clock = clockOf(order, order.updated_at);
  return clock?.kind === 'delivered' ? clock.took : null;
}

/** How every length of time that has passed is counted: a minute that is not over does not count. */
export function wholeMinutes(minutes: number): number {
  return Math.floor(minutes);
}

/** Whether a person should look at this time. */
export function isClockLate(clock: OrderClock | null): boolean {
  if (clock?.kind === 'waiting') return clock.minutes >= longWaitMinutes;
  return clock?.kind === 'expected' && clock.late > 0;
}

const isDelayed = ({ status }: Timed) => status === 'DELAYED';

const bearableMinutes = (order: Timed) => (isDelayed(order) ? 1 : lateFromMinutes);

/**
 * When an order is late, by its promise or by the estimate that has passed: `since` when, `from` when it is shown, and the
 * promised time (`was`) where that differs.
 */
export function latenessOf(
  order: Timed,
  eta: Eta,
): { readonly since: UnixTime; readonly from: UnixTime; readonly was: UnixTime | null } {
  const promised = promiseOf(order, eta);
  const bearable = bearableMinutes(order) * 60;
  if (promised === null || eta.at <= promised) {
    // Nobody has to be at the shop before the chosen time.
    const since = eta.to === 'origin' ? Math.max(eta.at, order.preordered_for ?? 0) : eta.at;
    return { since, from: since + bearable, was: null };
  }
  const told = order.estimated_at ?? order.updated_at;
  const from = eta.at - promised >= bearable ? told : promised + bearable;
  return { since: promised, from, was: promised };
}

/** The minutes that it is late, 0 for few enough. */
function lateBy(order: Timed, eta: Eta, now: UnixTime): { late: number; was: UnixTime | null } {
  const { since, was } = latenessOf(order, eta);
  const minutes = minutesBetween(since, Math.max(eta.at, now));
  return minutes < bearableMinutes(order) ? { late: 0, was: null } : { late: minutes, was };
}

/** When the rider should arrive: at the shop at the chosen time, else as first told; at the door as told, and within the hour. */
function promiseOf(order: Timed, { to }: Eta): UnixTime | null {
  const { created_at, preordered_for, told_pickup_at, told_delivery_at } = order;
  if (to === 'return') return null;
  if (to === 'origin') return preordered_for ?? told_pickup_at ?? null;
  if (preordered_for) return told_delivery_at ?? null;
  const promised = created_at + promisedMinutes * 60;
  return Math.min(promised, told_delivery_at ?? promised);
}

function minutesBetween(from: UnixTime, until: UnixTime): number {
  return Math.max(0, wholeMinutes((until - from) / 60));
}
