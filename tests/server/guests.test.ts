import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { guestOf } from '../support/guests.ts';
import { testServer } from '../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ask = (path: string, headers: Record<string, string>) =>
  server.app.inject({ url: `/orders/api/v1${path}`, headers });

test('a guest works for a placeholder: called guest, somewhere unknown, active and registered', async () => {
  const headers = await guestOf(server, 'sg');
  const answer = await ask('/vendors', headers);
  const { vendors } = endpoints.listVendors.result.parse(answer.json().result);
  expect(vendors).toHaveLength(1);
  const [placeholder] = vendors;
  expect(placeholder).toMatchObject({
    ...{ vendor_id: 'b-sg', parent_vendor_id: null, client_vendor_id: null, is_parent: false },
    ...{ is_active: true, is_registered: true },
  });
  expect(placeholder?.vendor_information).toEqual({
    ...{ name: 'guest', currency: 'SGD', owners: [], contact: { phone: '' } },
    location: { address_text: '', country_code: 'SG', latitude: null, longitude: null },
  });
  expect((await ask('/vendor/b-sg', headers)).json().result).toEqual(placeholder);
  expect((await ask('/vendor/m4pk1', headers)).statusCode).toBe(404);
});

test('where guests cannot check out nobody becomes one', async () => {
  const url = '/orders/api/v1/guest/token';
  const answer = await server.app.inject({
    ...{ method: 'POST', url, payload: {}, headers: { host: 'la.localhost' } },
  });
  expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
    403,
    { code: 'GuestCheckoutOff', meta: { translation_key: 'guest.off' } },
  ]);
});
