import { expect, test } from 'vitest';
import { originOf } from '#core';
import { senderOf } from '../../../../core/flows/request/sender.ts';
import {
  draftAt,
  type Flow,
  flowInHand,
  lost,
  lostGuest,
  origin,
  place,
  refused,
} from '../support.ts';

const pin = { latitude: 1.3, longitude: 103.9 };

test('an outlet without an address is asked for it, and its address is saved before the hours', async () => {
  const flow = await described();
  expect(originOf(flow.context())).toEqual({
    addressQuery: '10 Bayfront Avenue',
    street_address: '10 Bayfront Avenue',
    building: '',
    city: 'Singapore',
    postalCode: '018956',
    countryCode: 'SG',
    latitude: place.latitude,
    longitude: place.longitude,
    unit: '#01-02',
    notes: '',
    own: ['unit'],
  });
  flow.actor.send({ type: 'originSubmitted' });
  expect(flow.step()).toBe('saveOriginAddress');
  await flow.answer('saveOriginAddress', undefined);
  expect(flow.step()).toBe('checkServiceHours');
  const { latitude, longitude } = place;
  const position = { latitude, longitude };
  expect(flow.context().origin).toEqual({ ...origin, position });
  expect(flow.context().draft.origin_form).toBeUndefined();
});

test('a guest’s address is kept for the visit and saved nowhere', async () => {
  const flow = await described(lostGuest);
  flow.actor.send({ type: 'originSubmitted' });
  expect(flow.step()).toBe('checkServiceHours');
  expect(flow.last('saveOriginAddress')).toBeUndefined();
  expect(flow.context().origin.position.latitude).toBe(place.latitude);
});

test('the pin says where it is, and stays where it was put', async () => {
  const flow = flowInHand(null, lost);
  flow.actor.send({ type: 'pinMoved', position: pin });
  await flow.answer('reverseGeocode', place);
  expect(flow.step()).toBe('originAddressDetails');
  expect(originOf(flow.context())).toMatchObject({ ...pin, addressQuery: '10 Bayfront Avenue' });
  flow.actor.send({ type: 'pinMoved', position: pin });
  await flow.fail('reverseGeocode', refused('PlaceNotFound'));
  expect(originOf(flow.context()).addressQuery).toBe('1.30000, 103.90000');
  expect(flow.context().error?.what).toBe('geolocator.error.reverse');
});

test('words that the person wrote stay, however often the pin is put right', async () => {
  const flow = flowInHand(null, lost);
  const words = 'Blk 7 Everton Park behind the temple';
  const { latitude: north, longitude: east } = pin;
  flow.actor.send({ type: 'addressTyped', text: words });
  for (const metres of [0, 40, 4000]) {
    const position = { latitude: north + metres / 111_000, longitude: east };
    flow.actor.send({ type: 'pinMoved', position });
    await flow.answer('reverseGeocode', { ...place, street_line: 'near Maxwell Road' });
    const written = { addressQuery: words, street_address: words, city: place.city };
    expect(originOf(flow.context())).toMatchObject({ ...position, ...written });
  }
  flow.actor.send({ type: 'pinMoved', position: pin });
  await flow.fail('reverseGeocode', refused('PlaceNotFound'));
  expect(originOf(flow.context())).toMatchObject({ ...pin, addressQuery: words });
  expect(flow.context().error).toBeNull();
  flow.actor.send({ type: 'placeChosen', placeId: 'p-1' });
  await flow.answer('fetchPlace', place);
  expect(originOf(flow.context()).addressQuery).toBe(place.formatted_address);
});

test('words that were cleared again are none', async () => {
  const flow = flowInHand(null, lost);
  flow.actor.send({ type: 'addressTyped', text: 'Blk 7' });
  flow.actor.send({ type: 'addressTyped', text: '' });
  flow.actor.send({ type: 'pinMoved', position: pin });
  await flow.fail('reverseGeocode', refused('PlaceNotFound'));
  expect(originOf(flow.context()).addressQuery).toBe('1.30000, 103.90000');
  expect(flow.context().error?.what).toBe('geolocator.error.reverse');
});

