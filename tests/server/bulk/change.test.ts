import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BulkJob, endpoints, type Order } from '#schemas';
import { seedPlaces } from '../../../server/places/seed.ts';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor, statesOf } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  await seedPlaces(server.sql, server.deps.markets);
  client = await bulkClient(server);
});
afterAll(() => server.close());

async function change(job: BulkJob, rows: readonly object[]) {
  const answer = await client.change(job, rows);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.changeBulkRows.result.parse(answer.json().result);
}

const nowhere = { latitude: '', longitude: '' };
const found = 'bulk-order-upload.row.address-found';

test('an address without coordinates is looked up, and waits for a person to confirm it', async () => {
  const { bulk_job, orders } = await client.create([
    rowFor(2, { ...nowhere, recipient_address: 'Raffles Place' }),
    rowFor(3, { ...nowhere, recipient_address: 'qqzzxx' }),
  ]);
  const [row, unknown] = orders;
  expect(row).toMatchObject({ state: 'unconfirmed', questions: [{ key: found }] });
  expect(row?.position?.latitude).toBeCloseTo(1.28, 1);
  expect(row?.questions[0]?.values).toEqual({ address: row?.found_address });
  expect(row?.delivery_fee).toBeGreaterThan(0);
  expect(unknown?.errors).toEqual([
    { field: 'recipient_address', key: 'bulk-order-upload.row.address-unknown' },
  ]);
  expect(bulk_job.errors).toBe(2);
  const after = await change(bulk_job, [{ number: 2, confirmed: true }]);
  expect(after.orders[0]).toMatchObject({
    ...{ number: 2, state: 'ready', questions: [], position: row?.position },
  });
  const { orders: placed } = await client.placed(bulk_job);
  const [order] = await server.sql<{ record: Order }[]>`
    select record from orders where id = ${String(placed[0]?.order_id)}`;
  expect(order?.record.customer.location).toMatchObject({ ...row?.position });
});

test('a place that says what was typed needs no answer, unless two are called so', async () => {
  const cells = (recipient_address: string) => ({ ...nowhere, recipient_address });
  const { bulk_job, orders } = await client.create([
    rowFor(2, cells('10 Anson Rd, Singapore 079903')),
    rowFor(3, cells('10 Anson Rd, Singapore 079904')),
    rowFor(4, cells('4 Tampines Central 5')),
  ]);
  expect(statesOf(orders)).toEqual({ 2: 'ready', 3: 'unconfirmed', 4: 'ready' });
  expect(orders[0]).toMatchObject({ questions: [], position: { latitude: 1.27594 } });
  const edited = (number: number, text: string) => {
    return rowFor(number, { ...cells(text), recipient_name: 'Bo Tan' });
  };
  const after = await change(bulk_job, [
    edited(2, '10 Anson Rd, Singapore 079903'),
    edited(3, '10 Anson Rd, Singapore 079904'),
  ]);
  expect(statesOf(after.orders)).toEqual({ 2: 'ready', 3: 'unconfirmed' });
  await server.sql`
    insert into place (id, source, country, kind, name, names, house_number, block, unit, road, area, city,
      postcode, latitude, longitude, population, search, rank)
    select 'other', source, country, kind, name, names, house_number, block, unit, road, 'Jurong', city,
      postcode, latitude, longitude, population, search, rank from place
    where country = 'SG' and house_number = '10' and road = 'Anson Road' and name = '' limit 1`;
  const { orders: doubtful } = await client.create([rowFor(2, cells('10 Anson Rd'))]);
  expect(doubtful[0]).toMatchObject({ state: 'unconfirmed', questions: [{ key: found }] });
});

