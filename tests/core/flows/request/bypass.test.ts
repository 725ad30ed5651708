import { expect, test } from 'vitest';
import { testFeeOf } from '#core/rules';
import {
  atPayment,
  draftAt,
  flowInHand,
  place,
  quoteOf,
  refused,
  submitted,
  tester,
} from '../support.ts';

/** A test vendor's flow whose destination is being checked. */
async function checking(step: 'details' | 'payment' = 'details') {
  const flow = flowInHand(draftAt(step), tester);
  await flow.answer('fetchServiceHours', '0000:0000');
  expect(flow.step()).toBe('checkDestination');
  return flow;
}

test('a test vendor passes where nobody delivers, and where that cannot be found out', async () => {
  for (const pass of [
    (flow: Awaited<ReturnType<typeof checking>>) => flow.answer('validateArea', false),
    (flow: Awaited<ReturnType<typeof checking>>) => flow.fail('validateArea', refused('lost')),
  ]) {
    const flow = await checking();
    await pass(flow);
    expect([flow.step(), flow.context().bypassed]).toEqual(['computeFee', true]);
    await flow.answer('quoteFee', quoteOf(5));
    expect([flow.step(), flow.context().error]).toEqual(['fillOrderDetails', null]);
  }
});

test('a test vendor passes where no price is known; a second failure is told', async () => {
  const flow = await checking('payment');
  await flow.answer('validateArea', true);
  await flow.fail('quoteFee', refused('FeeUnavailable'));
  expect([flow.step(), flow.context().bypassed]).toEqual(['computeFee', true]);
  await flow.fail('quoteFee', refused('FeeUnavailable'));
  expect([flow.step(), flow.context().error?.what]).toEqual([
    'askDestination',
    'request.error.cannot-compute-price',
  ]);
});

test('another way of paying whose price is unknown is passed too', async () => {
  const flow = await checking('payment');
  await flow.answer('validateArea', true);
  await flow.answer('quoteFee', quoteOf(6));
  flow.actor.send({ type: 'paymentMethodChosen', method: 'CASH_ON_DELIVERY' });
  await flow.fail('quoteFee', refused('FeeUnavailable'));
  expect([flow.step(), flow.context().bypassed]).toEqual(['quotePaymentMethod', true]);
  await flow.answer('quoteFee', quoteOf(5));
  expect([flow.step(), flow.context().quote?.fee]).toEqual(['fillPaymentDetails', 5]);
});

test('so is one whose button was pressed before its price was there', async () => {
  const flow = await checking('payment');
  await flow.answer('validateArea', true);
  await flow.answer('quoteFee', quoteOf(5));
  flow.actor.send({ type: 'paymentMethodChosen', method: 'CASH_ON_DELIVERY' });
  flow.actor.send(submitted);
  await flow.fail('quoteFee', refused('FeeUnavailable'));
  expect([flow.step(), flow.context().bypassed]).toEqual(['quotePressed', true]);
  await flow.answer('quoteFee', quoteOf(5));
  expect(flow.last('submitOrder')?.input).toMatchObject({ quote: { fee: 5 } });
});

test('a good address afterwards is checked and priced as everybody’s', async () => {
  const flow = await checking();
  await flow.answer('validateArea', false);
  await flow.answer('quoteFee', quoteOf(5));
  flow.actor.send({ type: 'destinationReopened' });
  flow.actor.send({ type: 'placeChosen', placeId: 'p-1' });
  await flow.answer('fetchPlace', place);
  expect(flow.context().bypassed).toBe(false);
});

test('nobody else passes', async () => {
  const flow = await atPayment();
  flow.actor.send({ type: 'wentBack' });
  flow.actor.send({ type: 'destinationReopened' });
  flow.actor.send({ type: 'destinationConfirmed' });
  await flow.answer('validateArea', false);
  expect(flow.context()).toMatchObject({
    bypassed: false,
    error: { what: 'request.error.undeliverable-address' },
  });
});

test.each([
  ['j6mq', 5],
  ['f1kj', 5],
  ['b-', 5],
  ['b-anything', 5],
  ['j6mq1', null],
  ['xb-1', null],
  ['B-1', null],
  ['m4pk1', null],
])('%s is a test vendor: %s', (id, fee) => {
  const testVendors = { ids: ['j6mq', 'f1kj', 'b-*'], fee: 5 };
  expect(testFeeOf({ testVendors }, id)).toBe(fee);
  expect(testFeeOf({}, id)).toBeNull();
});
