import type { Order, OrderStatus, StatusEntry, UnixTime } from '#schemas';

/** What a shop wants to know of an order's way, in the order in which it comes. */
export const orderStages = ['placed', 'rider-found', 'at-shop', 'on-the-way', 'delivered'] as const;

export type OrderStage = (typeof orderStages)[number];

/** A stage that was reached; when is not known where a record skips it. */
export type ReachedStage = { readonly stage: OrderStage; readonly at: UnixTime | null };

export type OrderStages = {
  /** The first stages, up to the one that the order is in. */
  readonly reached: readonly ReachedStage[];
  /** The status and the moment with which it left its way before the door, or null while it is on it. */
  readonly end: { readonly status: OrderStatus; readonly at: UnixTime } | null;
};

type Told = Pick<Order, 'status' | 'status_history' | 'created_at' | 'updated_at'>;

/** How far a status says that an order is. A `null` says nothing of it: what was reached before holds. */
const stageOf = {
  INITIATED: 'placed',
  PAYMENT_INITIATED: 'placed',
  PAYMENT_COMMITTED: 'placed',
  NEW: 'placed',
  RECEIVED: 'placed',
  RECEIVED_BY_VENDOR: 'placed',
  ACCEPTED_BY_VENDOR: 'placed',
  WAITING_FOR_TRANSPORT: 'placed',
  ASSIGNED_TO_TRANSPORT: 'rider-found',
  COURIER_ACCEPTED_DELIVERY: 'rider-found',
  NEAR_VENDOR: 'at-shop',
  PICKED_UP: 'on-the-way',
  COURIER_LEFT_VENDOR: 'on-the-way',
  NEAR_CUSTOMER: 'on-the-way',
  DELIVERED: 'delivered',
  MODIFIED: null,
  DELAYED: null,
  STALLED: null,
  CANCELLED: null,
  PAYMENT_FAILED: null,
  PAYMENT_CANCELLED: null,
  RETURN_INITIATED: null,
  RETURNED_TO_VENDOR: null,
} as const satisfies Record<OrderStatus, OrderStage | null>;

const endings: ReadonlySet<string> = new Set<OrderStatus>([
  'STALLED',
  'CANCELLED',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
]);

/**
 * The stages of an order, the same from any record of its history. They go back only when its rider left before the
 * pickup: it waits for another one, and says so.
 */
export function stagesOf(order: Told): OrderStages {
  const entries = entriesOf(order);
  const end = entries.findLast(({ status }) => status === order.status);
  const hasEnded = end !== undefined && endings.has(order.status);
  const reached = entries.reduce(goOn, [{ stage: 'placed', at: order.created_at }]);
  return {
    // Whatever a record says of a door, what comes back has not stayed there.
    reached: hasEnded ? reached.filter(({ stage }) => stage !== 'delivered') : reached,
    end: hasEnded ? { status: order.status as OrderStatus, at: end.created_at } : null,
  };
}

/** Oldest first; a record may have come before the line of its history. */
function entriesOf({ status, status_history, updated_at }: Told): readonly StatusEntry[] {
  const isTold = status_history.some((entry) => entry.status === status);
  const all = isTold ? status_history : [...status_history, { status, created_at: updated_at }];
  return all.toSorted((a, b) => a.created_at - b.created_at);
}

function goOn(
  reached: readonly ReachedStage[],
  { status, created_at }: StatusEntry,
): readonly ReachedStage[] {
  if (status === 'WAITING_FOR_TRANSPORT' && reached.length <= orderStages.indexOf('on-the-way')) {
    return reached.slice(0, 1);
  }
  const stage = Object.hasOwn(stageOf, status) ? stageOf[status as OrderStatus] : null;
  const nth = stage === null ? -1 : orderStages.indexOf(stage);
  if (nth < reached.length) return reached;
  const skipped = orderStages.slice(reached.length, nth).map((each) => ({ stage: each, at: null }));
  const at = Math.max(created_at, reached[0]?.at ?? created_at);
  return [...reached, ...skipped, { stage: orderStages[nth] ?? 'placed', at }];
}
