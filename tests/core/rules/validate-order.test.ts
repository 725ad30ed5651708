import { expect, test } from 'vitest';
import { validateOrder } from '#core/rules';
import type { Market, OrderCreation } from '#schemas';
import { market as kuwait } from '../../../markets/kw.ts';
import { market as singapore } from '../../../markets/sg.ts';
import { worldPlan } from './support.ts';

const good: OrderCreation = {
  vendor_id: 'v-1',
  customer: {
    name: 'Mei Lin Tan',
    phone_number: '+6591234567',
    location: {
      latitude: 1.2834,
      longitude: 103.8607,
      address: '#04-12, 10 Bayfront Avenue',
      notes: '',
    },
  },
  order: {
    payment_method: 'PAID',
    amount: 12.5,
    description: 'Two boxes of noodles',
    cold_bag_needed: false,
  },
  delivery_fee: 6,
  signature: 'signed',
  unit_number: '#04-12',
};
const longCode = { pickup_tasks: { pickup_code: 'x'.repeat(31) } };

const fieldOf = (order: OrderCreation, market: Market = singapore) =>
  validateOrder(order, { market, phonePlan: worldPlan, now: 0 })?.field ?? null;

test('a good order passes, and the payload names the field that does not', () => {
  expect(fieldOf(good)).toBeNull();
  expect(fieldOf({ ...good, unit_number: ' ' })).toBe('destinationUnitNumber');
  expect(fieldOf({ ...good, customer: { ...good.customer, phone_number: '1' } })).toBe(
    'destinationPhoneNumber',
  );
});

test('the pickup code is judged in its turn: after the description, before the address', () => {
  const { customer, order } = good;
  const nowhere = { ...customer, location: { ...customer.location, address: '' } };
  const wordy = { ...order, description: 'x'.repeat(201) };
  expect(fieldOf({ ...good, ...longCode })).toBe('pickupCode');
  expect(fieldOf({ ...good, ...longCode, customer: nowhere })).toBe('pickupCode');
  expect(fieldOf({ ...good, ...longCode, order: wordy })).toBe('orderDescription');
});

test('an amount of nothing stands for an empty one, where that is allowed', () => {
  const free = { ...good, order: { ...good.order, amount: 0 } };
  const minimum = { ...singapore, request: { ...singapore.request, minimumAmount: 1 } };
  expect(fieldOf(free, { ...kuwait, request: { ...kuwait.request, minimumAmount: 1 } })).toBeNull();
  expect(fieldOf(free, minimum)).toBe('orderAmount');
});

test('cash on delivery of nothing is refused', () => {
  const nothing = { ...good.order, amount: 0, payment_method: 'CASH_ON_DELIVERY' as const };
  expect(fieldOf({ ...good, order: nothing })).toBe('paymentMethod');
  expect(fieldOf({ ...good, order: nothing }, kuwait)).toBe('paymentMethod');
});

test('a method that the market does not take is refused', () => {
  const barter = { ...good, order: { ...good.order, payment_method: 'NONE' as const } };
  expect(fieldOf(barter)).toBe('paymentMethod');
});
