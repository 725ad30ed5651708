import type { Id, Order, UnixTime } from '#schemas';
import { isSameList } from '../lists.ts';
import type { RiderTarget } from '../ports.ts';
import { merge } from './merge.ts';
import { riderPolled } from './rider.ts';
import { everything, inScope, type Scope } from './scope.ts';
import { matches, searchKey } from './search.ts';
import { statusGroups } from './status.ts';
import { type Tab, tabOf, tabs } from './tabs.ts';
import { isTracked } from './tracked.ts';

/**
 * Every order that is known, with the five tabs kept beside it. The functions below are the only ones that change it,
 * in place, because copying ten thousand orders at each update costs three hundred times as much.
 * What it holds is always what `rebuilt` would make of the same orders, scope, day and moment; that is a law.
 */
export type OrderIndex = {
  readonly orders: Map<Id, Order>;
  readonly members: Readonly<Record<Tab, Set<Id>>>;
  /** Riders to locate, by order. */
  readonly targets: Map<Id, Id>;
  /** Orders whose cancellation was asked for and not yet answered; replaced when it changes. */
  pending: ReadonlySet<Id>;
  scope: Scope;
  now: UnixTime;
  dayStart: UnixTime;
  /** The first moment at which a pre-order leaves its tab by itself. */
  nextDue: UnixTime;
  /** What changed since the counters were last read: which orders, whether any tab, whether any target. */
  changed: Id[];
  moves: number;
  targetMoves: number;
  /** Answers kept for the next question: each tab's order, and its last search. */
  readonly sorted: Map<Tab, readonly Id[]>;
  readonly found: Map<Tab, readonly Id[]>;
};

export function createIndex(): OrderIndex {
  return {
    orders: new Map(),
    members: {
      new: new Set(),
      preorders: new Set(),
      collected: new Set(),
      delivered: new Set(),
      cancelled: new Set(),
    },
    targets: new Map(),
    pending: new Set(),
    scope: everything,
    now: 0,
    dayStart: 0,
    nextDue: Number.POSITIVE_INFINITY,
    changed: NONE,
    moves: 0,
    targetMoves: 0,
    sorted: new Map(),
    found: new Map(),
  };
}

/** An index without orders, on the same day at the same moment. */
export function emptied({ now, dayStart }: OrderIndex): OrderIndex {
  return { ...createIndex(), now, dayStart };
}

/** No ids; shared, so it is never written to. */
export const NONE: Id[] = [];

/** Takes in a record of an order from wherever it came. */
export function putOrder(index: OrderIndex, order: Order): void {
  const { order_id } = order;
  const before = index.orders.get(order_id);
  const after = merge(before, order);
  if (after === before) return;
  index.orders.set(order_id, after);
  touch(index, order_id);
  place(index, after, before ? placeOf(index, before) : null);
  if (before && before.created_at !== after.created_at) index.sorted.clear();
  if (index.pending.size > 0 && isSettled(after)) setPending(index, order_id, false);
}

/** Notes that a cancellation was asked for, or that it is no longer waited for. */
export function setPending(index: OrderIndex, order_id: Id, pending: boolean): void {
  if (index.pending.has(order_id) === pending) return;
  const order = index.orders.get(order_id);
  if (pending && order && isSettled(order)) return;
  const next = new Set(index.pending);
  if (pending) next.add(order_id);
  else next.delete(order_id);
  index.pending = next;
  touch(index, order_id);
}

/** Moves on to a later moment: pre-orders that are due leave their tab. */
export function advance(index: OrderIndex, now: UnixTime): void {
  if (now <= index.now) return;
  index.now = now;
  if (now < index.nextDue) return;
  const waiting = [...index.members.preorders];
  index.nextDue = Number.POSITIVE_INFINITY;
  for (const id of waiting) {
    const order = index.orders.get(id);
    if (!order) continue;
    if (place(index, order, 'preorders')) touch(index, id);
  }
}

