import type { Order, UnixTime } from '#schemas';
import { type Eta, etaOf } from './eta.ts';
import { stagesOf } from './status/stages.ts';

/** The one time that a shop looks for on an order. */
export type OrderClock =
  /** When a rider is expected; with the minutes it is late by, and the moment that was promised where it is another. */
  | {
      readonly kind: 'expected';
      readonly eta: Eta;
      readonly late: number;
      readonly was: UnixTime | null;
    }
  /** When it was handed over, and the minutes that took; null for a pre-order, which waited first. */
  | { readonly kind: 'delivered'; readonly at: UnixTime; readonly took: number | null }
  /** How many minutes it has waited for a rider. */
  | { readonly kind: 'waiting'; readonly minutes: number }
  /** When a rider is to collect a pre-order. */
  | { readonly kind: 'scheduled'; readonly at: UnixTime }
  /** When it was called off or brought back. */
  | { readonly kind: 'ended'; readonly at: UnixTime };

type Timed = Parameters<typeof etaOf>[0] &
  Parameters<typeof stagesOf>[0] &
  Pick<Order, 'preordered_for'>;

/** From so many minutes on, later is late. */
export const lateFromMinutes = 3;
/** From so many minutes on, a shop that waits for a rider should look. */
export const longWaitMinutes = 5;
/** An order that is wanted at once is promised within so many minutes (specification 2, section 9). */
const promisedMinutes = 60;

/** What the large time of an order is; null where nothing is known. */
export function clockOf(order: Timed, now: UnixTime): OrderClock | null {
  const { reached, end } = stagesOf(order);
  const eta = etaOf(order);
  if (eta !== null) return { kind: 'expected', eta, ...lateBy(order, eta, now) };
  if (end !== null) return { kind: 'ended', at: end.at };
  const last = reached.at(-1);
  if (last?.stage === 'delivered' && last.at !== null) {
    const took = order.preordered_for ? null : minutesBetween(order.created_at, last.at);
    return { kind: 'delivered', at: last.at, took };
  }
  if (last?.stage !== 'placed') return null;
  const { preordered_for: wanted } = order;
  if (wanted && wanted > now) return { kind: 'scheduled', at: wanted };
  return { kind: 'waiting', minutes: minutesBetween(wanted ?? order.created_at, now) };
}

/** Whether a person should look at this time. */
export function isClockLate(clock: OrderClock | null): boolean {
  if (clock?.kind === 'waiting') return clock.minutes >= longWaitMinutes;
  return clock?.kind === 'expected' && clock.late > 0;
}

/**
 * Late is what comes after the promise, and what was expected and is not there: since when it lasts, from when on that is
 * worth a word, and what was promised where that is another time.
 */
export function latenessOf(
  order: Timed,
  eta: Eta,
): { readonly since: UnixTime; readonly from: UnixTime; readonly was: UnixTime | null } {
  const promised = promiseOf(order, eta);
  const bearable = lateFromMinutes * 60;
  if (promised === null || eta.at <= promised) {
    return { since: eta.at, from: eta.at + bearable, was: null };
  }
  const told = order.estimated_at ?? order.updated_at;
  const from = eta.at - promised >= bearable ? told : promised + bearable;
  return { since: promised, from, was: promised };
}

/** The minutes it is late by, 0 below those that count. */
function lateBy(order: Timed, eta: Eta, now: UnixTime): { late: number; was: UnixTime | null } {
  const { since, was } = latenessOf(order, eta);
  const minutes = minutesBetween(since, Math.max(eta.at, now));
  return minutes < lateFromMinutes ? { late: 0, was: null } : { late: minutes, was };
}

/** When a rider should be where they go: at the shop at the time that was chosen, at the door within the promise. */
function promiseOf({ created_at, preordered_for }: Timed, { to }: Eta): UnixTime | null {
  if (to === 'origin') return preordered_for ?? null;
  return to === 'destination' && !preordered_for ? created_at + promisedMinutes * 60 : null;
}

function minutesBetween(from: UnixTime, until: UnixTime): number {
  return Math.max(0, Math.floor((until - from) / 60));
}
