import { beforeAll, expect, test } from 'vitest';
import { etaOf } from '#core/rules';
import type { Order } from '#schemas';
import { EtaText, OrderFacts, OrderMoney, RiderCard } from '../../../app/screens/order/index.ts';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { screenWorld, withFlags, wordsOn } from '../../support/screen.tsx';

const scope = screenWorld(NOW);
beforeAll(() =>
  withFlags(scope, 'display-pickup-code', 'voucher', 'payment_vat', 'digit-grouping'),
);

const placed = Date.parse('2027-01-11T12:05:00+08:00') / 1000;
const whole = anOrder({
  created_at: placed,
  preordered_for: placed + 7200,
  customer: {
    name: 'Mei Lin Tan',
    phone_number: '+6591234567',
    location: {
      ...{ latitude: 1.28, longitude: 103.86, notes: 'Ring twice' },
      ...{ unit_number: '#04-12', building: 'Tower 1' },
      address: '#04-12, Tower 1, 10 Bayfront Avenue',
    },
  },
  order: { amount: 1250.5, description: 'Two lunches', payment_method: 'CASH_ON_DELIVERY' },
  ...{ outlet_name: 'Noodle House', pickup_code: 'A1', vat_number: '12345678' },
  ...{ voucher_code: 'SAVE2', delivery_fee: 8, total_discount: 2, total_amount: 1256.5 },
  cancellation: { source: 'vendor', reason: 'bad_weather', charge: 3, compensation: 4 },
  refund: { amount: 5, created_at: placed },
});

const facts = (order: Order) => wordsOn(<OrderFacts order={order} />, scope);
const money = (order: Order) => wordsOn(<OrderMoney order={order} />, scope).trim();

test.each(['PAYMENT_FAILED', 'PAYMENT_CANCELLED'])(
  'of %s it says that nothing was charged, and names no way in which it was paid',
  (status) => {
    const order = { ...whole.order, payment_method: 'PAID' } as const;
    const unpaid = { ...whole, order, status };
    expect(money(unpaid)).toBe('Nothing was charged');
    expect(facts(unpaid)).not.toContain('Payment method');
  },
);

test('what is shown of an order beside the sums above stands among its facts, under its name', () => {
  const words = facts(whole);
  for (const fact of [
    'Collection point Noodle House',
    'Placed 11 Jan, 12:05 pm',
    'Collection time 11 Jan, 2:05 pm',
    'Phone number +65 9123 4567',
    'Drop-off address #04-12, Tower 1, 10 Bayfront Avenue',
    'Notes to rider Ring twice',
    'Description Two lunches',
    'Payment method Cash on delivery',
    'Discount -$2.00',
    'VAT number 12345678',
    'Pickup code A1',
    'Voucher SAVE2',
    'Cancel reason Bad weather',
    'Cancellation charge $3.00',
    'Compensation for the goods $4.00',
    'Refunded to the card $5.00',
  ]) {
    expect(words).toContain(fact);
  }
  // The rider collects the one, and the shop pays the other.
  expect(words).not.toContain('Total with delivery');
});

const endedAs = (status: string) => ({ ...whole, status, cancellation: null, refund: null });
const ended = (status: string) => facts(endedAs(status));

test('what the rider takes at the door is one sentence, and no more than was taken', () => {
  const byCard = { ...whole.order, payment_method: 'PAYMENT_ON_DELIVERY' };
  expect(money(whole)).toBe('Rider collects $1,250.50 in cash Delivery fee $8.00');
  expect(money({ ...whole, order: byCard })).toBe(
    'Rider collects $1,250.50 by card Delivery fee $8.00',
  );
  expect(money(endedAs('DELIVERED'))).toBe('Rider collected $1,250.50 in cash Delivery fee $8.00');
  expect(money(endedAs('RETURNED_TO_VENDOR'))).toBe('Nothing was collected Delivery fee $8.00');
  expect(money(endedAs('CANCELLED'))).toBe('');
  expect(money(anOrder())).toBe('Nothing to collect');
  expect(money(anOrder({ status: 'DELIVERED' }))).toBe('Nothing was collected');
});

test('a delivery fee that was paid online is said to be, instead of a way of paying that was not chosen', () => {
  const online = anOrder({
    ...{ ...whole, cancellation: null, refund: null },
    order: { ...whole.order, payment_method: 'PAID' },
    status_history: [{ status: 'PAYMENT_COMMITTED', created_at: placed }],
  });
  expect(facts(online)).toContain('Payment method Delivery fee paid by card');
  expect(money(online)).toBe('Nothing to collect Delivery fee paid by card $8.00');
  expect(facts({ ...online, status_history: [] })).toContain('Payment method Already paid');
});

test('an amount that nobody collects stands among the facts, and a total where there is more than one sum', () => {
  const paid = anOrder({ delivery_fee: 8 });
  expect(facts(paid)).toContain('Order amount $12.50 Total with delivery $20.50');
  expect(facts({ ...paid, order: { ...paid.order, amount: 0 } })).not.toContain(
    'Total with delivery',
  );
});

test('what was not taken does not stand among the sums', () => {
  expect(ended('DELIVERED')).not.toContain('Total with delivery');
  expect(ended('RETURNED_TO_VENDOR')).toContain('Total with delivery $6.00');
  for (const status of ['CANCELLED', 'RETURNED_TO_VENDOR', 'RETURN_INITIATED', 'STALLED']) {
    expect(ended(status)).not.toContain('1,25');
  }
});

test('the fee of a delivery that was called off is not said', () => {
  expect(ended('CANCELLED')).not.toMatch(/Delivery fee|Total with delivery|Discount/);
});

test('what a record does not hold is left out', () => {
  const words = facts(anOrder());
  for (const absent of ['Discount', 'Refunded', 'Pickup code', 'Cancel reason']) {
    expect(words).not.toContain(absent);
  }
});

test('a rider is named, and called by their number', () => {
  const rider = { id: 'r-1', name: 'Arif', phone_number: '+6581234567' };
  const words = (status: string) =>
    wordsOn(<RiderCard order={anOrder({ status, rider })} />, scope);
  expect(words('NEAR_VENDOR')).toContain('Arif');
  expect(words('NEAR_VENDOR')).toContain('+65 8123 4567');
  // A rider who has delivered is nobody's to call.
  expect(words('DELIVERED')).toContain('Arif');
  expect(words('DELIVERED')).not.toContain('8123');
});

test('minutes to the pickup and to the delivery are said, each for its statuses', () => {
  const estimates = { estimated_pickup_minutes: 7, estimated_delivery_minutes: 25 };
  const said = (status: string) => {
    const eta = etaOf(anOrder({ status, ...estimates }));
    return eta && wordsOn(<EtaText eta={eta} />, scope);
  };
  expect(said('NEAR_VENDOR')).toMatch(/pickup.*7/i);
  expect(said('PICKED_UP')).toMatch(/25/);
  expect(said('DELIVERED')).toBeNull();
});
