import { isOver } from '#core/rules';
import type { Id, Order, UnixTime } from '#schemas';
import { timeAfter } from '../kernel/clock.ts';
import { merge } from './merge.ts';
import { riderPolled } from './rider.ts';
import { everything, inScope, type Scope } from './scope.ts';
import { moveIn, type Sorted } from './sorting.ts';
import { type Tab, tabOf } from './tabs.ts';
import { isTracked } from './tracked.ts';
import { noteChange, type StatusChange } from './transitions.ts';

/**
 * All known orders and the five tabs of them. Only the functions below change it, in place, because copying ten thousand
 * orders at each update costs three hundred times as much. It always equals what `rebuilt` makes of it, which a law tests.
 */
export type OrderIndex = {
  readonly rows: Map<Id, Row>;
  readonly members: Readonly<Record<Tab, Set<Id>>>;
  /** Riders to locate, by order. */
  readonly targets: Map<Id, Id>;
  /** Orders whose cancellation was asked for and not yet answered; replaced when it changes. */
  pending: ReadonlySet<Id>;
  /** Changes of statuses that alerts have not taken yet, newest last. */
  readonly untold: StatusChange[];
  scope: Scope;
  now: UnixTime;
  dayStart: UnixTime;
  /** The first moment at which a pre-order leaves its tab by itself. */
  nextDue: UnixTime;
  /** The orders changed since the last publish, and counts of changes of any tab and of any target. */
  changed: Id[];
  moves: number;
  targetMoves: number;
  /** Caches: the counts, each tab's sorted ids, and its last search. */
  counts: Readonly<Record<Tab, number>> | null;
  readonly sorted: Map<Tab, Sorted>;
  readonly found: Map<Tab, readonly Id[]>;
};

/** An order, its tab, and the rider to locate for it. */
type Row = { order: Order; tab: Tab | null; rider: Id | null };

/** An index without orders. */
export function createIndex(): OrderIndex {
  return {
    rows: new Map(),
    members: {
      new: new Set(),
      preorders: new Set(),
      collected: new Set(),
      delivered: new Set(),
      cancelled: new Set(),
    },
    targets: new Map(),
    pending: new Set(),
    untold: [],
    scope: everything,
    now: 0,
    dayStart: 0,
    nextDue: Number.POSITIVE_INFINITY,
    changed: NONE,
    moves: 0,
    targetMoves: 0,
    counts: null,
    sorted: new Map(),
    found: new Map(),
  };
}

/** An index without orders, at the same day and time. */
export function emptyIndex({ now, dayStart }: OrderIndex): OrderIndex {
  return { ...createIndex(), now, dayStart };
}

/** No ids; shared, so it is never written to. */
export const NONE: Id[] = [];

/** Merges a record of an order into the index. */
export function putOrder(index: OrderIndex, record: Order): void {
  const row = index.rows.get(record.order_id);
  const before = row?.order;
  const order = merge(before, record);
  if (order === before) return;
  touch(index, order.order_id);
  if (row) {
    if (row.order.created_at !== order.created_at) index.sorted.clear();
    noteChange(index, row.order, order);
    row.order = order;
    place(index, row);
  } else {
    const added = { order, tab: null, rider: null };
    index.rows.set(order.order_id, added);
    place(index, added);
  }
  if (index.pending.size > 0 && isOver(order)) setPending(index, order.order_id, false);
}

/** Notes that a cancellation of an order is pending, or no longer. */
export function setPending(index: OrderIndex, order_id: Id, pending: boolean): void {
  if (index.pending.has(order_id) === pending) return;
  const row = index.rows.get(order_id);
  if (pending && row && isOver(row.order)) return;
  const next = new Set(index.pending);
  if (pending) next.add(order_id);
  else next.delete(order_id);
  index.pending = next;
  touch(index, order_id);
}

/** Moves the index on to a later time: pre-orders that are due leave their tab. */
export function advance(index: OrderIndex, now: UnixTime): void {
  if (now <= index.now) return;
  index.now = now;
  if (now < index.nextDue) return;
  index.nextDue = Number.POSITIVE_INFINITY;
  for (const id of [...index.members.preorders]) {
    const row = index.rows.get(id);
    if (!row) continue;
    place(index, row);
    if (row.tab !== 'preorders') touch(index, id);
  }
}

/** Sets the index by a tick of the clock, which may also have been put back: then every order is placed again, and those that move are told of. */
export function setClock(index: OrderIndex, tick: UnixTime): void {
  const now = timeAfter(index.now, tick);
  const isPutBack = now < index.now;
  advance(index, now);
  if (!isPutBack) return;
  index.now = now;
  const before = [...index.rows.values()].map((row) => [row, row.tab] as const);
  placeAll(index);
  for (const [row, tab] of before) if (row.tab !== tab) touch(index, row.order.order_id);
}

/** Shows another outlet's orders, or another day's. */
export function setView(
  index: OrderIndex,
  { scope = index.scope, dayStart = index.dayStart }: { scope?: Scope; dayStart?: UnixTime },
): void {
  if (scope === index.scope && dayStart === index.dayStart) return;
  index.scope = scope;
  index.dayStart = dayStart;
  placeAll(index);
}

/** A new index of the same orders, built from scratch; for tests of the index. */
export function rebuilt(index: OrderIndex): OrderIndex {
  const { scope, now, dayStart, pending } = index;
  const fresh = { ...createIndex(), scope, now, dayStart, pending };
  for (const { order } of index.rows.values()) putOrder(fresh, order);
  return fresh;
}

function placeAll(index: OrderIndex): void {
  index.nextDue = Number.POSITIVE_INFINITY;
  for (const row of index.rows.values()) place(index, row);
}

/** Puts an order into its present tab. */
function place(index: OrderIndex, row: Row): void {
  const { order } = row;
  const shown = isTracked(order, index.dayStart) && inScope(index.scope, order.vendor_id);
  const tab = shown ? tabOf(order, index.now) : null;
  if (tab === 'preorders') index.nextDue = Math.min(index.nextDue, order.preordered_for ?? 0);
  if (tab !== row.tab) move(index, row, tab);
  const rider = shown && order.rider && riderPolled(order) ? order.rider.id : null;
  if (rider !== row.rider) aim(index, row, rider);
}

function move(index: OrderIndex, row: Row, tab: Tab | null): void {
  const { order_id } = row.order;
  if (row.tab) {
    index.members[row.tab].delete(order_id);
    moveIn(index, index.sorted.get(row.tab), order_id, 'out');
  }
  if (tab) {
    index.members[tab].add(order_id);
    moveIn(index, index.sorted.get(tab), order_id, 'in');
  }
  row.tab = tab;
  index.counts = null;
  index.moves += 1;
}

function aim(index: OrderIndex, row: Row, rider: Id | null): void {
  if (rider === null) index.targets.delete(row.order.order_id);
  else index.targets.set(row.order.order_id, rider);
  row.rider = rider;
  index.targetMoves += 1;
}

function touch(index: OrderIndex, order_id: Id): void {
  if (index.changed === NONE) index.changed = [order_id];
  else index.changed.push(order_id);
}
