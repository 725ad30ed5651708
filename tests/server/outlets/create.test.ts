import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { openDue } from '../../../server/outlets/open.ts';
import { testServer } from '../../support/server.ts';
import { nearby, orderClient, outlet } from '../orders/support.ts';
import { bishan, outletCalls, reasons } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let calls: ReturnType<typeof outletCalls>;
beforeAll(async () => {
  server = await testServer();
  calls = outletCalls(server);
});
afterAll(() => server.close());

test('a collection point is added, listed with its merchant, and available a little later', async () => {
  const begun = server.deps.clock();
  const answer = await calls.add(bishan);
  expect(answer.statusCode).toBe(200);
  const vendor = endpoints.createOutlet.result.parse(answer.json().result);
  expect(vendor).toMatchObject({
    ...{ parent_vendor_id: 'm4pk', client_vendor_id: 'PK-BISHAN', is_parent: false },
    ...{ is_active: false, is_registered: false, available_at: begun + 120 },
  });
  expect(vendor.vendor_information).toEqual({
    ...{ name: 'Pandan Kitchen Bishan', currency: 'SGD', owners: ['owner@example.com'] },
    contact: { phone: '+6562200144' },
    location: {
      ...{ address_text: '9 Bishan Place, Singapore 579837', city: 'Singapore' },
      ...{ country_code: 'SG', latitude: 1.3508, longitude: 103.8485, postal_code: '579837' },
      ...{ street: 'Bishan Place', street_number: '9', unit: '#02-11', building: 'Junction' },
      rider_instructions: 'Back door',
    },
  });
  expect(vendor.vendor_id).toMatch(/^[a-z]\d[a-z]{2}\d$/);
  const ids = await calls.listed();
  expect(ids[0]).toBe('m4pk');
  expect(ids).toContain(vendor.vendor_id);
  expect(await calls.listed('stranger')).not.toContain(vendor.vendor_id);

  expect(await openDue(server.sql, begun + 119)).toEqual([]);
  expect(await openDue(server.sql, begun + 120)).toEqual([vendor.vendor_id]);
  const { headers } = await server.signIn();
  const later = await server.app.inject({
    ...{ url: `/orders/api/v1/vendor/${vendor.vendor_id}`, headers },
  });
  expect(later.json().result.is_active).toBe(true);
  expect(later.json().result).not.toHaveProperty('available_at');
});

test('the same request again is the same collection point; another one needs another key', async () => {
  const body = { ...bishan, client_vendor_id: 'twice' };
  const [first, second] = await Promise.all([
    calls.add(body, { key: 'the-same-key' }),
    calls.add(body, { key: 'the-same-key' }),
  ]);
  expect(second.json().result.vendor_id).toBe(first.json().result.vendor_id);
  const third = await calls.add(body, { key: 'the-same-key' });
  expect(third.json().result.vendor_id).toBe(first.json().result.vendor_id);
  const other = await calls.add({ ...body, name: 'Other' }, { key: 'the-same-key' });
  expect([other.statusCode, other.json().errors[0].code]).toEqual([422, 'IdempotencyKeyReused']);
  const keyless = await calls.add(body, { key: '' });
  expect(keyless.json().errors[0].code).toBe('IdempotencyKeyMissing');
});

test('the same request twice in one moment is one, whichever of its rules a restored database looks at first', async () => {
  await server.sql`alter table vendors drop constraint vendors_added_once,
    add constraint vendors_added_once unique (added_by, idempotency_key)`;
  const body = { ...bishan, client_vendor_id: 'PK-RESTORED' };
  const { headers } = await server.signIn();
  const send = () =>
    server.app.inject({
      ...{ method: 'POST', url: '/orders/api/v1/outlet', payload: body },
      headers: { ...headers, 'idempotency-key': 'a-key-used-twice' },
    });
  const [one, other] = (await Promise.all([send(), send()])).map((answer) => answer.json());
  expect(other).toEqual(one);
  expect(one.result.client_vendor_id).toBe('PK-RESTORED');
});

