import { expect, test } from 'vitest';
import { payloadOf } from '../../../../core/flows/request/payload.ts';
import { atPayment, emptyFields, flowInHand, quoteOf, refused, submitted } from '../support.ts';

const failures = [
  [
    'silence',
    { tag: 'unreachable', message: '' },
    'request.error.unknown-outcome',
    'fillPaymentDetails',
  ],
  [
    'being offline',
    { tag: 'unreachable', message: '', sent: false },
    'request.error.offline',
    'fillPaymentDetails',
  ],
  [
    'an answer that cannot be read',
    { tag: 'malformed', message: '' },
    'request.error.unknown-outcome',
    'fillPaymentDetails',
  ],
  [
    'a broken server',
    refused('http-503', { status: 503 } as never),
    'request.error.unknown-outcome',
    'fillPaymentDetails',
  ],
  ['an exception', new Error('bug'), 'request.error.unknown-outcome', 'fillPaymentDetails'],
  [
    'closed hours',
    refused('OutsideServiceHours'),
    'request.error.outside-hours',
    'fillPaymentDetails',
  ],
  ['an unknown refusal', refused('Whatever'), 'request.error.create', 'fillPaymentDetails'],
  [
    'too far away',
    refused('OutsideDeliveryArea'),
    'request.error.undeliverable-address.hint',
    'askDestination',
  ],
  [
    'a wrong name',
    refused('InvalidOrder', {
      key: 'validation.wrong-customer-name',
      field: 'destinationName',
    } as never),
    'validation.wrong-customer-name',
    'fillOrderDetails',
  ],
  [
    'a wrong code',
    refused('InvalidOrder', { key: 'k', field: 'pickupCode' } as never),
    'k',
    'fillOrderDetails',
  ],
  [
    'a wrong method',
    refused('InvalidOrder', { key: 'k', field: 'paymentMethod' } as never),
    'k',
    'fillPaymentDetails',
  ],
] as const;

test.each(failures)(
  '%s leads where it can be put right, and the same key is used again',
  async (_, problem, what, step) => {
    const flow = await atPayment({ orderDescription: 'noodles' });
    flow.actor.send(submitted);
    await flow.fail('submitOrder', problem);
    expect([flow.step(), flow.context().error?.what]).toEqual([step, what]);
    expect(flow.context().draft).toMatchObject({
      idempotency_key: 'key-kept',
      fields: { orderDescription: 'noodles' },
    });
  },
);

test('a key that has placed an order with other content is not used for the next', async () => {
  const flow = await atPayment();
  flow.actor.send(submitted);
  // As the server says it: that something went wrong, which helps nobody.
  await flow.fail('submitOrder', refused('IdempotencyKeyReused', { key: 'alert.error' } as never));
  expect(flow.context().error?.what).toBe('request.error.already-placed');
  expect(flow.context().draft.idempotency_key).toBe('key-1');
});

test('a double click submits once', async () => {
  const flow = await atPayment();
  flow.actor.send(submitted);
  flow.actor.send(submitted);
  expect(flow.asked.filter(({ source }) => source === 'submitOrder')).toHaveLength(1);
});

test('an amount above the limit is sent only once it was confirmed, and is not asked about twice', async () => {
  const flow = await atPayment({ orderAmount: '500' });
  await flow.answer('fetchItemValueLimit', 100);
  flow.actor.send(submitted);
  expect(flow.step()).toBe('confirmValue');
  flow.actor.send({ type: 'valueDeclined' });
  // The amount is typed a step before, and the person is led to it.
  expect([flow.step(), flow.context().pointedAt]).toEqual(['fillOrderDetails', 'orderAmount']);
  flow.actor.send({ type: 'detailsSubmitted', violations: [] });
  expect([flow.step(), flow.context().pointedAt]).toEqual(['fillPaymentDetails', null]);
  flow.actor.send(submitted);
  flow.actor.send({ type: 'valueConfirmed' });
  await flow.fail('submitOrder', refused('Whatever'));
  flow.actor.send(submitted);
  expect(flow.step()).toBe('submit');
});

test('without a limit, and up to it, no amount is asked about', async () => {
  const unlimited = await atPayment({ orderAmount: '1000000' });
  await unlimited.fail('fetchItemValueLimit', refused('lost'));
  unlimited.actor.send(submitted);
  expect(unlimited.step()).toBe('submit');
  const atLimit = await atPayment({ orderAmount: '100' });
  await atLimit.answer('fetchItemValueLimit', 100);
  atLimit.actor.send(submitted);
  expect(atLimit.step()).toBe('submit');
});

test('what is typed while the fee is computed again is sent with the order', async () => {
  const flow = await atPayment({ orderAmount: '10' });
  flow.actor.send({ type: 'paymentMethodChosen', method: 'CASH_ON_DELIVERY' });
  flow.actor.send({ type: 'fieldsChanged', fields: { orderAmount: '25' } });
  await flow.answer('quoteFee', quoteOf(8));
  flow.actor.send(submitted);
  expect(flow.last('submitOrder')?.input).toMatchObject({
    quote: { fee: 8 },
    draft: { fields: { orderAmount: '25', paymentMethod: 'CASH_ON_DELIVERY' } },
  });
});

test('nothing can be changed while an order is on its way', async () => {
  const flow = await atPayment({ orderAmount: '10' });
  flow.actor.send(submitted);
  const before = flow.context().draft;
  flow.actor.send({ type: 'fieldsChanged', fields: { orderAmount: '25' } });
  flow.actor.send({ type: 'startedOver', fields: emptyFields });
  expect(flow.context().draft).toBe(before);
});

test('the details step passes its pickup estimation, a request that went past it its vendor’s; both stay', async () => {
  const flow = await atPayment();
  const passed = () => payloadOf(flow.context(), quoteOf(6), {}).login_pickup_estimation;
  expect(passed()).toBe(20);
  flow.actor.send({ type: 'wentBack' });
  expect(passed()).toBe(15);
  const again = flowInHand(flow.context().draft);
  expect(payloadOf(again.context(), quoteOf(6), {}).login_pickup_estimation).toBe(15);
});
