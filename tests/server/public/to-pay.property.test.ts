import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStatuses, paymentMethods, publicPayments } from '#schemas';
import { trackingOf } from '../../../server/public/tracking.ts';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';

const beside = { now: NOW, shopPhone: null, receipt: null };
const told = (status: string, payment_method: string, amount = 12.5) =>
  trackingOf(
    anOrder({ status, order: { amount, description: '', payment_method } }),
    undefined,
    beside,
  ).to_pay;

test('a recipient is asked for what the rider takes at the door, and for nothing else', () =>
  law(
    fc.property(
      fc.constantFrom(...orderStatuses, 'SOMETHING_NEW'),
      fc.constantFrom(...paymentMethods, 'BARTER'),
      fc.constantFrom(0, 12.5),
      (status, method, amount) => {
        const toPay = told(status, method, amount);
        if (toPay === null || toPay === undefined) return;
        expect(publicPayments).toContain(toPay.state);
        expect(['CANCELLED', 'RETURN_INITIATED', 'RETURNED_TO_VENDOR']).not.toContain(status);
        const isAtDoor = method === 'CASH_ON_DELIVERY' || method === 'PAYMENT_ON_DELIVERY';
        expect(toPay.amount).toBe(isAtDoor ? amount : 0);
        expect(toPay.state === 'paid').toBe(!isAtDoor);
      },
    ),
  ));

test.each([
  ['PICKED_UP', 'CASH_ON_DELIVERY', { state: 'cash', amount: 12.5 }],
  ['NEAR_CUSTOMER', 'PAYMENT_ON_DELIVERY', { state: 'card', amount: 12.5 }],
  ['DELIVERED', 'CASH_ON_DELIVERY', { state: 'collected', amount: 12.5 }],
  ['WAITING_FOR_TRANSPORT', 'PAID', { state: 'paid', amount: 0 }],
  ['RETURN_INITIATED', 'PAID', null],
  ['CANCELLED', 'CASH_ON_DELIVERY', null],
  ['PICKED_UP', 'NONE', null],
])('%s and %s', (status, method, says) => {
  expect(told(status, method)).toEqual(says);
});
