import { expect, test } from 'vitest';
import { market } from '../../../../markets/sg.ts';
import { destination, draftAt, flowInHand, origin, place, quoteOf, refused } from '../support.ts';

test('the form is there whatever is found out about the hours', async () => {
  const lost = flowInHand();
  await lost.fail('fetchServiceHours', refused('lost'));
  expect(lost.step()).toBe('askDestination');
  const told = flowInHand();
  await told.answer('fetchServiceHours', '0800:0900');
  expect(told.step()).toBe('askDestination');
});

test('who comes back to a draft may change its address before it is checked and priced once more', async () => {
  const change = { type: 'destinationReopened' } as const;
  const checked = flowInHand(draftAt('details'));
  await checked.fail('fetchServiceHours', null);
  expect(checked.step()).toBe('checkDestination');
  checked.actor.send(change);
  expect(checked.step()).toBe('askDestination');
  const priced = flowInHand(draftAt('details'));
  await priced.fail('fetchServiceHours', null);
  await priced.answer('validateArea', true);
  expect(priced.step()).toBe('computeFee');
  priced.actor.send(change);
  expect(priced.step()).toBe('askDestination');
  expect(priced.context().draft.destination_before).toEqual(destination);
});

test('a pin is named but stays where it was put; without a name its coordinates are kept', async () => {
  const position = { latitude: 1.3, longitude: 103.9 };
  const flow = flowInHand();
  await flow.fail('fetchServiceHours', null);
  flow.actor.send({ type: 'pinMoved', position });
  await flow.answer('reverseGeocode', place);
  expect(flow.context().draft.destination).toEqual({ ...destination, ...position });
  const elsewhere = { latitude: 1.31, longitude: 103.9 };
  flow.actor.send({ type: 'pinMoved', position: elsewhere });
  await flow.fail('reverseGeocode', refused('PlaceNotFound'));
  expect(flow.context().draft.destination).toMatchObject({
    ...elsewhere,
    address: '1.31000, 103.90000',
  });
  expect(flow.context().error?.what).toBe('geolocator.error.reverse');
});

const typed = { latitude: 1.3, longitude: 103.9 };

test.each([
  '1.3, 103.9',
  '103.9, 1.3',
  '1°18\'0"N 103°54\'0"E',
  'https://maps.google.com/?q=1.3,103.9',
])(
  'typed coordinates are looked up and gone on with at one press, and typing clears the place: %s',
  async (text) => {
    const flow = flowInHand(null, { ...origin, extent: market.extent });
    await flow.fail('fetchServiceHours', null);
    flow.actor.send({ type: 'addressTyped', text });
    flow.actor.send({ type: 'destinationConfirmed' });
    expect(flow.last('reverseGeocode')?.input).toEqual({ position: typed });
    await flow.answer('reverseGeocode', place);
    expect(flow.step()).toBe('checkDestination');
    expect(flow.context().reading).toEqual({ position: typed, isSwapped: text.startsWith('103') });
    expect(flow.context().draft.destination).toEqual({ ...destination, ...typed });
    flow.actor.send({ type: 'addressTyped', text: '1.3, 103.9 ' });
    expect([flow.context().draft.destination, flow.context().reading]).toEqual([null, null]);
  },
);

test('typed coordinates at which nothing is found go on, too, called by themselves', async () => {
  const flow = flowInHand();
  await flow.fail('fetchServiceHours', null);
  flow.actor.send({ type: 'addressTyped', text: '1.3, 103.9' });
  flow.actor.send({ type: 'destinationConfirmed' });
  await flow.fail('reverseGeocode', refused('PlaceNotFound'));
  expect(flow.step()).toBe('checkDestination');
  expect(flow.context().draft.destination?.address).toBe('1.30000, 103.90000');
  expect(flow.context().error?.what).toBe('geolocator.error.reverse');
});

test('a link that holds no position says so', async () => {
  const flow = flowInHand();
  await flow.fail('fetchServiceHours', null);
  flow.actor.send({ type: 'addressTyped', text: 'https://maps.app.goo.gl/AbC1' });
  flow.actor.send({ type: 'destinationConfirmed' });
  expect(flow.context().error?.what).toBe('validation.link-without-position');
});

