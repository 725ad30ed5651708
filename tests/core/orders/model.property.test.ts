import { allSettled, fork } from 'effector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  $orders,
  $riders,
  $session,
  appended,
  clockTicked,
  countsOf,
  idsOfTab,
  orderOf,
  tabShowing,
  tabs,
  visibleIds,
} from '#core';
import type { Event } from '#schemas';
import { connectionProjection } from '../../../core/connection/connection.ts';
import { $connection } from '../../../core/connection/model.ts';
import { $log, eventsOf } from '../../../core/kernel/log.ts';
import { replay } from '../../../core/kernel/projection.ts';
import { $dayStart } from '../../../core/orders/model.ts';
import { advance, createIndex, type OrderIndex, setView } from '../../../core/orders/orders.ts';
import { ordersProjection } from '../../../core/orders/projection.ts';
import { allOrders } from '../../../core/orders/rows.ts';
import { ridersProjection } from '../../../core/riders/riders.ts';
import { sessionProjection } from '../../../core/session/session.ts';
import { arrivals, events, NOW, updated } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const seen = (index: OrderIndex) => ({
  orders: allOrders(index),
  pending: index.pending,
  rows: tabs.map((tab) => idsOfTab(index, tab)),
});

/** The history cut into batches at the given places. */
function batches(history: readonly Event[], cuts: readonly number[]): Event[][] {
  const ends = [...new Set(cuts.map((cut) => cut % (history.length + 1)))].toSorted(
    (a, b) => a - b,
  );
  return [...ends, history.length].map((end, at) => history.slice(ends[at - 1] ?? 0, end));
}

test('live equals replay: the stores hold what a replay of the same facts gives', () =>
  law(
    fc.property(events, fc.array(fc.nat(), { maxLength: 4 }), (history, cuts) => {
      const { scope, see } = createEngine();
      void allSettled(clockTicked, { scope, params: NOW });
      for (const batch of batches(history, cuts)) {
        void allSettled(appended, { scope, params: batch });
      }
      const log = eventsOf(see($log));
      const start = createIndex();
      advance(start, NOW);
      setView(start, { dayStart: see($dayStart) });
      const replayed = log.reduce(ordersProjection.step, start);
      expect(seen(see($orders).index)).toEqual(seen(replayed));
      expect(see($riders)).toEqual(replay(ridersProjection, log));
      expect(see($session)).toEqual(replay(sessionProjection, log));
      expect(see($connection)).toEqual(replay(connectionProjection, log));
    }),
    { runs: 250 },
  ));

/** Without what makes the engine choose an outlet: when it does so is for the batch to say. */
const unprompted = events.map((history) => history.filter(({ type }) => type !== 'vendors.loaded'));

test('batches do not matter: one append of all is an append of each', () =>
  law(
    fc.property(unprompted, fc.array(fc.nat(), { maxLength: 5 }), (history, cuts) => {
      const fold = (parts: readonly Event[][]) => {
        const scope = fork();
        for (const part of parts) void allSettled(appended, { scope, params: part });
        return seen(scope.getState($orders).index);
      };
      expect(fold(batches(history, cuts))).toEqual(fold([history]));
    }),
    { runs: 400 },
  ));

test('counts are those of the rows', () =>
  law(
    fc.property(events, (history) => {
      const scope = fork();
      void allSettled(appended, { scope, params: history });
      const orders = scope.getState($orders);
      const counts = Object.fromEntries(tabs.map((tab) => [tab, visibleIds(orders, tab).length]));
      expect(countsOf(orders)).toEqual(counts);
    }),
    { runs: 300 },
  ));

test('scopes are apart: what happens in one is not seen in another', () =>
  law(
    fc.property(events, events, (mine, theirs) => {
      const [one, other, alone] = [fork(), fork(), fork()];
      for (let at = 0; at < Math.max(mine.length, theirs.length); at += 1) {
        void allSettled(appended, { scope: one, params: mine.slice(at, at + 1) });
        void allSettled(appended, { scope: other, params: theirs.slice(at, at + 1) });
      }
      for (const event of mine) void allSettled(appended, { scope: alone, params: [event] });
      expect(seen(one.getState($orders).index)).toEqual(seen(alone.getState($orders).index));
      expect(fork().getState($orders).index.rows.size).toBe(0);
    }),
    { runs: 200 },
  ));

test('what changes nothing is not published', () =>
  law(
    fc.property(arrivals, ({ one }) => {
      const scope = fork();
      const batch = one.map((record) => updated(record));
      void allSettled(appended, { scope, params: batch });
      const before = scope.getState($orders);
      void allSettled(appended, { scope, params: structuredClone(batch) });
      expect(scope.getState($orders)).toBe(before);
    }),
    { runs: 300 },
  ));

test('an update tells which orders changed, and leaves the counts alone while no tab changes', async () => {
  const { send, see } = createEngine();
  await send(appended, [updated(anOrder())]);
  const counts = countsOf(see($orders));
  await send(appended, [updated(anOrder({ status: 'RECEIVED', updated_at: NOW }))]);
  expect(see($orders).changed).toEqual(['v1-1']);
  expect(countsOf(see($orders))).toBe(counts);
  expect(orderOf(see($orders), 'v1-1')?.status).toBe('RECEIVED');
  expect(orderOf(see($orders), 'v9')).toBeNull();
  expect(tabShowing(see($orders), 'v1-1')).toBe('new');
  expect(tabShowing(see($orders), 'v9')).toBeNull();
});

test('the clock alone moves a pre-order that has become due', async () => {
  const { send, see, tick } = createEngine();
  await tick(NOW - 10);
  await send(appended, [updated(anOrder({ preordered_for: NOW }), NOW - 10)]);
  expect(countsOf(see($orders))).toMatchObject({ new: 0, preorders: 1 });
  await tick(NOW);
  expect(countsOf(see($orders))).toMatchObject({ new: 1, preorders: 0 });
});

test('a new day takes yesterday off the screen', async () => {
  const { send, see, tick } = createEngine();
  await tick(NOW);
  await send(appended, [updated(anOrder({ status: 'DELIVERED' }))]);
  expect(countsOf(see($orders)).delivered).toBe(1);
  await tick(NOW + 86_400);
  expect(countsOf(see($orders)).delivered).toBe(0);
});