test('what the person put right stays, and the words of the map follow the pin', async () => {
  const flow = await described();
  const right = { street_address: 'Rear gate, Cross Street' };
  flow.actor.send({ type: 'originChanged', texts: right });
  flow.actor.send({ type: 'pinMoved', position: pin });
  await flow.answer('reverseGeocode', { ...place, formatted_address: 'near Maxwell Road' });
  const moved = { ...right, addressQuery: 'near Maxwell Road', city: place.city };
  expect(originOf(flow.context())).toMatchObject({ ...pin, ...moved });
  flow.actor.send({ type: 'originChanged', texts: { street_address: ' ' } });
  flow.actor.send({ type: 'pinMoved', position: pin });
  await flow.answer('reverseGeocode', { ...place, street_line: 'Maxwell Road' });
  expect(originOf(flow.context()).street_address).toBe('Maxwell Road');
});

test('typing clears the place; what is no place cannot be confirmed', async () => {
  const flow = flowInHand(null, lost);
  flow.actor.send({ type: 'originConfirmed' });
  expect(flow.context().error?.what).toBe('request.origin.fill');
  flow.actor.send({ type: 'addressTyped', text: 'somewhere' });
  flow.actor.send({ type: 'originConfirmed' });
  expect(flow.context().error?.what).toBe('validation.invalid-coordinates');
  flow.actor.send({ type: 'addressTyped', text: '1.3, 103.9' });
  flow.actor.send({ type: 'originConfirmed' });
  expect(flow.last('reverseGeocode')?.input).toEqual({ position: pin });
  await flow.answer('reverseGeocode', place);
  flow.actor.send({ type: 'originReopened' });
  flow.actor.send({ type: 'originConfirmed' });
  expect(flow.step()).toBe('originAddressDetails');
  flow.actor.send({ type: 'originReopened' });
  flow.actor.send({ type: 'addressTyped', text: 'elsewhere' });
  expect(originOf(flow.context()).latitude).toBeNull();
});

test.each([
  ['notes', 'é'.repeat(501), 'address.error.notes-too-long'],
  ['street_address', '街'.repeat(86), 'address.error.too-long'],
])(
  '%s beyond its bytes is said at the field before anything is sent',
  async (field, text, what) => {
    const flow = await described();
    flow.actor.send({ type: 'originChanged', texts: { [field]: text } });
    flow.actor.send({ type: 'originSubmitted' });
    expect(flow.step()).toBe('originAddressDetails');
    expect(flow.context().error).toEqual({ what, where: field });
  },
);

test.each([
  [
    refused('InvalidAddress', {
      key: 'address.error.too-long',
      field: 'body.street_address',
    } as never),
    { what: 'address.error.too-long', where: 'street_address' },
  ],
  [refused('InternalError'), { what: 'address.error.update', where: null }],
  [
    { tag: 'unreachable', message: '' },
    { what: 'address.error.update', where: null },
  ],
])('a refusal keeps what was typed and says why', async (problem, error) => {
  const flow = await described();
  const typed = originOf(flow.context());
  flow.actor.send({ type: 'originSubmitted' });
  await flow.fail('saveOriginAddress', problem);
  expect(flow.step()).toBe('originAddressDetails');
  expect(flow.context().error).toEqual(error);
  expect(originOf(flow.context())).toEqual(typed);
});

test('what was typed before a reload is still there', () => {
  const flow = flowInHand(null, lost);
  flow.actor.send({ type: 'addressTyped', text: 'Bay' });
  const again = flowInHand(flow.context().draft, lost);
  expect(again.step()).toBe('askOriginAddress');
  expect(originOf(again.context()).addressQuery).toBe('Bay');
});

test('what was typed of an address that somebody else has saved meanwhile sends nothing', async () => {
  const flow = await described();
  const again = flowInHand({ ...draftAt('payment'), ...originIn(flow) }, origin);
  expect(senderOf({ ...draftAt('payment'), ...originIn(flow) })).toBeDefined();
  expect(senderOf(again.context().draft)).toBeUndefined();
  expect(again.context().draft.fields).toMatchObject({ paymentMethod: 'PAID' });
});

test('an outlet with an address is not asked', () => {
  expect(flowInHand(null, origin).step()).toBe('checkServiceHours');
});

function originIn(flow: Flow) {
  return { origin_form: originOf(flow.context()) };
}

/** A flow at the details of the address, with a unit typed. */
async function described(from = lost): Promise<Flow> {
  const flow = flowInHand(null, from);
  expect(flow.step()).toBe('askOriginAddress');
  flow.actor.send({ type: 'placeChosen', placeId: 'p-1' });
  await flow.answer('fetchPlace', place);
  expect(flow.step()).toBe('originAddressDetails');
  flow.actor.send({ type: 'originChanged', texts: { unit: '#01-02' } });
  return flow;
}
