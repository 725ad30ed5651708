import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rememberRecipients, rest } from '../../../server/address-book/remember.ts';
import { forgetRemembered } from '../../../server/address-book/retention.ts';
import { switchFlag } from '../../../server/flags/switch.ts';
import { usualRetention } from '../../../server/orders/retention.ts';
import { testServer } from '../../support/server.ts';
import { orderClient, vendorId } from '../orders/support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer();
  client = await orderClient(server);
});
beforeEach(async () => {
  await look();
  await server.sql`delete from address_book`;
});
afterAll(() => server.close());

/** A round, once what was placed may be read. */
async function look(): Promise<number> {
  server.pass(60);
  return rememberRecipients(server.deps);
}
async function placeFor(name: string, more: object = {}) {
  const body = await client.bodyFor();
  const { location } = body.customer;
  const customer = { name, phone_number: '+6591234567', location: { ...location, ...more } };
  const answer = await client.create({ ...body, customer });
  expect(answer.statusCode).toBe(200);
}
const book = () => server.sql<{ name: string; remembered: boolean; id: string; notes: string }[]>`
  select id::text, customer ->> 'name' as name, customer ->> 'notes' as notes,
    remembered_at is not null as remembered from address_book
  where vendor_id = ${vendorId} order by name_order`;
const names = async () => (await book()).map(({ name }) => name);
const path = (rest: string) => `/addressbook/${rest}/${vendorId}`;

test('who an order went to is in the book a while later, once, with the unit apart', async () => {
  await placeFor('Ana', { address: '#02-01, 5 Raffles Place', notes: 'Ring' });
  await placeFor('Ana', { address: '#02-01, 5 Raffles Place', notes: 'Knock' });
  expect(await rememberRecipients(server.deps)).toBe(rest);
  expect(await names()).toEqual([]);
  await look();
  expect(await book()).toMatchObject([{ name: 'Ana', remembered: true, notes: 'Knock' }]);
  const listed = await client.call('GET', path('customers'));
  expect(listed.json().result).toMatchObject({
    customers: [{ unit: '#02-01', address_text: '5 Raffles Place' }],
    remembers: true,
  });
});

test('what a person kept or changed stays as they wrote it, and forgotten is forgotten', async () => {
  await placeFor('Bo');
  await look();
  const [entry] = (await client.call('GET', path('customers'))).json().result.customers;
  const { id, address: _, ...customer } = entry;
  await client.call('PUT', `${path('customers')}/${id}`, { ...customer, notes: 'Side door' });
  await placeFor('Bo');
  await look();
  expect(await book()).toMatchObject([{ id, notes: 'Side door', remembered: false }]);
  await client.call('DELETE', `${path('customers')}/${id}`);
  await look();
  expect(await names()).toEqual([]);
});

test('nobody is remembered where the switch or the feature is off, nor when the order was called off', async () => {
  const off = await client.call('PUT', path('remembers'), { remembers: false });
  expect(off.json().result).toEqual({ remembers: false });
  await placeFor('Cy');
  await look();
  await client.call('PUT', path('remembers'), { remembers: true });
  await switchFlag(server.sql, 'sg', 'activate-address-book', false);
  await placeFor('Di');
  await look();
  await switchFlag(server.sql, 'sg', 'activate-address-book', null);
  await placeFor('Ed');
  await server.sql`update orders set record = record || '{"status":"CANCELLED"}'
    where record #>> '{customer,name}' = 'Ed'`;
  await look();
  expect(await names()).toEqual([]);
});

test('two instances never read the same lines, and a round that fails begins where it was', async () => {
  await placeFor('Flo');
  server.pass(60);
  await Promise.all([rememberRecipients(server.deps), rememberRecipients(server.deps)]);
  expect(await names()).toEqual(['Flo']);
});

test('who was remembered goes when their orders do; who was kept stays', async () => {
  await placeFor('Gus');
  await look();
  await placeFor('Hal');
  await look();
  await server.sql`update address_book set remembered_at = null where customer ->> 'name' = 'Hal'`;
  await forgetRemembered(server.deps);
  expect(await names()).toEqual(['Gus', 'Hal']);
  server.pass(usualRetention * 86_400 + 120);
  await forgetRemembered(server.deps);
  expect(await names()).toEqual(['Hal']);
});
