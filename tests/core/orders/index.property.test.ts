import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsOfTab, orderIn, tabs } from '#core';
import type { RiderTargets } from '#core/ports';
import type { Event } from '#schemas';
import {
  advance,
  createIndex,
  type OrderIndex,
  putOrder,
  rebuilt,
  setClock,
  setView,
} from '../../../core/orders/orders.ts';
import { ordersProjection } from '../../../core/orders/projection.ts';
import { allOrders, targetsOf } from '../../../core/orders/rows.ts';
import {
  arrivals,
  DAY,
  DAY_START,
  event,
  events,
  NOW,
  updated,
} from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

/** What may happen to an index: a fact, time passing, or a new day. */
const happening = fc.oneof(
  { weight: 8, arbitrary: event },
  { weight: 2, arbitrary: fc.integer({ min: -8, max: 8 }).map((step) => NOW + step * 90) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(DAY_START, DAY_START + DAY).map((dayStart) => ({ dayStart })),
  },
);

function happen(index: OrderIndex, thing: Event | number | { dayStart: number }): OrderIndex {
  if (typeof thing === 'number') {
    setClock(index, thing);
    return index;
  }
  if ('type' in thing) return ordersProjection.step(index, thing);
  setView(index, thing);
  return index;
}

/** Everything a screen can see of an index. */
function seen(index: OrderIndex) {
  return {
    tabs: tabs.map((tab) => idsOfTab(index, tab)),
    targets: ridersOf(targetsOf(index, { shown: null, together: false })),
    pending: index.pending,
    orders: allOrders(index).toSorted((a, b) => (a.order_id < b.order_id ? -1 : 1)),
  };
}

function ridersOf({ orders, riders }: RiderTargets) {
  return orders.map((id, at) => [id, riders[at]]).toSorted();
}

/** A screen asks for its tabs between any two changes; what it was given must not change afterwards. */
function lookedAt(index: OrderIndex, thing: Parameters<typeof happen>[1]): OrderIndex {
  const before = tabs.map((tab) => idsOfTab(index, tab));
  const copies = structuredClone(before);
  const next = happen(index, thing);
  expect(before).toEqual(copies);
  return next;
}

test('incremental equals rebuilt: also for one who looks at every step', () =>
  law(
    fc.property(fc.array(happening, { maxLength: 30 }), (things) => {
      const index = things.reduce(lookedAt, createIndex());
      expect(seen(index)).toEqual(seen(rebuilt(index)));
    }),
    { runs: 500 },
  ));

test('incremental equals rebuilt: the tabs kept along are those made from nothing', () =>
  law(
    fc.property(fc.array(happening, { maxLength: 30 }), (things) => {
      const index = things.reduce(happen, createIndex());
      const fresh = rebuilt(index);
      expect(seen(index)).toEqual(seen(fresh));
      // A due time may be too early, which costs a look, but never too late.
      expect(index.nextDue).toBeLessThanOrEqual(fresh.nextDue);
    }),
    { runs: 2500 },
  ));

test('order-insensitive: however updates arrive, the same rows are in the same tabs', () =>
  law(
    fc.property(arrivals, ({ one, other }) => {
      const fold = (records: typeof one) =>
        records.map((record) => updated(record)).reduce(ordersProjection.step, createIndex());
      expect(seen(fold(one))).toEqual(seen(fold(other)));
    }),
    { runs: 1500 },
  ));

test('losses heal: a full list after any losses leads to where nothing was lost', () =>
  law(
    fc.property(arrivals, fc.array(fc.boolean()), ({ sent, one }, kept) => {
      const whole = sent
        .map((record) => updated(record))
        .reduce(ordersProjection.step, createIndex());
      const list = allOrders(whole);
      const some = one.filter((_, at) => kept[at] ?? false);
      const healed = [...some, ...list].reduce((index, record) => {
        putOrder(index, record);
        return index;
      }, createIndex());
      advance(healed, NOW);
      expect(seen(healed)).toEqual(seen(whole));
    }),
    { runs: 1500 },
  ));

