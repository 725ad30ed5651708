import { expect, test } from 'vitest';
import { originOf } from '#core';
import { savedOrigin } from '../../../../core/flows/request/origin.ts';
import { type Flow, flowInHand, lost, place, refused } from '../support.ts';

const pin = { latitude: 1.3, longitude: 103.9 };
const tower = { ...place, building: 'Tower 1', street: 'Bayfront', street_line: '10 Bayfront' };

/** An outlet that has typed this and then put the pin somewhere. */
async function pinned(text: string, found: object | null = tower): Promise<Flow> {
  const flow = flowInHand(null, lost);
  flow.actor.send({ type: 'addressTyped', text });
  flow.actor.send({ type: 'pinMoved', position: pin });
  if (found) await flow.answer('reverseGeocode', found);
  else await flow.fail('reverseGeocode', refused('PlaceNotFound'));
  expect(flow.step()).toBe('originAddressDetails');
  return flow;
}

test.each(['1.3, 103.9', 'https://maps.app.goo.gl/AbC1', 'https://maps.google.com/?q=1.3,103.9'])(
  'what only points at a place is no address of it: %s',
  async (text) => {
    const flow = await pinned(text);
    expect(originOf(flow.context())).toMatchObject({
      ...pin,
      ...{ addressQuery: place.formatted_address, street_address: tower.street_line },
    });
    const nowhere = await pinned(text, null);
    expect(originOf(nowhere.context()).addressQuery).toBe('1.30000, 103.90000');
  },
);

test('a link that holds no position says so', () => {
  const flow = flowInHand(null, lost);
  flow.actor.send({ type: 'addressTyped', text: 'https://maps.app.goo.gl/AbC1' });
  flow.actor.send({ type: 'originConfirmed' });
  expect(flow.context().error?.what).toBe('validation.link-without-position');
});

test.each([
  ['the line that the map gives', tower, tower.street_line],
  ['the street, where there is no line', { ...tower, street_line: '' }, tower.street],
  ['all of the address, where there is no street', place, place.formatted_address],
])('the street of a place is %s', async (_, found, street) => {
  const flow = await pinned('', found);
  expect(originOf(flow.context()).street_address).toBe(street);
});

test('the building is that of the map, unless the person wrote where it is', async () => {
  const flow = await pinned('');
  expect(originOf(flow.context()).building).toBe('Tower 1');
  flow.actor.send({ type: 'pinMoved', position: pin });
  await flow.answer('reverseGeocode', place);
  expect(originOf(flow.context()).building).toBe('Tower 1');
  expect(originOf((await pinned('Behind the temple')).context()).building).toBe('');
});

test('an address is saved as it was written, or as its street where nothing else was', async () => {
  const flow = await pinned('Behind the temple');
  flow.actor.send({ type: 'originChanged', texts: { street_address: 'Cross Street' } });
  expect(savedOrigin(flow.context())).toMatchObject({
    address_text: 'Behind the temple',
    street_address: 'Cross Street',
  });
  const { draft, origin } = flow.context();
  const bare = { ...draft, origin_form: { ...originOf(flow.context()), addressQuery: '' } };
  expect(savedOrigin({ ...flow.context(), draft: bare, origin }).address_text).toBe('Cross Street');
});
