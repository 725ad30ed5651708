import { combine, createStore } from 'effector';
import type { Event, Id, Order } from '#schemas';
import { $now, clockTicked } from '../clock.ts';
import { $timezone } from '../config.ts';
import { startOfDay } from '../days.ts';
import { appended } from '../log.ts';
import { advance, createIndex, idsOfTab, type OrderIndex, setView } from './orders.ts';
import { ordersProjection } from './projection.ts';
import type { Tab } from './tabs.ts';

/**
 * What screens read. The index inside is changed in place, so a reader takes what it needs with the functions below;
 * a new object says that something did change. `summary` stays the same object while no tab and no wait changes.
 */
export type Orders = {
  readonly version: number;
  readonly changed: readonly Id[];
  readonly summary: Summary;
  readonly index: OrderIndex;
};
type Summary = {
  readonly moves: number;
  readonly counts: Readonly<Record<Tab, number>>;
  readonly pending: ReadonlySet<Id>;
};

/** The market's midnight before now, in Unix seconds. */
export const $dayStart = combine($now, $timezone, startOfDay);

export const $orders = createStore<Orders>(published(createIndex(), 0))
  .on(appended, (orders, events) => changed(orders, (index) => folded(index, events)))
  .on(clockTicked, (orders, now) =>
    changed(orders, (index) => {
      advance(index, now);
      return index;
    }),
  )
  .on($dayStart, (orders, dayStart) =>
    changed(orders, (index) => {
      setView(index, { dayStart });
      return index;
    }),
  );

const $summary = $orders.map(({ summary }) => summary);

export const $tabCounts = $summary.map(({ counts }) => counts);

/** Orders whose cancellation was asked for and not yet answered. */
export const $cancelPending = $summary.map(({ pending }) => pending);

/** One order for its row: `useStoreMap({ store: $orders, keys: [id], fn: (orders, [id]) => orderOf(orders, id) })`. */
export function orderOf({ index }: Orders, order_id: Id): Order | null {
  return index.orders.get(order_id) ?? null;
}

/** The rows of a tab, newest first; the same array while neither the tab nor the search changes. */
export function visibleIds({ index }: Orders, tab: Tab, search = ''): readonly Id[] {
  return idsOfTab(index, tab, search);
}

/** The tab that shows an order, or null when none does. */
export function tabShowing({ index }: Orders, order_id: Id): Tab | null {
  const shown = Object.entries(index.members).find(([, ids]) => ids.has(order_id));
  return shown ? (shown[0] as Tab) : null;
}

function folded(index: OrderIndex, events: readonly Event[]): OrderIndex {
  let next = index;
  for (const event of events) next = ordersProjection.step(next, event);
  return next;
}

/** Changes the index in place and tells so; the empty index is never shared, so that scopes stay apart. */
function changed(orders: Orders, change: (index: OrderIndex) => OrderIndex): Orders {
  const index = orders.version === 0 ? createIndex() : orders.index;
  index.changed = [];
  const { moves, pending } = index;
  const next = change(index);
  if (next === index && next.changed.length === 0 && next.moves === moves && orders.version > 0) {
    return orders;
  }
  const same = next === index && next.moves === moves && next.pending === pending;
  return {
    version: orders.version + 1,
    changed: next.changed,
    summary: same ? orders.summary : summaryOf(next),
    index: next,
  };
}

function published(index: OrderIndex, version: number): Orders {
  return { version, changed: index.changed, summary: summaryOf(index), index };
}

function summaryOf({ members, moves, pending }: OrderIndex): Summary {
  return {
    moves,
    counts: {
      new: members.new.size,
      preorders: members.preorders.size,
      collected: members.collected.size,
      delivered: members.delivered.size,
      cancelled: members.cancelled.size,
    },
    pending,
  };
}
