import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endings, rankOf } from '#core/rules';
import { Order, type OrderStatus } from '#schemas';
import { type Fate, fates } from '../../../server/fleet/fates.ts';
import { type Plan, planFor } from '../../../server/fleet/plan.ts';
import { minutesBy, usualWays } from '../../../server/fleet/ways.ts';
import { changeOrder } from '../../../server/orders/record.ts';
import { law } from '../../support/property.ts';
import { market, orderOf } from './support.ts';

const number = fc.integer({ min: 1, max: 999_999 });
const seed = fc.integer();
const speed = fc.constantFrom(0.1, 1, 3, 60, 1000);
const fate = fc.constantFrom(...(Object.keys(fates) as Fate[]));

/** What may follow what; the specification shows the statuses but not their transitions. */
const next: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  NEW: ['RECEIVED', 'STALLED'],
  RECEIVED: ['RECEIVED_BY_VENDOR', 'WAITING_FOR_TRANSPORT'],
  RECEIVED_BY_VENDOR: ['ACCEPTED_BY_VENDOR'],
  ACCEPTED_BY_VENDOR: ['ASSIGNED_TO_TRANSPORT'],
  WAITING_FOR_TRANSPORT: ['ASSIGNED_TO_TRANSPORT', 'CANCELLED'],
  ASSIGNED_TO_TRANSPORT: ['COURIER_ACCEPTED_DELIVERY'],
  COURIER_ACCEPTED_DELIVERY: ['NEAR_VENDOR', 'DELAYED', 'WAITING_FOR_TRANSPORT'],
  DELAYED: ['NEAR_VENDOR', 'NEAR_CUSTOMER'],
  NEAR_VENDOR: ['PICKED_UP'],
  PICKED_UP: ['COURIER_LEFT_VENDOR'],
  COURIER_LEFT_VENDOR: ['NEAR_CUSTOMER', 'DELAYED'],
  NEAR_CUSTOMER: ['DELIVERED', 'RETURN_INITIATED'],
  RETURN_INITIATED: ['RETURNED_TO_VENDOR'],
};

/** Statuses of an order that waits for its time. */
const waiting = [
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
] as const;

function statusesOf({ steps }: Plan): OrderStatus[] {
  return ['NEW', ...steps.map(({ change }) => change.status)];
}

test('a plan is a legal sequence that ends in an ending, and only there', () =>
  law(
    fc.property(number, seed, speed, (nth, value, pace) => {
      const statuses = statusesOf(planFor(orderOf(nth), market, { seed: value, speed: pace }));
      for (const [at, status] of statuses.entries()) {
        const following = statuses[at + 1];
        if (following === undefined) expect(endings).toContain(status);
        else expect(next[status]).toContain(following);
      }
    }),
  ));

test('no order falls back in the order of progress, save where its rider is taken from it', () =>
  law(
    fc.property(number, seed, speed, (nth, value, pace) => {
      let highest = -1;
      for (const { change } of planFor(orderOf(nth), market, { seed: value, speed: pace }).steps) {
        const rank = rankOf(change.status);
        if (change.rider === null) highest = rank;
        // A delay and a bad end have no place in the order of progress.
        if (rank < 0) continue;
        expect(rank).toBeGreaterThanOrEqual(highest);
        highest = rank;
      }
    }),
    { runs: 2000 },
  ));

test('nobody knows of a delay before it happens, and then it is told', () => {
  for (const fate of ['lateToVendor', 'lateToCustomer'] as const) {
    let nth = 1;
    const plan = () => planFor(orderOf(nth), market, { seed: 1, speed: 0.1 });
    while (plan().fate !== fate) nth += 1;
    const { steps } = plan();
    const at = steps.findIndex(({ change }) => change.status === 'DELAYED');
    const [before, delayed] = [steps[at - 1], steps[at]];
    const expectedBy = (step: typeof before) =>
      (step?.at ?? 0) + (step?.change.estimated_delivery_minutes ?? 0) * 60;
    expect(expectedBy(delayed) - expectedBy(before)).toBeGreaterThan(60);
  }
});

test('the same order and seed have the same plan, another seed has other riders', () =>
  law(
    fc.property(number, seed, speed, (nth, value, pace) => {
      const order = orderOf(nth);
      const plan = planFor(order, market, { seed: value, speed: pace });
      expect(planFor(order, market, { seed: value, speed: pace })).toEqual(plan);
      const other = planFor(order, market, { seed: value + 1, speed: pace });
      const shared = Object.keys(other.tracks).filter((id) => id in plan.tracks);
      expect(shared).toEqual([]);
    }),
  ));

test('times grow from the order on, and the records of every step are ones that clients read', () =>
  law(
    fc.property(number, seed, speed, (nth, value, pace) => {
      let order = orderOf(nth);
      for (const { at, change } of planFor(order, market, { seed: value, speed: pace }).steps) {
        const after = changeOrder(order, change, at);
        expect(after.updated_at).toBeGreaterThan(order.updated_at);
        order = Order.parse(after);
      }
      expect(order.estimated_delivery_minutes).toBeNull();
    }),
  ));

test('nobody looks for the rider of a pre-order before its time, whatever becomes of it', () =>
  law(
    fc.property(
      number,
      seed,
      speed,
      fc.integer({ min: 900, max: 90_000 }),
      fate,
      (nth, value, pace, later, given) => {
        const order = orderOf(nth);
        const asked = order.created_at + later - 600;
        const preOrder = { ...order, preordered_for: order.created_at + later };
        const { steps } = planFor(preOrder, market, { seed: value, speed: pace }, given);
        const early = steps.filter(({ at }) => at < asked).map(({ change }) => change.status);
        for (const status of early) expect(waiting).toContain(status);
      },
    ),
  ));

test('a rider is named exactly while one is on the way, and each has a track', () =>
  law(
    fc.property(number, seed, (nth, value) => {
      const plan = planFor(orderOf(nth), market, { seed: value, speed: 1 });
      const riders = plan.steps.flatMap(({ change }) => change.rider ?? []);
      expect(Object.keys(plan.tracks)).toEqual(riders.map(({ id }) => id));
      for (const { change } of plan.steps) {
        expect(change.rider != null).toBe(change.status === 'COURIER_ACCEPTED_DELIVERY');
      }
    }),
  ));

test('every fate is met, and most orders go well', () => {
  const met = new Map<Fate, number>();
  for (let nth = 0; nth < 2000; nth += 1) {
    const { fate } = planFor(orderOf(nth), market, { seed: 1, speed: 1 });
    met.set(fate, (met.get(fate) ?? 0) + 1);
  }
  expect([...met.keys()].sort()).toEqual(Object.keys(fates).sort());
  expect(met.get('smooth')).toBeGreaterThan(1300);
});

test('at speed 1 a delivery takes about three minutes', () => {
  expect(minutesBy(usualWays, 1)).toEqual({
    estimation_pick_up_time: 2,
    estimation_delivery_time: 3,
  });
  expect(Object.values(fates).reduce((sum, { share }) => sum + share, 0)).toBe(100);
});
