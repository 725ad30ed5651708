import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountAtDoor, doorMoney, minorOf, paysAtDoor, statusGroups, sumsOf } from '#core/rules';
import { orderStatuses, paymentMethods } from '#schemas';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const sgd = { currency: 'SGD' };
const cents = fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100);
const order = fc
  .record({
    status: fc.constantFrom(...orderStatuses, 'TELEPORTED'),
    amount: cents,
    payment_method: fc.constantFrom(...paymentMethods),
    delivery_fee: cents,
    discount: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ status, amount, payment_method, delivery_fee, discount }) =>
    anOrder({
      ...{ status, delivery_fee },
      order: { amount, payment_method, description: '' },
      total_discount: Number(((delivery_fee * discount) / 100).toFixed(2)),
    }),
  );

test('nobody takes money for what was paid, came back or was called off', () =>
  law(
    fc.property(order, (each) => {
      const { state, amount } = doorMoney(each);
      const { payment_method, amount: worth } = each.order;
      const isOver =
        statusGroups.cancelledLike.has(each.status) || each.status.startsWith('RETURN');
      const isDue = paysAtDoor(payment_method) && worth > 0 && !isOver;
      expect(state === 'nothing').toBe(!isDue);
      expect(amount).toBe(isDue ? worth : 0);
      expect(amountAtDoor(each.order)).toBe(paysAtDoor(payment_method) ? worth : 0);
      expect(state === 'collected').toBe(isDue && each.status === 'DELIVERED');
    }),
  ));

test('the sums that are shown add up, whatever became of an order', () =>
  law(
    fc.property(order, (each) => {
      const { amount, fee, discount, total } = sumsOf(each, sgd);
      if (total === null) {
        expect([fee, discount]).toEqual([null, null]);
        expect(statusGroups.cancelledLike.has(each.status)).toBe(true);
      } else {
        const [goods, ride, off] = [amount, fee, discount].map((each) => minorOf(each ?? 0, sgd));
        expect(total).toBe((goods ?? 0n) + (ride ?? 0n) - (off ?? 0n));
      }
      const isTaken = paysAtDoor(each.order.payment_method);
      if (isTaken && doorMoney(each).state === 'nothing') expect(amount ?? 0).toBe(0);
    }),
  ));