/** Shows another outlet's orders, or another day's. */
export function setView(
  index: OrderIndex,
  { scope = index.scope, dayStart = index.dayStart }: { scope?: Scope; dayStart?: UnixTime },
): void {
  if (scope === index.scope && dayStart === index.dayStart) return;
  index.scope = scope;
  index.dayStart = dayStart;
  arrange(index);
}

/** The same orders arranged from nothing. */
export function rebuilt(index: OrderIndex): OrderIndex {
  const { scope, now, dayStart, pending } = index;
  const fresh = { ...createIndex(), scope, now, dayStart, pending };
  for (const order of index.orders.values()) putOrder(fresh, order);
  return fresh;
}

/** Ids of a tab, newest first, that match what was typed; the same array as long as they are the same ids. */
export function idsOfTab(index: OrderIndex, tab: Tab, typed = ''): readonly Id[] {
  const ids = index.sorted.get(tab) ?? sortedIds(index, tab);
  const key = searchKey(typed);
  if (key === '') return ids;
  const found = ids.filter((id) => {
    const order = index.orders.get(id);
    return order !== undefined && matches(order, key);
  });
  const before = index.found.get(tab);
  if (before && isSameList(before, found)) return before;
  index.found.set(tab, found);
  return found;
}

/** The riders to locate for the orders on screen. */
export function targetsOf(index: OrderIndex): readonly RiderTarget[] {
  return Array.from(index.targets, ([order_id, rider_id]) => ({ order_id, rider_id }));
}

function touch(index: OrderIndex, order_id: Id): void {
  if (index.changed === NONE) index.changed = [order_id];
  else index.changed.push(order_id);
}

function arrange(index: OrderIndex): void {
  for (const tab of tabs) index.members[tab].clear();
  index.targets.clear();
  index.sorted.clear();
  index.nextDue = Number.POSITIVE_INFINITY;
  index.moves += 1;
  index.targetMoves += 1;
  for (const order of index.orders.values()) place(index, order, null);
}

/** Puts an order where it belongs; true when that is another tab than `from`. */
function place(index: OrderIndex, order: Order, from: Tab | null): boolean {
  const to = placeOf(index, order);
  if (to === 'preorders') index.nextDue = Math.min(index.nextDue, order.preordered_for ?? 0);
  target(index, order);
  if (to === from) return false;
  if (from) leave(index, order.order_id, from);
  if (to) enter(index, order.order_id, to);
  return true;
}

function leave(index: OrderIndex, id: Id, tab: Tab): void {
  index.members[tab].delete(id);
  index.sorted.delete(tab);
  index.moves += 1;
}

function enter(index: OrderIndex, id: Id, tab: Tab): void {
  index.members[tab].add(id);
  index.sorted.delete(tab);
  index.moves += 1;
}

function target(index: OrderIndex, order: Order): void {
  const rider = isShown(index, order) && riderPolled(order) ? order.rider?.id : undefined;
  if (index.targets.get(order.order_id) === rider) return;
  if (rider === undefined) index.targets.delete(order.order_id);
  else index.targets.set(order.order_id, rider);
  index.targetMoves += 1;
}

function placeOf(index: OrderIndex, order: Order): Tab | null {
  return isShown(index, order) ? tabOf(order, index.now) : null;
}

function isShown(index: OrderIndex, order: Order): boolean {
  return isTracked(order, index.dayStart) && inScope(index.scope, order.vendor_id);
}

function isSettled({ status }: Order): boolean {
  return statusGroups.cancelledLike.has(status) || statusGroups.deliveredOrReturned.has(status);
}

function sortedIds(index: OrderIndex, tab: Tab): readonly Id[] {
  const createdAt = (id: Id) => index.orders.get(id)?.created_at ?? 0;
  const ids = [...index.members[tab]].sort(
    (a, b) => createdAt(b) - createdAt(a) || (a < b ? 1 : -1),
  );
  index.sorted.set(tab, ids);
  return ids;
}
