import { createEvent, createStore, sample } from 'effector';
import {
  $now,
  $orders,
  $ordersReady,
  $pacedOrders,
  clockTicked,
  happened,
  isSameList,
} from '#core';
import type { Attention } from '#core/rules';
import type { Id } from '#schemas';
import { dueIn, examine, markChanged, nothingSeen } from './under-way.ts';

/** The list of orders was opened. Needed since this module may be loaded after the orders. */
export const listOpened = createEvent();

const looked = sample({
  clock: [listOpened, clockTicked, $ordersReady, $pacedOrders, happened('vendor.selected')],
  source: { orders: $orders, now: $now },
});

/** All orders under way. They are looked at each second and as soon as some have changed, at the pace of lists, so that what the map says of one is what its row says. */
export const $underWay = createStore(nothingSeen)
  .on($orders, markChanged)
  .on(looked, (underWay, { orders, now }) => examine(underWay, orders, now))
  .reset(happened('session.ended'));

/** The orders under way that need somebody, the longest needed first; those that only come back are last. */
export const $attention = createStore<readonly Id[]>([]).on($underWay, (before, underWay) => {
  const ids = [...dueIn(underWay)].sort(mostUrgentFirst).map(([id]) => id);
  return isSameList(before, ids) ? before : ids;
});

type Due = readonly [Id, Attention];

function mostUrgentFirst([idA, a]: Due, [idB, b]: Due): number {
  const calm = Number(a.reason === 'returning') - Number(b.reason === 'returning');
  return calm || a.from - b.from || (idA < idB ? -1 : 1);
}
