import { allSettled, fork, type Scope } from 'effector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  $now,
  $orders,
  $riders,
  appended,
  clockTicked,
  locationOf,
  orderOf,
  visibleIds,
} from '#core';
import { attentionOf, etaOf, riderFound } from '#core/rules';
import type { Event, Order } from '#schemas';
import {
  $attention,
  $underWay,
  listOpened,
} from '../../../app/screens/tracking/attention-model.ts';
import { $riding, overviewOpened } from '../../../app/screens/tracking/overview-model.ts';
import { dueIn, knownIn } from '../../../app/screens/tracking/under-way.ts';
import { fact } from '../../../core/kernel/log.ts';
import { riderPolled } from '../../../core/orders/rider.ts';
import { events, NOW, updated } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

/** What comes about, and then the clock goes on, or is put right. */
const tenths = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 9000 }) },
  { weight: 1, arbitrary: fc.integer({ min: -9000, max: 0 }) },
);
const step = fc.record({ batch: events, seconds: tenths.map((count) => count / 10) });
const steps = fc.array(step, { minLength: 1, maxLength: 8 });

/** Every order under way, looked at from the first to the last. */
function underWay(scope: Scope): readonly Order[] {
  const orders = scope.getState($orders);
  const ids = [...visibleIds(orders, 'new'), ...visibleIds(orders, 'collected')];
  return ids.map((id) => orderOf(orders, id)).filter((order) => order !== null);
}

function needsSomebody(scope: Scope) {
  const now = scope.getState($now);
  return underWay(scope)
    .flatMap((order) => {
      const attention = attentionOf(order, now);
      return attention === null ? [] : [{ id: order.order_id, ...attention }];
    })
    .sort(
      (a, b) =>
        Number(a.reason === 'returning') - Number(b.reason === 'returning') ||
        a.from - b.from ||
        (a.id < b.id ? -1 : 1),
    );
}

function live(
  history: readonly { batch: readonly Event[]; seconds: number }[],
  look: (scope: Scope) => void,
) {
  const scope = fork();
  let now = NOW;
  void allSettled(clockTicked, { scope, params: now });
  void allSettled(listOpened, { scope });
  for (const { batch, seconds } of history) {
    void allSettled(appended, { scope, params: batch });
    // The end of a session closes it.
    void allSettled(overviewOpened, { scope });
    now += seconds;
    void allSettled(clockTicked, { scope, params: now });
    look(scope);
  }
}

test('who needs somebody is who would be found by looking at all of them, whatever came since', () =>
  law(
    fc.property(steps, (history) =>
      live(history, (scope) => {
        const found = needsSomebody(scope);
        expect(scope.getState($attention)).toEqual(found.map(({ id }) => id));
        const reasons = found.map(({ id, reason }) => [id, reason]);
        const due = [...dueIn(scope.getState($underWay))].map(([id, { reason }]) => [id, reason]);
        expect(due.toSorted()).toEqual(reasons.toSorted());
      }),
    ),
    { runs: 150 },
  ));

test('on the map are the riders of the orders under way and the doors that wait for one, the most urgent first, and the next ones the soonest', () =>
  law(
    fc.property(steps, (history) =>
      live(history, (scope) => {
        const now = scope.getState($now);
        const all = underWay(scope);
        const urgent = needsSomebody(scope).map(({ id }) => id);
        const isRidden = (order: Order) => riderPolled(order) && Boolean(order.rider);
        const { placed, next } = scope.getState($riding);
        const located = all.filter((order) =>
          isRidden(order)
            ? locationOf(scope.getState($riders), order)
            : !order.rider && !riderFound(order),
        );
        const first = urgent.filter((id) => located.some(({ order_id }) => order_id === id));
        const others = located
          .toSorted((a, b) => b.created_at - a.created_at || (a.order_id < b.order_id ? 1 : -1))
          .map(({ order_id }) => order_id)
          .filter((id) => !first.includes(id));
        expect(placed.map(({ order }) => order.order_id)).toEqual([...first, ...others]);
        for (const each of placed) expect(each.isRidden).toBe(isRidden(each.order));
        for (const leg of ['origin', 'destination'] as const) {
          const times = all.flatMap((order) => {
            const eta = etaOf(order);
            return eta?.to === leg && eta.at >= now ? [eta.at] : [];
          });
          expect(next[leg]).toBe(times.length === 0 ? null : Math.min(...times));
        }
      }),
    ),
    { runs: 150 },
  ));

test('an order that waits again once the clock is put back is no longer under way', () => {
  const later = anOrder({ preordered_for: NOW + 100, created_at: NOW - 60 });
  const other = anOrder({ order_id: 'v1-9', created_at: NOW - 60 });
  const scope = fork();
  void allSettled(clockTicked, { scope, params: NOW });
  const ahead = fact('order.updated', 'socket', NOW + 101, { order: other });
  void allSettled(appended, { scope, params: [updated(later), ahead] });
  // Looked at while the server's time, which is ahead, is all that is known.
  void allSettled(listOpened, { scope });
  const known = () => [...knownIn(scope.getState($underWay))].map(({ order }) => order.order_id);
  expect(known().toSorted()).toEqual([later.order_id, other.order_id].toSorted());
  void allSettled(clockTicked, { scope, params: NOW });
  expect(known()).toEqual([other.order_id]);
});

test('nothing of it is left for who comes next', () => {
  const scope = fork();
  const rider = { id: 'r1', name: 'Rider', phone_number: '+65 9' };
  const seen = { rider_id: 'r1', latitude: 1.3, longitude: 103.8, updated_at: NOW };
  void allSettled(clockTicked, { scope, params: NOW });
  void allSettled(overviewOpened, { scope });
  const located = fact('rider.located', 'worker', NOW, { order_id: 'v1-1', location: seen });
  const carried = updated(anOrder({ status: 'PICKED_UP', rider, created_at: NOW - 7200 }));
  void allSettled(appended, { scope, params: [carried, located] });
  void allSettled(clockTicked, { scope, params: NOW + 3600 });
  expect(scope.getState($riding).placed).toHaveLength(1);
  const ended = fact('session.ended', 'user', NOW, { reason: 'signed-out' });
  void allSettled(appended, { scope, params: [ended] });
  expect(scope.getState($riding).placed).toEqual([]);
  expect([...knownIn(scope.getState($underWay))]).toEqual([]);
  expect(scope.getState($attention)).toEqual([]);
});