test('an id of the merchant’s own is used once there, in whatever letters', async () => {
  await calls.add({ ...bishan, client_vendor_id: 'Once' });
  const again = await calls.add({ ...bishan, client_vendor_id: ' ONCE ' });
  expect(again.statusCode).toBe(409);
  expect(reasons(again)).toEqual([
    ['ClientIdTaken', 'outlet.error.client-id-taken', 'body.client_vendor_id'],
  ]);
  const ofTheParent = await calls.add({ ...bishan, client_vendor_id: 'M4PK' });
  expect(ofTheParent.statusCode).toBe(409);
});

test('everything that is wrong is refused at once, each at its field', async () => {
  const empty = { client_vendor_id: '', name: ' ', phone_number: 'x', latitude: null };
  const answer = await calls.add({ ...bishan, ...empty, users: ['', 'a@b'] });
  expect(answer.statusCode).toBe(400);
  expect(reasons(answer)).toEqual([
    ['InvalidOutlet', 'outlet.error.client-id', 'body.client_vendor_id'],
    ['InvalidOutlet', 'outlet.error.name', 'body.name'],
    ['InvalidOutlet', 'outlet.error.phone', 'body.phone_number'],
    ['InvalidOutlet', 'outlet.error.address', 'body.address'],
    ['InvalidOutlet', 'outlet.error.email', 'body.users.1'],
  ]);
  const long = await calls.add({ ...bishan, building: 'x'.repeat(121) });
  expect(long.json().errors[0].meta).toEqual({
    ...{ translation_key: 'outlet.error.too-long', field: 'body.building' },
    values: { max: 120 },
  });
});

test.each([
  { ...bishan, latitude: 91 },
  { ...bishan, surprise: true },
  { ...bishan, users: Array(21).fill('') },
  { parent_vendor_id: 'm4pk' },
  { ...bishan, name: 'x'.repeat(1001) },
])('malformed input is named by its fields', async (body) => {
  expect((await calls.add(body)).json().errors[0].code).toBe('InvalidInput');
});

test('only members of the merchant add to it, and only to its main account', async () => {
  const before = await calls.listed();
  expect((await calls.add(bishan, { who: 'stranger' })).statusCode).toBe(404);
  expect((await calls.add({ ...bishan, parent_vendor_id: null })).statusCode).toBe(400);
  expect(reasons(await calls.add({ ...bishan, parent_vendor_id: 'm4pk1' }))).toEqual([
    ['InvalidOutlet', 'outlet.error.parent', 'body.parent_vendor_id'],
  ]);
  const own = { ...bishan, parent_vendor_id: 'q7sd' };
  expect((await calls.add(own, { who: 'stranger' })).json().errors[0].code).toBe('InvalidOutlet');
  expect(await calls.listed()).toEqual(before);
});

test('where the flag is off nothing is added, whatever a client shows', async () => {
  await server.sql`insert into feature_flags (deployment, name, value)
    values ('sg', 'add-vendor-outlet', false)`;
  const answer = await calls.add({ ...bishan, client_vendor_id: 'closed' });
  await server.sql`delete from feature_flags`;
  expect(answer.statusCode).toBe(403);
  expect(reasons(answer)).toEqual([['NotOffered', 'outlet.error.not-offered', undefined]]);
});

test('no rider comes to a collection point that is not available yet', async () => {
  const answer = await calls.add({ ...bishan, ...outlet, client_vendor_id: 'not yet' });
  const { vendor_id } = answer.json().result;
  const client = await orderClient(server);
  const { fee, signature } = await client.quote(nearby, vendor_id);
  const body = { ...(await client.bodyFor()), vendor_id, delivery_fee: fee, signature };
  expect((await client.create(body)).json().errors[0].code).toBe('VendorUnavailable');
  await openDue(server.sql, server.deps.clock() + 120);
  expect((await client.create(body)).statusCode).toBe(200);
});
