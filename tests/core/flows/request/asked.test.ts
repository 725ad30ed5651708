import { expect, test } from 'vitest';
import { $request, requestOpened, requestSent } from '#core';
import { loadDraftFx, loadPaymentMethodFx, saveDraftFx } from '#core/ports';
import { createEngine } from '../../../support/engine.ts';
import { destination, draftAt, emptyFields, origin, quoteOf } from '../support.ts';

/** A visit that goes on to the price by itself, paid in this way; `limit` is the country's setting. */
async function priced(paymentMethod: string, limit: unknown = '0000:0000') {
  const engine = createEngine({
    answers: {
      validateDeliveryArea: 'DELIVERABLE',
      quoteFee: quoteOf(6),
      createOrder: new Promise(() => undefined),
      getCountryParameter: ((input: { params: { name: string } }) =>
        input.params.name === 'serviceHours' ? '0000:0000' : limit) as never,
    },
    ports: [
      [loadDraftFx, () => draftAt('payment', { paymentMethod, orderAmount: '1' })],
      [saveDraftFx, () => undefined],
      [loadPaymentMethodFx, () => null],
    ],
  });
  await engine.send(requestOpened, {
    ...{ origin, language: 'en', newKey: () => 'key-1', initialFields: emptyFields },
  });
  await expect.poll(() => engine.see($request)?.context.quote).toBeTruthy();
  return engine;
}

const { latitude, longitude } = destination;

test('the area is asked about the way from the outlet to the destination', async () => {
  const { askedOf } = await priced('PAID');
  expect(askedOf('validateDeliveryArea')).toMatchObject([
    {
      body: {
        location: { lat: latitude, lng: longitude },
        vendor_location: origin.position,
        vendor_id: 'v-1',
      },
    },
  ]);
});

test.each([
  ['CASH_ON_DELIVERY', { payment_method: 'CASH_ON_DELIVERY' }],
  ['ONLINE_PAYMENT', { payment_method: 'PAID' }],
  ['', {}],
  ['SHELLS', {}],
])('the fee is asked for the way and the way of paying: %s', async (method, asked) => {
  const { askedOf } = await priced(method);
  expect(askedOf('quoteFee')).toMatchObject([{ params: {} }]);
  expect((askedOf('quoteFee')[0] as { body: unknown }).body).toEqual({
    ...{ source: origin.position, destination: { latitude, longitude } },
    ...{ vendor_id: 'v-1', delivery_type: 'food', ...asked },
  });
});

test.each([
  ['0', 'asked'],
  ['0.99', 'asked'],
  ['1', 'sent'],
  [' 250 ', 'sent'],
  ['', 'sent'],
  [' ', 'sent'],
  ['none', 'sent'],
  ['-1', 'sent'],
])('with a limit of “%s” an amount of 1 is %s', async (limit, done) => {
  const engine = await priced('PAID', limit);
  await engine.send(requestSent, { type: 'submitted', violations: [], extras: {} });
  await expect.poll(() => engine.see($request)?.hasTag('occupied')).toBe(true);
  expect(engine.see($request)?.hasTag('amountAsked')).toBe(done === 'asked');
});
