import { expect, test } from 'vitest';
import {
  destination,
  draftAt,
  emptyFields,
  type Flow,
  flowInHand,
  order,
  place,
  quoteOf,
  refused,
} from './support.ts';

const expired = refused('SignatureExpired');
const submitted = { type: 'submitted', violations: [], extras: {} } as const;

/** A flow that stands at the payment step with a fee of 6. */
async function atPayment(fields: Record<string, string> = {}): Promise<Flow> {
  const flow = flowInHand(draftAt('payment', fields));
  await flow.answer('fetchServiceHours', { hours: '0000:0000', open: true });
  await flow.answer('validateArea', true);
  await flow.answer('quoteFee', quoteOf(6));
  expect(flow.step()).toBe('fillPaymentDetails');
  return flow;
}

/** The server finds the fee too old, and a second later names the next one. */
async function expire(flow: Flow, fee: number): Promise<void> {
  await flow.fail('submitOrder', expired);
  expect(flow.step()).toBe('waitBeforeRequote');
  flow.clock.increment(999);
  expect(flow.step()).toBe('waitBeforeRequote');
  flow.clock.increment(1);
  await flow.answer('quoteFee', quoteOf(fee));
}

test('a fee that has not changed is sent again without asking', async () => {
  const flow = await atPayment();
  flow.actor.send(submitted);
  await expire(flow, 6);
  expect(flow.step()).toBe('submit');
  await flow.answer('submitOrder', order);
  expect(flow.step()).toBe('succeeded');
  expect(flow.context().order).toBe(order);
});

test('a fee that has changed is sent only once the person accepts it', async () => {
  const flow = await atPayment();
  flow.actor.send(submitted);
  await expire(flow, 7);
  expect(flow.step()).toBe('confirmFee');
  expect([flow.context().quote?.fee, flow.context().offered?.fee]).toEqual([6, 7]);
  flow.actor.send({ type: 'feeAccepted' });
  expect(flow.last('submitOrder')?.input).toMatchObject({ quote: { fee: 7 } });
});

test('a fee that is declined is shown, and nothing is sent', async () => {
  const flow = await atPayment();
  flow.actor.send(submitted);
  await expire(flow, 7);
  flow.actor.send({ type: 'feeDeclined' });
  expect(flow.step()).toBe('fillPaymentDetails');
  expect(flow.context().quote?.fee).toBe(7);
  expect(flow.asked.filter(({ source }) => source === 'submitOrder')).toHaveLength(1);
});

test('a fee that expires for ever is given up after five loops, and a new try has five again', async () => {
  const flow = await atPayment();
  for (const _ of [1, 2]) {
    flow.actor.send(submitted);
    for (let loop = 0; loop < 5; loop += 1) await expire(flow, 6);
    await flow.fail('submitOrder', expired);
    expect(flow.step()).toBe('fillPaymentDetails');
    expect(flow.context().error).toEqual({ what: 'error.fee.recompute', where: null });
  }
});

test('a fee that cannot be computed again is said, and nothing typed is lost', async () => {
  const flow = await atPayment({ destinationName: 'Mei' });
  flow.actor.send(submitted);
  await flow.fail('submitOrder', expired);
  flow.clock.increment(1000);
  await flow.fail('quoteFee', refused('FeeUnavailable'));
  expect(flow.step()).toBe('fillPaymentDetails');
  expect(flow.context().error?.what).toBe('error.fee.recompute');
  expect(flow.context().draft.fields.destinationName).toBe('Mei');
});

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
    'request.error.undeliverable-address',
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
  await flow.fail('submitOrder', refused('IdempotencyKeyReused'));
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
  expect(flow.step()).toBe('fillPaymentDetails');
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

