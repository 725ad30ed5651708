import { allSettled } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Problem } from '#schemas';
import {
  $outlet,
  $outletRefusal,
  $savingOutlet,
  addressTyped,
  outletClosed,
  outletSubmitted,
  outletTyped,
  pinMoved,
  placeChosen,
} from '../../../../app/screens/outlet/model.ts';
import { market } from '../../../../markets/sg.ts';
import { outlet, place } from './support.ts';
import {
  empty,
  fresh,
  language,
  never,
  open,
  ownTime,
  refused,
  send,
  unreachable,
  world,
} from './world.ts';

beforeEach(ownTime);

test('a place that is chosen fills in where the outlet stands', async () => {
  const { scope, calls, location } = world({ placeDetails: place });
  await open(scope, empty);
  await send(scope, addressTyped, { text: 'Bish', country: 'SG', language });
  expect(location()).toMatchObject({ formatted_address: 'Bish', latitude: null, city: '' });
  await send(scope, placeChosen, { placeId: 'p-1', language });
  expect(calls.map(({ endpoint, input }) => [endpoint.id, input.query])).toEqual([
    ['placeDetails', { place_id: 'p-1', language }],
  ]);
  expect(location()).toMatchObject({ formatted_address: place.formatted_address, latitude: 1.35 });
});

test('a moved pin asks for its address; what cannot be loaded leaves the details before', async () => {
  const position = { latitude: 1.3, longitude: 103.8 };
  const found = world({ reverseGeocode: place });
  await open(found.scope);
  await send(found.scope, pinMoved, { position, language });
  expect(found.location()).toMatchObject({ ...position, street: 'Bishan Place' });

  const lost = world();
  await open(lost.scope);
  await send(lost.scope, pinMoved, { position, language });
  expect(lost.location()).toEqual({ ...fresh.fields.location, ...position });
  expect(lost.keys()).toEqual(['geolocator.error.reverse']);
});

test('words that the person wrote stay when the pin is put right, and take on the town that is found', async () => {
  const { scope, location } = world({ reverseGeocode: place });
  const words = 'Blk 7 Everton Park behind the temple';
  await open(scope, empty);
  await send(scope, addressTyped, { text: words, country: 'SG', language });
  for (const latitude of [1.3, 1.3004, 1.34]) {
    await send(scope, pinMoved, { position: { latitude, longitude: 103.8 }, language });
    expect(location()).toMatchObject({
      ...{ formatted_address: words, street: words, streetNumber: '' },
      ...{ latitude, longitude: 103.8, city: 'Singapore', zipcode: '579837' },
    });
  }
  await send(scope, placeChosen, { placeId: 'p-1', language });
  expect(location()?.formatted_address).toBe(words);
});

test('coordinates that come the other way round are a place of the market', async () => {
  const { scope, calls, location } = world({ reverseGeocode: place });
  const { extent } = market;
  await open(scope, empty);
  await send(scope, addressTyped, { text: '103.848, 1.35', country: 'SG', language, extent });
  expect(location()).toMatchObject({ latitude: 1.35, longitude: 103.848, city: 'Singapore' });
  expect(calls.map(({ input }) => input.query)).toEqual([
    { latitude: 1.35, longitude: 103.848, language },
  ]);
});

test('a pin in a form without any address is called by its coordinates when nobody knows better', async () => {
  const { scope, location } = world();
  await open(scope, empty);
  await send(scope, pinMoved, { position: { latitude: 1.3, longitude: 103.8 }, language });
  expect(location()?.formatted_address).toBe('1.30000, 103.80000');
});

test('coordinates that are typed are looked up after a rest, unless more was typed', async () => {
  const { scope, calls, location } = world({ reverseGeocode: place });
  await open(scope, empty);
  void allSettled(addressTyped, {
    scope,
    params: { text: '1.35, 103.8', country: 'SG', language },
  });
  await vi.advanceTimersByTimeAsync(300);
  await send(scope, addressTyped, { text: '1.35, 103.84', country: 'SG', language });
  expect(calls.map(({ input }) => input.query)).toEqual([
    { latitude: 1.35, longitude: 103.84, language },
  ]);
  expect(location()).toMatchObject({ longitude: 103.84, city: 'Singapore' });
});

test('an answer that comes after the person went on is nobody’s', async () => {
  let answer: (found: unknown) => void = () => undefined;
  const late = new Promise((settle) => {
    answer = settle;
  });
  const { scope, location } = world({ placeDetails: () => late });
  await open(scope, empty);
  await send(scope, placeChosen, { placeId: 'p-1', language });
  await send(scope, addressTyped, { text: 'Elsewhere', country: 'SG', language });
  answer(place);
  await vi.advanceTimersByTimeAsync(0);
  expect(location()?.formatted_address).toBe('Elsewhere');
});

