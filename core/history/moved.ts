import { createStore, sample } from 'effector';
import type { Id } from '#schemas';
import { $now, clockTicked } from '../kernel/clock.ts';
import { $orders } from '../orders/model.ts';
import { allOrders } from '../orders/rows.ts';
import { type Tab, tabOf } from '../orders/tabs.ts';
import { $historyIds, $historyOpen } from './model.ts';
import { $historyQuery } from './query-model.ts';

type Standing = { readonly tabs: ReadonlyMap<Id, Tab | null>; readonly moves: number };

const nowhere: Standing = { tabs: new Map(), moves: 0 };

// Orders of the period count even when they are not listed: one that moves may leave a filtered list, or enter it.
const looked = sample({
  clock: sample({
    clock: [$historyIds, clockTicked],
    source: { ids: $historyIds, query: $historyQuery, orders: $orders, now: $now },
    filter: $historyOpen,
  }),
  fn: ({ ids, query, orders, now }) => {
    const listed = new Set(ids);
    const { from = Infinity, to = 0 } = query?.period ?? {};
    const known = allOrders(orders.index).filter(
      ({ order_id, created_at: at }) => (at >= from && at < to) || listed.has(order_id),
    );
    return new Map(known.map((order) => [order.order_id, tabOf(order, now)]));
  },
});

const $standing = createStore(nowhere).on(looked, ({ tabs: before, moves }, tabs) => {
  const hasMoved = [...tabs].some(([id, tab]) => before.has(id) && before.get(id) !== tab);
  return { tabs, moves: moves + (hasMoved ? 1 : 0) };
});

/** How often orders of the period changed their tab. Even a past day changes, by orders that were under way at its midnight. */
export const $historyMoves = $standing.map(({ moves }) => moves);
