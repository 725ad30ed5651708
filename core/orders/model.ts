import { createStore, sample } from 'effector';
import type { Event, Id, Order, UnixTime } from '#schemas';
import { $now, clockTicked } from '../kernel/clock.ts';
import { $timezone, configured } from '../kernel/config.ts';
import { startOfDay } from '../kernel/days.ts';
import { appended } from '../kernel/log.ts';
import { createIndex, NONE, type OrderIndex, setClock, setView } from './orders.ts';
import { ordersProjection } from './projection.ts';
import { idsOfTab, orderIn, type TabCounts, tabCounts } from './rows.ts';
import type { Tab } from './tabs.ts';

/**
 * What screens read, with the functions below: the index inside is changed in place, and a new object around it tells of
 * a change. No other store derives from this one here, since each would cost time at every update even when no screen
 * shows it; screens derive what they show with `useStoreMap`.
 */
export type Orders = {
  readonly version: number;
  readonly changed: readonly Id[];
  readonly moves: number;
  readonly index: OrderIndex;
};

/**
 * The market's last midnight, in Unix seconds. Not a derived store: a scope computes those when first read, so the change
 * at that moment would trigger nothing.
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
  .on(appended, (orders, events) => publish(orders, fold(openIndex(orders), events)))
  .on(clockTicked, (orders, now) => {
    const index = openIndex(orders);
    setClock(index, now);
    return publish(orders, index);
  })
  .on($dayStart, (orders, dayStart) => {
    const index = openIndex(orders);
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

/** Whether a cancellation was asked for and is not answered yet. */
export function isCancelPending({ index }: Orders, order_id: Id): boolean {
  return index.pending.has(order_id);
}

/** The tab that shows an order, or null when none does. */
export function tabShowing({ index }: Orders, order_id: Id): Tab | null {
  return index.rows.get(order_id)?.tab ?? null;
}

function fold(index: OrderIndex, events: readonly Event[]): OrderIndex {
  let next = index;
  for (const event of events) next = ordersProjection.step(next, event);
  return next;
}

/** The index to change. The initial empty one is shared by all scopes, so it is replaced by a new one. */
function openIndex({ version, index }: Orders): OrderIndex {
  if (version === 0) return createIndex();
  index.changed = NONE;
  return index;
}

/** A new object around an index that was changed in place; the same object when nothing changed. */
function publish(before: Orders | null, index: OrderIndex): Orders {
  const { changed, moves } = index;
  const same = index === before?.index && moves === before.moves && changed.length === 0;
  return before && same
    ? before
    : { version: before ? before.version + 1 : 0, changed, moves, index };
}
