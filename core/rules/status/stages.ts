import type { Order, OrderStatus, StatusEntry, UnixTime } from '#schemas';
import { type OrderStage, orderStages } from './meaning.ts';
import { meaningOf } from './meanings.ts';
import { rankOf } from './rank.ts';

/** A stage that was reached; when is not known where a record skips it. */
export type ReachedStage = { readonly stage: OrderStage; readonly at: UnixTime | null };

/** How far an order is on its way through the five stages. */
export type OrderStages = {
  /** The first stages, up to the one that the order is in. */
  readonly reached: readonly ReachedStage[];
  /** The status and the moment with which it left its way before the door, or null while it is on it. */
  readonly end: { readonly status: OrderStatus; readonly at: UnixTime } | null;
};

type Told = Pick<Order, 'status' | 'status_history' | 'created_at' | 'updated_at'>;

/**
 * The stages of an order, the same from any record of its history. They go back only when its rider left before the
 * pickup: it waits for another one, and says so.
 */
export function stagesOf(order: Told): OrderStages {
  const entries = entriesOf(order);
  const end = entries.findLast(({ status }) => status === order.status);
  const hasEnded = end !== undefined && leavesWay(order.status);
  const reached = entries.reduce(goOn, [{ stage: 'placed', at: order.created_at }]);
  return {
    // Whatever a record says of a door, what comes back has not stayed there.
    reached: hasEnded ? reached.filter(({ stage }) => stage !== 'delivered') : reached,
    end: hasEnded ? { status: order.status as OrderStatus, at: end.created_at } : null,
  };
}

/** Whether an order with this status does not reach the door. */
function leavesWay(status: string): boolean {
  const meaning = meaningOf(status);
  return meaning?.leg === 'return' || (meaning?.terminal === true && meaning.stage === null);
}

/** Oldest first; a record may have come before the line of its history. */
function entriesOf({ status, status_history, updated_at }: Told): readonly StatusEntry[] {
  const isTold = status_history.some((entry) => entry.status === status);
  const all = isTold ? status_history : [...status_history, { status, created_at: updated_at }];
  // What is told of one moment stands as it comes along.
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
