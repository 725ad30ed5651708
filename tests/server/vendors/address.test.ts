import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type SavedAddress } from '#schemas';
import { testServer } from '../../support/server.ts';

const address: SavedAddress = {
  ...{ address_text: '1 Raffles Place, Singapore', street_address: '1 Raffles Place' },
  ...{ unit: '#01-02', building: 'Tower One', city: 'Singapore', country_code: 'SG' },
  ...{ postal_code: '048616', notes: 'Back door', latitude: 1.2841, longitude: 103.8515 },
};

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function save(
  body: object,
  vendorId = 'n5hb',
  who: Parameters<typeof server.signIn>[0] = 'newcomer',
) {
  const { headers } = await server.signIn(who);
  const url = `/orders/api/v1/vendor/${vendorId}/address`;
  return server.app.inject({ method: 'PUT', url, headers, payload: body });
}

test('an outlet without an address gets one, and everybody then sees it', async () => {
  const { headers } = await server.signIn('newcomer');
  const read = () => server.app.inject({ url: '/orders/api/v1/vendor/n5hb', headers });
  expect((await read()).json().result.vendor_information.location).toMatchObject({
    latitude: null,
    longitude: null,
  });
  const answer = await save(address);
  expect(answer.statusCode).toBe(200);
  const vendor = endpoints.saveVendorAddress.result.parse(answer.json().result);
  expect(vendor.vendor_information.location).toEqual({
    ...{ address_text: address.address_text, building: 'Tower One', city: 'Singapore' },
    ...{ country_code: 'SG', latitude: 1.2841, longitude: 103.8515, postal_code: '048616' },
    ...{ street: '1 Raffles Place', unit: '#01-02', rider_instructions: 'Back door' },
  });
  expect((await read()).json().result).toEqual(vendor);
  expect((await save(address)).body).toBe(answer.body);
});

test.each([
  [{ notes: 'é'.repeat(501) }, 'address.error.notes-too-long', 'notes'],
  [{ street_address: '街'.repeat(86) }, 'address.error.too-long', 'street_address'],
  [{ latitude: null }, 'address.error.no-coordinates', 'street_address'],
  [{ street_address: ' ', address_text: '' }, 'address.error.fill', 'street_address'],
  [{ country_code: 'LA' }, 'address.error.update', 'country_code'],
])('what cannot be kept is refused with its text and its field: %o', async (wrong, key, field) => {
  const answer = await save({ ...address, ...wrong });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0]).toMatchObject({
    code: 'InvalidAddress',
    meta: { translation_key: key, field: `body.${field}` },
  });
});

test('a thousand bytes of notes and 255 of a street are kept whole', async () => {
  const notes = 'é'.repeat(500);
  const street_address = '街'.repeat(85);
  const answer = await save({ ...address, notes, street_address });
  expect(answer.json().result.vendor_information.location).toMatchObject({
    rider_instructions: notes,
    street: street_address,
  });
});

test.each([{ ...address, latitude: 91 }, { ...address, surprise: true }, { address_text: 'x' }])(
  'malformed input is named by its fields',
  async (body) => {
    expect((await save(body)).json().errors[0].code).toBe('InvalidInput');
  },
);

test('nobody moves the outlet of somebody else', async () => {
  const before = await server.sql`select * from vendors where id = 'm4pk1'`;
  expect((await save(address, 'm4pk1')).statusCode).toBe(404);
  expect((await save(address, 'n5hb', 'stranger')).statusCode).toBe(404);
  expect(await server.sql`select * from vendors where id = 'm4pk1'`).toEqual(before);
});