test('a suggestion that cannot be loaded is told', async () => {
  const { scope, keys } = world();
  await open(scope, empty);
  await send(scope, placeChosen, { placeId: 'p-1', language });
  expect(keys()).toEqual(['geolocator.error.fetch-place-details']);
});

test('a new outlet is added under its key; two notices say so and the list is asked for', async () => {
  const { scope, calls, keys } = world({
    createOutlet: outlet,
    listVendors: never,
  });
  await open(scope, empty);
  await send(scope, outletSubmitted, empty);
  expect(calls.map(({ endpoint, idempotencyKey }) => [endpoint.id, idempotencyKey])).toEqual([
    ['createOutlet', 'key-1'],
    ['listVendors', undefined],
  ]);
  expect(keys()).toEqual(['outlet.saved', 'outlet.saved.soon']);
  expect(scope.getState($outlet)).toBeNull();
});

test('a changed outlet is saved by its id, with one notice', async () => {
  const { scope, calls, keys } = world({
    updateOutlet: outlet,
    listVendors: never,
  });
  await open(scope);
  await send(scope, outletSubmitted, fresh);
  expect([calls[0]?.endpoint.id, calls[0]?.input.params]).toEqual([
    'updateOutlet',
    { vendorId: 'm4pk1' },
  ]);
  expect(keys()).toEqual(['outlet.saved']);
});

test.each([
  [
    refused({ key: 'outlet.error.client-id-taken', field: 'body.client_vendor_id', status: 409 }),
    'outlet.error.client-id-taken',
    'client_vendor_id',
  ],
  [refused({ key: 'alert.error' }), 'outlet.error.save.message', undefined],
  [refused({}), 'outlet.error.save.message', undefined],
  [refused({ status: 503, key: 'auth.InternalErrorException' }), 'outlet.error.save', undefined],
  [refused({ status: 422, code: 'IdempotencyKeyReused' }), 'outlet.error.already-added', undefined],
  [unreachable, 'outlet.error.save.offline', undefined],
])(
  'what the server says is told, at its field too, and nothing typed is lost: %o',
  async (problem, key, part) => {
    const { scope, keys } = world({ createOutlet: problem, listVendors: never });
    await open(scope, empty);
    const { location: _, ...texts } = { ...empty.fields, name: 'Bishan' };
    await send(scope, outletTyped, texts);
    await send(scope, outletSubmitted, empty);
    expect(keys()).toContain(key);
    expect(scope.getState($outletRefusal)?.part).toBe(part);
    expect(scope.getState($outlet)?.draft.fields.name).toBe('Bishan');
    expect(scope.getState($savingOutlet)).toBe(false);
    await send(scope, outletTyped, texts);
    expect(scope.getState($outletRefusal)).toBeNull();
  },
);

test('a slow save is told to its own form, whatever is open by then', async () => {
  let refuse: (problem: Problem) => void = () => undefined;
  const slow = () =>
    new Promise((_, reject) => {
      refuse = reject;
    });
  const { scope, keys } = world({ updateOutlet: slow, listVendors: never });
  const second = { ...fresh, vendorId: 'm4pk2' };
  const { location: _, ...texts } = { ...fresh.fields, clientVendorId: 'TAKEN' };
  await open(scope);
  await send(scope, outletTyped, texts);
  await send(scope, outletSubmitted, { ...fresh, fields: { ...fresh.fields, ...texts } });
  expect(scope.getState($savingOutlet)).toBe(true);
  await send(scope, outletTyped, { ...texts, name: 'Typed too late' });
  await send(scope, outletClosed, undefined);
  await open(scope, second);
  expect(scope.getState($savingOutlet)).toBe(false);
  const taken = refused({
    ...{ key: 'outlet.error.client-id-taken', field: 'body.client_vendor_id', status: 409 },
  });
  refuse(taken);
  await vi.advanceTimersByTimeAsync(0);
  expect(scope.getState($outletRefusal)).toBeNull();
  expect(keys()).toContain('outlet.error.client-id-taken');
  await send(scope, outletClosed, undefined);
  await open(scope);
  expect(scope.getState($outletRefusal)?.part).toBe('client_vendor_id');
  expect(scope.getState($outlet)?.draft.fields).toMatchObject({
    ...{ clientVendorId: 'TAKEN', name: 'Tanjong Pagar' },
  });
});
