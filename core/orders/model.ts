import { createStore, sample } from 'effector';
import type { Event, Id, Order, UnixTime } from '#schemas';
import { $now, clockTicked } from '../kernel/clock.ts';
import { $timezone, configured } from '../kernel/config.ts';
import { startOfDay } from '../kernel/days.ts';
import { appended } from '../kernel/log.ts';
import { advance, createIndex, NONE, type OrderIndex, setView } from './orders.ts';
import { ordersProjection } from './projection.ts';
import { idsOfTab, orderIn, type TabCounts, tabCounts } from './rows.ts';
import type { Tab } from './tabs.ts';

/**
 * What screens read. The index inside is changed in place, so a reader takes what it needs with the functions below;
 * a new object says that something did change. Nothing else is derived here: each store that hangs on this one costs
 * every update, looked at or not, so a screen derives what it shows with `useStoreMap`.
 */
export type Orders = {
  readonly version: number;
  readonly changed: readonly Id[];
  readonly moves: number;
  readonly index: OrderIndex;
};

/**
 * The market's midnight before now, in Unix seconds. A store of its own and not a derived one: a scope makes derived
 * stores when it first needs them, and then nobody hears of the change that made it need them.
 */
export const $dayStart = createStore<UnixTime>(0);
sample({
  clock: [clockTicked, configured],
  source: { now: $now, timezone: $timezone },
  fn: ({ now, timezone }) => startOfDay(now, timezone),
  target: $dayStart,
});

/** All orders that are known, in one index that is changed in place. */
export const $orders = createStore<Orders>(publish(null, createIndex()))
  .on(appended, (orders, events) => publish(orders, folded(opened(orders), events)))
  .on(clockTicked, (orders, now) => {
    const index = opened(orders);
    advance(index, now);
    return publish(orders, index);
  })
  .on($dayStart, (orders, dayStart) => {
    const index = opened(orders);
    setView(index, { dayStart });
    return publish(orders, index);
  });

/** One order for its row: `useStoreMap({ store: $orders, keys: [id], fn: (orders, [id]) => orderOf(orders, id) })`. */
export function orderOf({ index }: Orders, order_id: Id): Order | null {
  return orderIn(index, order_id);
}

/** The rows of a tab, newest first; the same array while neither the tab nor the search changes. */
export function visibleIds({ index }: Orders, tab: Tab, search = ''): readonly Id[] {
  return idsOfTab(index, tab, search);
}

/** How many orders each tab holds; the same object while no order moves. */
export function countsOf({ index }: Orders): TabCounts {
  return tabCounts(index);
}

/** Whether a cancellation was asked for and not yet answered. */
export function isCancelPending({ index }: Orders, order_id: Id): boolean {
  return index.pending.has(order_id);
}

/** The tab that shows an order, or null when none does. */
export function tabShowing({ index }: Orders, order_id: Id): Tab | null {
  return index.rows.get(order_id)?.tab ?? null;
}

function folded(index: OrderIndex, events: readonly Event[]): OrderIndex {
  let next = index;
  for (const event of events) next = ordersProjection.step(next, event);
  return next;
}

/** The index to change; the empty one that scopes begin with is never written to, so that they stay apart. */
function opened({ version, index }: Orders): OrderIndex {
  if (version === 0) return createIndex();
  index.changed = NONE;
  return index;
}

/** Tells what became of an index that was changed in place; the same object when nothing did. */
function publish(before: Orders | null, index: OrderIndex): Orders {
  const { changed, moves } = index;
  const same = index === before?.index && moves === before.moves && changed.length === 0;
  return before && same
    ? before
    : { version: before ? before.version + 1 : 0, changed, moves, index };
}
