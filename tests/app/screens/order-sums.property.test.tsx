import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumsOf } from '#core/rules';
import { type Order, orderStatuses, paymentMethods } from '#schemas';
import { OrderRest } from '../../../app/screens/order/order-rest.tsx';
import { market } from '../../../markets/sg.ts';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder, historyOf } from '../../support/orders.ts';
import { law } from '../../support/property.ts';
import { screenWorld, wordsOn } from '../../support/screen.tsx';

const scope = screenWorld(NOW);
const orNone = (sum: number) => fc.constantFrom(0, sum);

/** Orders none of whose sums is another one, or what others add up to. */
const priced: fc.Arbitrary<Order> = fc
  .record({
    status: fc.constantFrom(...orderStatuses),
    payment_method: fc.constantFrom(...paymentMethods),
    isPaidOnline: fc.boolean(),
    amount: orNone(640.4),
    fee: fc.constantFrom(undefined, 0, 80.2),
    discount: orNone(10.1),
    tip: orNone(5),
    isRefunded: fc.boolean(),
  })
  .map(({ status, payment_method, isPaidOnline, amount, fee, discount, tip, isRefunded }) =>
    anOrder({
      status,
      order: { amount, payment_method, description: 'Two lunches' },
      status_history: isPaidOnline ? historyOf('PAYMENT_COMMITTED') : [],
      ...(fee !== undefined && { delivery_fee: fee, total_discount: discount }),
      ...(tip > 0 && { price_lines: [{ feature: 'tip', amount: tip }] }),
      ...(isRefunded && {
        cancellation: { source: 'vendor', reason: 'bad_weather', charge: 2, compensation: 3 },
        refund: { amount: 1, created_at: NOW },
      }),
    }),
  );

test('each amount of an order is said once in its pane, whatever its status and way of paying', () =>
  law(
    fc.property(priced, (order) => {
      const words = wordsOn(<OrderRest order={order} />, scope);
      const said = words.match(/-?\$[\d.,]+/g) ?? [];
      expect(said.toSorted()).toEqual([...new Set(said)].toSorted());
      const { door, amount, fee, discount } = sumsOf(order, market);
      // What the rider collects is nobody's sum with what the shop pays.
      if (door.amount > 0) expect(words).not.toContain('Total with delivery');
      const wanted = [amount, fee || null, discount && -discount].filter(Boolean);
      const dollars = said.map((sum) => Number(sum.replace('$', '')));
      expect(dollars).toEqual(expect.arrayContaining(wanted));
    }),
  ));