test('a pin keeps the text that was typed, and offers what is found beside it', async () => {
  const text = 'Blk 7 Everton Park behind the temple';
  const flow = flowInHand();
  await flow.fail('fetchServiceHours', null);
  flow.actor.send({ type: 'addressTyped', text });
  flow.actor.send({ type: 'pinMoved', position: typed });
  await flow.answer('reverseGeocode', place);
  const found_address = place.formatted_address;
  expect(flow.context().draft).toMatchObject({
    ...{ address_query: text, found_address },
    destination: { ...typed, address: text },
  });
  flow.actor.send({ type: 'pinMoved', position: place });
  await flow.fail('reverseGeocode', refused('PlaceNotFound'));
  expect(flow.context().draft.destination?.address).toBe(text);
  // An address is there: theirs.
  expect(flow.context().error).toBeNull();
  flow.actor.send({ type: 'pinMoved', position: typed });
  await flow.answer('reverseGeocode', place);
  flow.actor.send({ type: 'destinationConfirmed' });
  await flow.answer('validateArea', true);
  await flow.answer('quoteFee', quoteOf(6));
  flow.actor.send({ type: 'foundAddressTaken' });
  expect(flow.context().draft).toMatchObject({
    address_query: found_address,
    destination: { ...typed, address: found_address },
  });
  expect(flow.context().draft.found_address).toBeUndefined();
});

test('the name of a chosen place holds at its door, and not farther away', async () => {
  const flow = flowInHand();
  await flow.fail('fetchServiceHours', null);
  flow.actor.send({ type: 'placeChosen', placeId: 'p-1' });
  await flow.answer('fetchPlace', place);
  const door = { latitude: place.latitude + 0.0005, longitude: place.longitude };
  const there = { ...place, formatted_address: 'near Another Tower' };
  flow.actor.send({ type: 'pinMoved', position: door });
  await flow.answer('reverseGeocode', there);
  expect(flow.context().draft).toMatchObject({
    destination: { ...door, address: place.formatted_address },
    found_address: 'near Another Tower',
  });
  flow.actor.send({ type: 'pinMoved', position: typed });
  await flow.answer('reverseGeocode', there);
  expect(flow.context().draft.destination).toMatchObject({
    ...typed,
    address: 'near Another Tower',
  });
  expect(flow.context().draft.found_address).toBeUndefined();
});

test('the line of the address can be worded otherwise, and the pin stays', async () => {
  const flow = flowInHand(draftAt('details'));
  await flow.answer('fetchServiceHours', '');
  await flow.answer('validateArea', true);
  await flow.answer('quoteFee', quoteOf(6));
  const line = 'Back door of 10 Bayfront Avenue';
  const fields = { destinationTextAddress: line, destinationName: 'Mei' };
  flow.actor.send({ type: 'fieldsChanged', fields });
  const { draft, quote } = flow.context();
  expect(draft.destination).toEqual({ ...destination, address: line });
  expect(draft.fields).toEqual({ ...draftAt('details').fields, destinationName: 'Mei' });
  expect(quote?.fee).toBe(6);
});

test('what the map found is offered as long as the line says something else', async () => {
  const flow = flowInHand();
  await flow.fail('fetchServiceHours', null);
  flow.actor.send({ type: 'addressTyped', text: 'Behind the temple' });
  flow.actor.send({ type: 'pinMoved', position: typed });
  await flow.answer('reverseGeocode', place);
  flow.actor.send({ type: 'destinationConfirmed' });
  await flow.answer('validateArea', true);
  await flow.answer('quoteFee', quoteOf(6));
  const { formatted_address } = place;
  for (const [line, offered] of [
    ['Before the temple', formatted_address],
    [formatted_address, undefined],
  ] as const) {
    flow.actor.send({ type: 'fieldsChanged', fields: { destinationTextAddress: line } });
    const { destination: there, found_address } = flow.context().draft;
    expect([there?.address, found_address]).toEqual([line, offered]);
  }
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
  await flow.answer('fetchServiceHours', '');
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

test.each([
  ['whose place was not confirmed', draftAt('destination')],
  ['whose address was typed again', { ...draftAt('details'), destination: null }],
])('a kept draft %s is asked where it goes', async (_, draft) => {
  const flow = flowInHand(draft);
  await flow.answer('fetchServiceHours', '');
  expect([flow.step(), flow.last('validateArea')]).toEqual(['askDestination', undefined]);
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
