import type { Order, OrderStatus, StatusEntry, UnixTime } from '#schemas';
import { type OrderStage, orderStages } from './meaning.ts';
import { meaningOf } from './meanings.ts';
import { rankOf } from './rank.ts';

/** A stage that was reached; `at` is null where the record skips it. */
export type ReachedStage = { readonly stage: OrderStage; readonly at: UnixTime | null };

/** How far an order is on its way through the five stages. */
export type OrderStages = {
  /** The stages up to the present one. */
  readonly reached: readonly ReachedStage[];
  /** The status and time at which it was cancelled or returned; null while it is on its way or delivered. */
  readonly end: { readonly status: OrderStatus; readonly at: UnixTime } | null;
};

type Told = Pick<Order, 'status' | 'status_history' | 'created_at' | 'updated_at'>;

/**
 * The stages of an order, from its history in any order. A stage is taken back only when the rider left before the pickup,
 * and the order waits for another one.
 */
export function stagesOf(order: Told): OrderStages {
  const entries = entriesOf(order);
  const end = entries.findLast(({ status }) => status === order.status);
  const hasEnded = end !== undefined && leavesWay(order.status);
  const reached = entries.reduce(goOn, [{ stage: 'placed', at: order.created_at }]);
  return {
    // Returned goods were not delivered, even if the record says that they were.
    reached: hasEnded ? reached.filter(({ stage }) => stage !== 'delivered') : reached,
    end: hasEnded ? { status: order.status as OrderStatus, at: end.created_at } : null,
  };
}

/** Whether an order with this status does not reach the door. */
function leavesWay(status: string): boolean {
  const meaning = meaningOf(status);
  return meaning?.leg === 'return' || (meaning?.terminal === true && meaning.stage === null);
}

/** The history, oldest first, with the present status added where a record lacks it. */
function entriesOf({ status, status_history, updated_at }: Told): readonly StatusEntry[] {
  const isTold = status_history.some((entry) => entry.status === status);
  const all = isTold ? status_history : [...status_history, { status, created_at: updated_at }];
  // Entries of the same time go by rank.
  return all.toSorted((a, b) => a.created_at - b.created_at || rankOf(a.status) - rankOf(b.status));
}

function goOn(
  reached: readonly ReachedStage[],
  { status, created_at }: StatusEntry,
): readonly ReachedStage[] {
  if (status === 'WAITING_FOR_TRANSPORT' && reached.length <= orderStages.indexOf('on-the-way')) {
    return reached.slice(0, 1);
  }
  const stage = meaningOf(status)?.stage ?? null;
  const nth = stage === null ? -1 : orderStages.indexOf(stage);
  if (nth < reached.length) return reached;
  const skipped = orderStages.slice(reached.length, nth).map((each) => ({ stage: each, at: null }));
  const at = Math.max(created_at, reached[0]?.at ?? created_at);
  return [...reached, ...skipped, { stage: orderStages[nth] ?? 'placed', at }];
}