test('what was confirmed is asked again when it is corrected, unless the coordinates come along', async () => {
  const { bulk_job } = await client.create([
    rowFor(2, { ...nowhere, recipient_address: 'Raffles Place' }),
  ]);
  await change(bulk_job, [{ number: 2, confirmed: true }]);
  const moved = rowFor(2, { ...nowhere, recipient_address: 'Chinatown' });
  const asked = await change(bulk_job, [moved]);
  expect(asked.orders[0]).toMatchObject({ state: 'unconfirmed', questions: [{ key: found }] });
  await change(bulk_job, [{ number: 2, confirmed: true }]);
  const renamed = await change(bulk_job, [
    rowFor(2, { ...moved.values, recipient_name: 'Bo Tan' }),
  ]);
  expect(renamed.orders[0]).toMatchObject({ state: 'ready', questions: [] });
  const exact = await change(bulk_job, [rowFor(2, { recipient_address: 'Chinatown' })]);
  expect(exact.orders[0]).toMatchObject({ state: 'ready', questions: [], found_address: null });
});

test('an unusual amount waits to be confirmed', async () => {
  const { bulk_job, orders } = await client.create([rowFor(2, { amount: '501' })]);
  expect(orders[0]).toMatchObject({
    state: 'unconfirmed',
    questions: [{ field: 'amount', key: 'bulk-order-upload.row.amount-high' }],
  });
  const { orders: after } = await change(bulk_job, [{ number: 2, confirmed: true }]);
  expect(after[0]?.state).toBe('ready');
});

test('the outline says which rows ask about their place alone', async () => {
  const cells = { ...nowhere, recipient_address: 'Raffles Place' };
  const { outline } = await client.create([
    ...[rowFor(2, cells), rowFor(3, cells), rowFor(4, { ...cells, amount: '501' })],
    ...[rowFor(5, { amount: '501' }), rowFor(6)],
  ]);
  expect(outline).toEqual([
    { from: 2, to: 3, state: 'unconfirmed', asks_place: true },
    { from: 4, to: 5, state: 'unconfirmed' },
    { from: 6, to: 6, state: 'ready' },
  ]);
});

test('a corrected row is judged again, and so are those that it stood in the way of', async () => {
  const { bulk_job, orders } = await client.create([
    rowFor(2, { pickup_code: 'x' }),
    rowFor(3, { pickup_code: 'x' }),
    rowFor(4, { amount: '' }),
  ]);
  expect(statesOf(orders)).toEqual({ 2: 'ready', 3: 'invalid', 4: 'invalid' });
  const freed = await change(bulk_job, [rowFor(2, { pickup_code: 'y' }), rowFor(4)]);
  expect(statesOf(freed.orders)).toEqual({ 2: 'ready', 3: 'ready', 4: 'ready' });
  expect(freed.bulk_job.status).toBe('PREPROCESS_SUCCESS');
  const taken = await change(bulk_job, [rowFor(4, { pickup_code: 'Y' })]);
  expect(statesOf(taken.orders)).toEqual({ 2: 'ready', 4: 'invalid' });
});

test('a removed row counts for nothing until it is brought back', async () => {
  const { bulk_job } = await client.create([rowFor(2), rowFor(3, { amount: '' })]);
  const removed = await change(bulk_job, [{ number: 3, removed: true }]);
  expect(removed.bulk_job).toMatchObject({
    ...{ total_rows: 1, errors: 0, status: 'PREPROCESS_SUCCESS' },
  });
  const back = await change(bulk_job, [{ number: 3, removed: false }]);
  expect(back.bulk_job).toMatchObject({ total_rows: 2, errors: 1 });
  await change(bulk_job, [{ number: 3, removed: true }]);
  const { orders, bulk_job: done } = await client.placed(bulk_job);
  expect(statesOf(orders)).toEqual({ 2: 'placed', 3: 'removed' });
  expect(done.status).toBe('ORDER_PLACEMENT_SUCCESS');
});

test('rows that nobody confirmed are not placed', async () => {
  const { bulk_job } = await client.create([rowFor(2), rowFor(3, { amount: '501' })]);
  const { orders, bulk_job: done } = await client.placed(bulk_job);
  expect(statesOf(orders)).toEqual({ 2: 'placed', 3: 'unconfirmed' });
  expect(done.status).toBe('ORDER_PLACEMENT_SUCCESS_WITH_ERROR');
});