test('failed look-up of hours counts as open; closed hours stop until they are asked again', async () => {
  const lost = flowInHand();
  await lost.fail('fetchServiceHours', refused('lost'));
  expect(lost.step()).toBe('askDestination');
  const closed = flowInHand();
  await closed.answer('fetchServiceHours', { hours: '0800:0900', open: false });
  expect([closed.step(), closed.context().hours]).toEqual(['serviceClosed', '0800:0900']);
  closed.actor.send({ type: 'hoursAskedAgain' });
  await closed.answer('fetchServiceHours', { hours: '0800:0900', open: true });
  expect(closed.step()).toBe('askDestination');
});

test('a pin is named but stays where it was put; without a name its coordinates are kept', async () => {
  const position = { latitude: 1.3, longitude: 103.9 };
  const flow = flowInHand();
  await flow.fail('fetchServiceHours', null);
  flow.actor.send({ type: 'pinMoved', position });
  await flow.answer('reverseGeocode', place);
  expect(flow.context().draft.destination).toEqual({ ...destination, ...position });
  flow.actor.send({ type: 'pinMoved', position });
  await flow.fail('reverseGeocode', refused('PlaceNotFound'));
  expect(flow.context().draft.destination).toMatchObject({
    ...position,
    address: '1.30000, 103.90000',
  });
  expect(flow.context().error?.what).toBe('geolocator.error.reverse');
});

test('typed coordinates are looked up, and typing clears the place', async () => {
  const flow = flowInHand();
  await flow.fail('fetchServiceHours', null);
  flow.actor.send({ type: 'addressTyped', text: '1.3, 103.9' });
  flow.actor.send({ type: 'destinationConfirmed' });
  expect(flow.last('reverseGeocode')?.input).toEqual({
    position: { latitude: 1.3, longitude: 103.9 },
  });
  await flow.answer('reverseGeocode', place);
  expect(flow.context().draft.destination).not.toBeNull();
  flow.actor.send({ type: 'addressTyped', text: '1.3, 103.9 ' });
  expect(flow.context().draft.destination).toBeNull();
});

test('an empty address is asked for, and one that is no place has to be chosen', async () => {
  const flow = flowInHand();
  await flow.fail('fetchServiceHours', null);
  flow.actor.send({ type: 'destinationConfirmed' });
  expect(flow.context().error?.what).toBe('validation.fill-address');
  flow.actor.send({ type: 'addressTyped', text: '10 Bayfront' });
  expect(flow.context().error).toBeNull();
  flow.actor.send({ type: 'destinationConfirmed' });
  expect(flow.context().error?.what).toBe('validation.invalid-coordinates');
});

test('of two places chosen quickly, the last one counts', async () => {
  const flow = flowInHand();
  await flow.fail('fetchServiceHours', null);
  flow.actor.send({ type: 'placeChosen', placeId: 'p-1' });
  const first = flow.last('fetchPlace');
  flow.actor.send({ type: 'placeChosen', placeId: 'p-2' });
  first?.answer.resolve(place as never);
  await flow.answer('fetchPlace', { ...place, formatted_address: 'Second' });
  expect(flow.context().draft.destination?.address).toBe('Second');
});

test('a kept draft goes on at its step, after area and fee were asked again', async () => {
  const flow = flowInHand(draftAt('details', { destinationName: 'Mei' }));
  await flow.answer('fetchServiceHours', { hours: '', open: true });
  expect(flow.step()).toBe('checkDestination');
  await flow.answer('validateArea', true);
  await flow.answer('quoteFee', quoteOf(6));
  expect([flow.step(), flow.context().restored]).toEqual(['fillOrderDetails', true]);
  expect(flow.context().draft).toEqual(draftAt('details', { destinationName: 'Mei' }));
});

test('a draft of another outlet is not taken', () => {
  const flow = flowInHand({ ...draftAt('payment'), vendor_id: 'v-2' });
  expect(flow.context().draft).toMatchObject({
    vendor_id: 'v-1',
    idempotency_key: 'key-1',
    step: 'destination',
  });
  expect(flow.context().restored).toBe(false);
});
