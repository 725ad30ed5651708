import { expect, test } from 'vitest';
import { textsOf } from '../../../app/i18n/support.ts';
import { atPayment, type Flow, flowInHand, order, refused, submitted } from '../support.ts';

const texts = textsOf('en');

/** A flow that asks for a destination. */
async function atDestination(): Promise<Flow> {
  const flow = flowInHand();
  await flow.fail('fetchServiceHours', refused('lost'));
  return flow;
}

async function checked(): Promise<Flow> {
  const flow = await atPayment();
  flow.actor.send({ type: 'wentBack' });
  flow.actor.send({ type: 'destinationReopened' });
  flow.actor.send({ type: 'destinationConfirmed' });
  return flow;
}

async function sent(problem: unknown): Promise<Flow> {
  const flow = await atPayment();
  flow.actor.send(submitted);
  await flow.fail('submitOrder', problem);
  return flow;
}

/** What the specification has the flow say (2, section 8), and what has to happen for it. */
const said: readonly (readonly [text: string, happening: () => Promise<Flow>])[] = [
  ['Could not create that order', () => sent(refused('InternalError', { status: 400 } as never))],
  [
    'Unable to verify if order is deliverable',
    async () => {
      const flow = await checked();
      await flow.fail('validateArea', refused('lost'));
      return flow;
    },
  ],
  [
    'We cannot deliver that order there.',
    async () => {
      const flow = await checked();
      await flow.answer('validateArea', false);
      return flow;
    },
  ],
  [
    'Unable to deliver to this address / We are not there yet',
    () => sent(refused('OutsideDeliveryArea')),
  ],
  [
    'We could not compute the price for that order.',
    async () => {
      const flow = await checked();
      await flow.answer('validateArea', true);
      await flow.fail('quoteFee', refused('FeeUnavailable'));
      return flow;
    },
  ],
  [
    'Store closed or unavailable',
    () => sent(refused('VendorUnavailable', { key: 'request.store-unavailable' } as never)),
  ],
];

test.each(said)('“%s” is said when it should be', async (text, happening) => {
  const { error } = (await happening()).context();
  expect(texts[error?.what ?? '']).toBe(text);
});

test('the look-ups of addresses say what failed', async () => {
  const pinned = await atDestination();
  pinned.actor.send({ type: 'pinMoved', position: { latitude: 1.3, longitude: 103.9 } });
  await pinned.fail('reverseGeocode', refused('PlaceNotFound'));
  expect(pinned.context().error?.what).toBe('geolocator.error.reverse');
  const chosen = await atDestination();
  chosen.actor.send({ type: 'placeChosen', placeId: 'p-1' });
  await chosen.fail('fetchPlace', refused('PlaceNotFound'));
  expect(chosen.context().error?.what).toBe('geolocator.error.fetch-place-details');
});

test.each([
  ['request.success', 'Order pushed!'],
  [
    'request.error.undeliverable-address.hint',
    'Unable to deliver to this address / We are not there yet',
  ],
  ['request.closed.hours', "Service hours: {{from}} to {{to}}. It's {{now}}."],
  ['addressbook.saved', 'Address saved'],
  ['addressbook.error.save', 'Unable to save address'],
  ['address.error.no-coordinates', 'No coordinates for that address.'],
  ['address.error.update', 'We were unable to update the address'],
  ['address.error.notes-too-long', 'Notes are too long'],
  ['address.error.too-long', 'Address is too long'],
])('%s is literally “%s”', (key, text) => expect(texts[key]).toBe(text));

test('a placed order is told of', async () => {
  const flow = await atPayment();
  flow.actor.send(submitted);
  await flow.answer('submitOrder', order);
  expect(flow.step()).toBe('succeeded');
});
