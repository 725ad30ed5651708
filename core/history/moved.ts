import { createStore, sample } from 'effector';
import type { Id } from '#schemas';
import { $now, clockTicked } from '../kernel/clock.ts';
import { $orders, orderOf } from '../orders/model.ts';
import { type Tab, tabOf } from '../orders/tabs.ts';
import { $historyIds } from './model.ts';

type Standing = { readonly tabs: ReadonlyMap<Id, Tab | null>; readonly moves: number };

const nowhere: Standing = { tabs: new Map(), moves: 0 };

const looked = sample({
  clock: [$historyIds, clockTicked],
  source: { ids: $historyIds, orders: $orders, now: $now },
  fn: ({ ids, orders, now }) =>
    new Map(
      ids.map((id) => {
        const order = orderOf(orders, id);
        return [id, order && tabOf(order, now)] as const;
      }),
    ),
});

const $standing = createStore(nowhere).on(looked, ({ tabs: before, moves }, tabs) => {
  const hasMoved = [...tabs].some(([id, tab]) => before.has(id) && before.get(id) !== tab);
  return { tabs, moves: moves + (hasMoved ? 1 : 0) };
});

/** How often an order of the list was seen to come elsewhere, such as to its end: a day that is over still changes by what was under way at its midnight. */
export const $historyMoves = $standing.map(({ moves }) => moves);
