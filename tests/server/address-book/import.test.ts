import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints, type SavedCustomer } from '#schemas';
import { seedPlaces } from '../../../server/places/seed.ts';
import { testServer } from '../../support/server.ts';

const mei: SavedCustomer = {
  ...{ name: 'Tan Mei Ling', phone_number: '+6591234567', unit: '#12-01', building: 'Tower One' },
  ...{ address_text: '10 Bayfront Avenue, Singapore', street_address: '10 Bayfront Avenue' },
  ...{ city: 'Singapore', country_code: 'SG', postal_code: '018956', notes: 'Ring twice' },
  ...{ latitude: 1.2834, longitude: 103.8607 },
};
const nowhere = { latitude: null, longitude: null };

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
  await seedPlaces(server.sql, server.deps.markets);
});
beforeEach(async () => {
  await server.sql`delete from address_book`;
});
afterAll(() => server.close());

async function send(customers: readonly object[], who: 'merchant' | 'stranger' = 'merchant') {
  const { headers } = await server.signIn(who);
  const url = '/orders/api/v1/addressbook/import/m4pk1';
  return server.app.inject({ method: 'POST', url, headers, payload: { customers } });
}
async function bring(customers: readonly object[]) {
  const answer = await send(customers);
  return endpoints.importCustomers.result.parse(answer.json().result).rows;
}
const states = async (customers: readonly object[]) =>
  (await bring(customers)).map(({ state }) => state);
const kept = async () => {
  const rows = await server.sql<{ customer: SavedCustomer }[]>`
    select customer from address_book order by name_order`;
  return rows.map(({ customer }) => customer);
};

test('customers are added once, brought up to date by what a file says, and told by row', async () => {
  const ana = { ...mei, name: 'Ana' };
  expect(await states([mei, ana])).toEqual(['added', 'added']);
  expect(await states([mei, ana])).toEqual(['same', 'same']);
  const changed = { ...mei, phone_number: '+65 9123 4567', notes: 'Knock', latitude: 1.3 };
  const silent = { ...ana, ...nowhere, notes: '', city: '', postal_code: '' };
  const moved = { ...ana, city: 'Jurong', postal_code: '609600' };
  expect(await states([changed, silent])).toEqual(['updated', 'same']);
  expect(await kept()).toEqual([ana, { ...changed }]);
  expect(await states([moved])).toEqual(['updated']);
  expect(await kept()).toEqual([moved, { ...changed }]);
  expect(
    await states([
      { ...mei, name: 'Cy' },
      { ...mei, name: 'CY' },
    ]),
  ).toEqual(['added', 'updated']);
  expect(await kept()).toHaveLength(3);
  // Whose place is looked up, too.
  const dee = { ...mei, ...nowhere, name: 'Dee' };
  expect(await states([dee, dee])).toEqual(['added', 'same']);
});

test('a place that is not told is looked up; where nobody knows it, and what no rule lets pass, is told', async () => {
  const rows = await bring([
    { ...mei, ...nowhere, address_text: '1 Tanjong Pagar Plaza', street_address: '' },
    { ...mei, ...nowhere, address_text: 'xqzvw jkpqr', street_address: 'xqzvw jkpqr' },
    { ...mei, name: ' ' },
    { ...mei, notes: '4111 1111 1111 1111' },
    { ...mei, phone_number: '12' },
    { ...mei, ...nowhere, phone_number: '12' },
  ]);
  expect(rows.map(({ state, problem }) => [state, problem?.key ?? null])).toEqual([
    ['added', null],
    ['refused', 'addressbook.import.not-found'],
    ['refused', 'validation.fill-customer-name'],
    ['refused', 'error.payment.card-number'],
    ['refused', 'validation.phone-incorrect'],
    ['refused', 'validation.phone-incorrect'],
  ]);
  expect(rows[0]?.found).toContain('Tanjong Pagar');
  expect(await kept()).toMatchObject([{ latitude: expect.closeTo(1.2765, 2) }]);
});

test('a book is its members’ to fill, and a call brings fifty at most', async () => {
  expect((await send([mei], 'stranger')).statusCode).toBe(404);
  expect((await send(Array.from({ length: 51 }, () => mei))).statusCode).toBe(400);
  expect(await kept()).toEqual([]);
});
