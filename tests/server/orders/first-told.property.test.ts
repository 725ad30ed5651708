import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrivesAt, etaOf, isFuturePreorder } from '#core/rules';
import type { Order, OrderStatus } from '#schemas';
import { type Change, changeOrder } from '../../../server/orders/record.ts';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const minutes = fc.option(fc.integer({ min: 0, max: 90 }));
const change = fc
  .record({
    status: fc.constantFrom<OrderStatus>(
      ...(['WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR'] as const),
      ...(['PICKED_UP', 'DELAYED', 'NEAR_CUSTOMER', 'RETURN_INITIATED'] as const),
    ),
    pickup: minutes,
    delivery: minutes,
  })
  .map(({ status, pickup, delivery }): Change => {
    const left = { estimated_pickup_minutes: pickup, estimated_delivery_minutes: delivery };
    return { status, ...left };
  });

/** An order as it was after each of its changes, a minute apart. */
function told(placed: Order, changes: readonly Change[]): readonly Order[] {
  let order = placed;
  return changes.map((each, nth) => {
    order = changeOrder(order, each, NOW + nth * 60);
    return order;
  });
}

const placed = anOrder({ status: 'NEW', status_history: [], created_at: NOW, updated_at: NOW });

test('when a rider was to arrive is kept as it was first told, and was told by then', () =>
  law(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const states = told(placed, changes);
      const last = states.at(-1);
      const known = states.filter((each) => !isFuturePreorder(each, each.updated_at));
      const pickups = known.map(etaOf).filter((eta) => eta?.to === 'origin');
      const doors = known.flatMap((each) => arrivesAt(each) ?? []);
      expect(last?.told_pickup_at).toBe(pickups[0]?.at);
      expect(last?.told_delivery_at).toBe(doors[0]);
    }),
  ));

test('an edit to another address begins with its new time of arrival, and leaves that of the pickup', () => {
  const [coming] = told(placed, [
    {
      status: 'COURIER_ACCEPTED_DELIVERY',
      estimated_pickup_minutes: 5,
      estimated_delivery_minutes: 20,
    },
  ]);
  if (!coming) throw new Error('nothing was told');
  const { customer } = coming;
  const location = { ...customer.location, latitude: customer.location.latitude + 0.01 };
  const edit = { estimated_pickup_minutes: 6, estimated_delivery_minutes: 31 };
  const moved = changeOrder(coming, { customer: { ...customer, location }, ...edit }, NOW + 60);
  expect(moved).toMatchObject({
    told_pickup_at: coming.updated_at + 5 * 60,
    told_delivery_at: NOW + 60 + 31 * 60,
  });
  expect(changeOrder(coming, { customer, ...edit }, NOW + 60)).toMatchObject({
    told_delivery_at: coming.updated_at + 20 * 60,
  });
});
