import { expect, test } from 'vitest';
import { destination, draftAt, flowInHand, place, quoteOf, refused } from './support.ts';

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
  // It stands at the step that passes the estimation of pickup.
  expect(flow.context().draft).toEqual({
    ...draftAt('details', { destinationName: 'Mei' }),
    login_estimation: 15,
  });
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