test('total: every order that is shown is in exactly the tab that it names, and nowhere else', () =>
  law(
    fc.property(events, (history) => {
      const index = history.reduce(ordersProjection.step, createIndex());
      const rows = tabs.flatMap((tab) => idsOfTab(index, tab));
      expect(new Set(rows).size).toBe(rows.length);
      for (const id of rows) expect(index.rows.has(id)).toBe(true);
    }),
    { runs: 1500 },
  ));

test('newest first, and by id where two were created together', () =>
  law(
    fc.property(events, (history) => {
      const index = history.reduce(ordersProjection.step, createIndex());
      for (const tab of tabs) {
        const rows = idsOfTab(index, tab).map((id) => orderIn(index, id)?.created_at ?? 0);
        expect(rows).toEqual(rows.toSorted((a, b) => b - a));
      }
    }),
  ));

test('no change, same reference: rows and tabs stay the objects that they were', () =>
  law(
    fc.property(arrivals, fc.constantFrom('', 'ana', 'v1'), ({ one }, typed) => {
      const index = one
        .map((record) => updated(record))
        .reduce(ordersProjection.step, createIndex());
      const before = tabs.map((tab) => idsOfTab(index, tab, typed));
      const rows = allOrders(index);
      index.changed = [];
      for (const record of one) putOrder(index, structuredClone(record));
      expect(index.changed).toEqual([]);
      expect(allOrders(index).every((row, at) => row === rows[at])).toBe(true);
      expect(tabs.every((tab, at) => idsOfTab(index, tab, typed) === before[at])).toBe(true);
    }),
    { runs: 1000 },
  ));

test('a pre-order leaves its tab by itself when its time has come', () => {
  const index = createIndex();
  putOrder(index, anOrder({ status: 'RECEIVED', preordered_for: NOW }));
  advance(index, NOW - 1);
  expect(idsOfTab(index, 'preorders')).toEqual(['v1-1']);
  advance(index, NOW);
  expect(idsOfTab(index, 'preorders')).toEqual([]);
  expect(idsOfTab(index, 'new')).toEqual(['v1-1']);
  expect(index.nextDue).toBe(Number.POSITIVE_INFINITY);
});

test('the time of an event never goes back', () => {
  const index = createIndex();
  advance(index, NOW);
  advance(index, NOW - 100);
  expect(index.now).toBe(NOW);
});

test('a parent shows its outlets only when asked to', () => {
  const select = (include_outlets: boolean): Event => ({
    type: 'vendor.selected',
    source: 'user',
    at: NOW,
    payload: { vendor_id: 'v1', include_outlets },
  });
  const index = createIndex();
  index.scope = { ...index.scope, parents: new Map([['v2', 'v1']]) };
  putOrder(index, anOrder());
  putOrder(index, anOrder({ order_id: 'v2-1', vendor_id: 'v2' }));
  ordersProjection.step(index, select(false));
  expect(idsOfTab(index, 'new')).toEqual(['v1-1']);
  ordersProjection.step(index, select(true));
  expect(idsOfTab(index, 'new')).toEqual(['v2-1', 'v1-1']);
});

test('a cancellation is waited for until the order is settled or it is refused', () => {
  const ask: Event = {
    type: 'order.cancelRequested',
    source: 'user',
    at: NOW,
    payload: { order_id: 'v1-1', reason: 'mistake_error' },
  };
  const problem = { tag: 'unreachable', message: '' } as const;
  const refuse: Event = {
    type: 'order.cancelRefused',
    source: 'fetch',
    at: NOW,
    payload: { order_id: 'v1-1', problem },
  };
  const waiting = updated(anOrder({ status: 'RECEIVED', updated_at: 1 }));
  const cancelled = updated(anOrder({ status: 'CANCELLED', updated_at: 2 }));
  const pending = (...history: Event[]) =>
    history.reduce(ordersProjection.step, createIndex()).pending.has('v1-1');
  expect(pending(waiting, ask)).toBe(true);
  expect(pending(waiting, ask, waiting)).toBe(true);
  expect(pending(waiting, ask, cancelled)).toBe(false);
  expect(pending(waiting, ask, refuse)).toBe(false);
  expect(pending(cancelled, ask)).toBe(false);
});
