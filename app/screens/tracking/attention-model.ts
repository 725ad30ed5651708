import { createEvent, createStore, sample } from 'effector';
import {
  $now,
  $orders,
  $ordersReady,
  clockTicked,
  happened,
  isSameList,
  orderOf,
  visibleIds,
} from '#core';
import { type Attention, attentionsOf } from '#core/rules';
import type { Id, Order, UnixTime } from '#schemas';

/** The list of orders is on screen; this module may be younger than the orders. */
export const listOpened = createEvent();

/**
 * The orders under way that need somebody, the longest needed first; those that only come back are last. It is looked for
 * once a second, however many orders change meanwhile.
 */
export const $attention = createStore<readonly Id[]>([]);

const found = sample({
  clock: [listOpened, clockTicked, $ordersReady, happened('vendor.selected')],
  source: { orders: $orders, now: $now, before: $attention },
  fn: ({ orders, now, before }) => {
    const ids = [...visibleIds(orders, 'new'), ...visibleIds(orders, 'collected')]
      .flatMap((id) => dueOf(orderOf(orders, id), now))
      .sort(mostUrgentFirst)
      .map(({ id }) => id);
    return isSameList(before, ids) ? before : ids;
  },
});
$attention.on(found, (_, ids) => ids).reset(happened('session.ended'));

type Due = { readonly id: Id; readonly attention: Attention };

function dueOf(order: Order | null, now: UnixTime): readonly Due[] {
  if (order === null) return [];
  const attention = knownOf(order).find(({ from }) => from <= now);
  return attention === undefined ? [] : [{ id: order.order_id, attention }];
}

function mostUrgentFirst(a: Due, b: Due): number {
  const calm = Number(isReturn(a)) - Number(isReturn(b));
  return calm || a.attention.from - b.attention.from || (a.id < b.id ? -1 : 1);
}

function isReturn({ attention }: Due): boolean {
  return attention.reason === 'returning';
}

/** Records never change, and all of them are looked at each second. */
const known = new WeakMap<Order, readonly Attention[]>();

function knownOf(order: Order): readonly Attention[] {
  const attentions = known.get(order) ?? attentionsOf(order);
  known.set(order, attentions);
  return attentions;
}
