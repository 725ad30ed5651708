import { allSettled, fork } from 'effector';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { $notices } from '#core';
import { type Call, callFx } from '#core/ports';
import type { SavedCustomer } from '#schemas';
import { newCustomer } from '../../plugins/activate-address-book/customer.ts';
import { $refusal, customerKept } from '../../plugins/activate-address-book/model.ts';
import { law } from '../support/property.ts';
import { waits } from '../support/waiting.ts';

const near = { latitude: 1.28, longitude: 103.85 };
const streets = ['4 Tampines Central 5', '40 Tampines Central 5', 'Tampines Mall'];
const suggestion = fc.record({
  title: fc.constantFrom(...streets),
  subtitle: fc.constantFrom('', 'Singapore 529510'),
  guessed: fc.option(fc.constant(true), { nil: undefined }),
});

/** A place of its own for each id, so that it can be told which one somebody was put at. */
function placeOf(id: string) {
  const nth = Number(id.slice(1));
  const at = { latitude: nth / 100, longitude: 100 + nth / 100 };
  return { ...at, city: 'Singapore', zipcode: '529510', formatted_address: `Place ${id}` };
}

/** The id of the place that a call asks for. */
function idIn(query: unknown): string {
  return typeof query === 'object' && query !== null && 'place_id' in query
    ? String(query.place_id)
    : '';
}

/** What is sent for a customer whose street was typed, where these places are found for it. */
async function keep(
  street_address: string,
  found: readonly object[],
  chosen: string | null = null,
  reverse: () => unknown = () => ({ ...placeOf('p1'), ...near }),
) {
  const calls: Call[] = [];
  const answer = (call: Call) => {
    calls.push(call);
    const { endpoint, input } = call;
    if (endpoint.id === 'autocomplete') return { suggestions: found };
    if (endpoint.id === 'placeDetails') return placeOf(idIn(input.query));
    if (endpoint.id === 'reverseGeocode') return reverse();
    return { ...(input.body as object), id: 'e-1' };
  };
  const scope = fork({ handlers: [[...waits], [callFx, async (call: Call) => answer(call)]] });
  const customer = { ...newCustomer(null), name: 'Ana', country_code: 'SG', street_address };
  const moved = { chosen, near, language: 'en' };
  const params = { keeper: 'server', vendorId: 'v', id: null, customer, moved } as const;
  // A notice that comes of it stays for longer than this.
  void allSettled(customerKept, { scope, params });
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  const sent = calls.find(({ endpoint }) => endpoint.id === 'saveCustomer')?.input.body;
  return { sent: sent as SavedCustomer | undefined, scope };
}

test('law: nobody is put at a place unasked, unless it is the only one and is what was typed, and then it is told', async () => {
  await law(
    fc.asyncProperty(
      fc.constantFrom(...streets),
      fc.array(suggestion, { maxLength: 3 }),
      async (street, places) => {
        const found = places.map((place, nth) => ({ ...place, place_id: `p${nth}` }));
        const { sent, scope } = await keep(street, found);
        const told = scope.getState($notices).map(({ key }) => key);
        const refusal = scope.getState($refusal);
        if (sent === undefined) {
          expect(refusal?.where).toBe('street_address');
          expect(refusal?.what === 'addressbook.choose').toBe(found.length > 0);
          return;
        }
        const [only] = found;
        expect([found.length, only?.guessed]).toEqual([1, undefined]);
        expect(sent.address_text).toBe('Place p0');
        expect(told).toContain('request.destination.found');
      },
    ),
    { runs: 100 },
  );
});

test('law: the place that was chosen is where the customer is, with its town and postal code, whatever else is like it', async () => {
  await law(
    fc.asyncProperty(fc.nat({ max: 9 }), fc.constantFrom(...streets), async (nth, street) => {
      const { sent, scope } = await keep(street, [], `p${nth}`);
      const { zipcode: postal_code, formatted_address: address_text, ...at } = placeOf(`p${nth}`);
      expect(sent).toMatchObject({ ...at, postal_code, address_text, street_address: street });
      expect(scope.getState($notices).map(({ key }) => key)).toEqual(['addressbook.saved']);
    }),
    { runs: 30 },
  );
});

test('coordinates are a place of their own, called as the map calls it, or by themselves', async () => {
  const at = { latitude: 1.35, longitude: 103.94 };
  const { sent, scope } = await keep('1.35, 103.94', []);
  expect(sent).toMatchObject({ ...at, street_address: 'Place p1' });
  expect(scope.getState($notices).map(({ key }) => key)).toContain('request.destination.found');
  const nameless = await keep('1.35, 103.94', [], null, () => Promise.reject({ tag: 'refused' }));
  expect(nameless.sent).toMatchObject({ ...at, street_address: '1.35, 103.94', city: '' });
});
