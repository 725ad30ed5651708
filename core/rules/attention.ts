import type { UnixTime } from '#schemas';
import { etaOf } from './eta.ts';
import { isFuturePreorder } from './future-preorder.ts';
import { clockOf, isClockLate, latenessOf, longWaitMinutes } from './order-clock.ts';
import { lastRecorded } from './progress.ts';
import { riderFound } from './rider-found.ts';
import { stagesOf } from './status/stages.ts';

/** Why a shop should look at an order that is under way. */
export type AttentionReason = 'late' | 'delayed' | 'at-door' | 'no-rider' | 'returning';

/** Why an order needs somebody, and since when. */
export type Attention = {
  readonly reason: AttentionReason;
  /** When it begins to need somebody. */
  readonly from: UnixTime;
  /** When what lasts until now began. */
  readonly since: UnixTime;
};

type Looked = Parameters<typeof latenessOf>[0];

/** All reasons why an order needs somebody, now or later, most important first; none for one that is over. */
export function attentionsOf(order: Looked): readonly Attention[] {
  const { reached, end } = stagesOf(order);
  if (end !== null) {
    return end.status === 'RETURN_INITIATED'
      ? [{ reason: 'returning', from: end.at, since: end.at }]
      : [];
  }
  if (reached.at(-1)?.stage === 'delivered' && etaOf(order) === null) return [];
  const found = [delayOf(order), doorOf(order), waitOf(order), statedOf(order, reached.length)];
  return found.filter((each) => each !== null);
}

/** The most important reason why an order needs somebody now; null for none. */
export function attentionOf(order: Looked, now: UnixTime): Attention | null {
  return attentionsOf(order).find(({ from }) => from <= now) ?? null;
}

/** Whether an order is late, by its times or as its fleet says, which may not say by how much. */
export function isRunningLate(order: Looked, now: UnixTime): boolean {
  const isReported = attentionsOf(order).some(
    ({ reason, from }) => reason === 'delayed' && from <= now,
  );
  return isReported || isClockLate(clockOf(order, now));
}

function delayOf(order: Looked): Attention | null {
  const eta = etaOf(order);
  if (eta === null) return null;
  const { since, from } = latenessOf(order, eta);
  return { reason: 'late', from: Math.max(from, restingUntil(order)), since };
}

/** Until when nobody is asked to ride for an order; 0 for one that is for now. */
function restingUntil(order: Looked): UnixTime {
  return isFuturePreorder(order, 0) ? (order.preordered_for ?? 0) : 0;
}

function doorOf(order: Looked): Attention | null {
  if (order.status !== 'NEAR_CUSTOMER') return null;
  return lasting('at-door', lastRecorded(order, 'NEAR_CUSTOMER') ?? order.updated_at);
}

/** Waiting for a rider counts from the time that the order is wanted, or from its creation. */
function waitOf(order: Looked): Attention | null {
  if (riderFound(order)) return null;
  return lasting('no-rider', order.preordered_for ?? order.created_at);
}

/** A reported delay; before a rider has the order, it counts from the time that the order is wanted. */
function statedOf(order: Looked, reached: number): Attention | null {
  if (order.status !== 'DELAYED') return null;
  const since = lastRecorded(order, 'DELAYED') ?? order.updated_at;
  const wanted = reached > 1 ? since : (order.preordered_for ?? since);
  return { reason: 'delayed', from: Math.max(since, wanted), since };
}

function lasting(reason: AttentionReason, since: UnixTime): Attention {
  return { reason, from: since + longWaitMinutes * 60, since };
}
