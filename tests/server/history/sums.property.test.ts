import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountOf, deliveryCost, minorOf, statusGroups } from '#core/rules';
import { endpoints, type Order } from '#schemas';
import { law } from '../../support/property.ts';
import { day, historyServer, midnight } from './support.ts';

let server: Awaited<ReturnType<typeof historyServer>>;
beforeAll(async () => {
  server = await historyServer();
});
afterAll(() => server.close());

const sgd = { currency: 'SGD' };
const cents = fc.integer({ min: 0, max: 1_000_000 }).map((all) => all / 100);
const order = fc
  .record({
    status: fc.constantFrom('DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED'),
    delivery_fee: cents,
    taken: fc.integer({ min: 0, max: 100 }),
    charge: cents,
    amount: cents,
    tips: fc.array(cents, { maxLength: 3 }),
  })
  .map(({ status, delivery_fee, taken, charge, tips, amount }) => ({
    ...{ status, delivery_fee },
    order: { description: 'Rice', amount, payment_method: 'PAID' },
    total_discount: Math.floor(delivery_fee * taken) / 100,
    price_lines: tips.map((amount) => ({ feature: 'tip', amount })),
    ...(status === 'CANCELLED' && {
      cancellation: { source: 'vendor', reason: 'mistake_error', charge },
    }),
  }));

test('law: the database adds up money as the rules do, to the last cent', () =>
  law(
    fc.asyncProperty(fc.array(order, { maxLength: 12 }), async (orders) => {
      await server.forget();
      await server.put(...orders.map((each, nth) => ({ ...each, order_id: `m4pk1-${nth}` })));
      const period = { from: midnight, to: midnight + day };
      const answer = await server.get('/orders/summary', period);
      const told = endpoints.summarizeOrders.result.parse(answer.json().result);
      const whole = (sums: readonly bigint[]) => sums.reduce((sum, each) => sum + each, 0n);
      const paid = orders
        .filter(({ status }) => statusGroups.deliveredOrReturned.has(status))
        .map((each) => deliveryCost(each, sgd));
      const charged = orders.map(({ cancellation }: Partial<Order>) =>
        minorOf(cancellation?.charge ?? 0, sgd),
      );
      const arrived = orders
        .filter(({ status }) => status === 'DELIVERED')
        .map((each) => minorOf(each.order.amount, sgd));
      expect([told.goods, told.spend, told.charges]).toEqual([
        amountOf(whole(arrived), sgd),
        amountOf(whole(paid), sgd),
        amountOf(whole(charged), sgd),
      ]);
    }),
    { runs: 30 },
  ));
