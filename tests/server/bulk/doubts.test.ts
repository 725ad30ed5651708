import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BulkJob, type BulkJobRow, endpoints } from '#schemas';
import { markOldRows } from '../../../server/bulk/mark-old.ts';
import { workerFor } from '../../../server/bulk/worker.ts';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
});
afterAll(() => server.close());

async function change(job: BulkJob, rows: readonly object[]): Promise<BulkJobRow[]> {
  const answer = await client.change(job, rows);
  expect(answer.statusCode, answer.body).toBe(200);
  return endpoints.changeBulkRows.result.parse(answer.json().result).orders;
}
const repeat = (row: number) => [
  { field: 'row', key: 'bulk-order-upload.row.order-repeated', values: { row } },
];
const same = { description: 'Lunch' };

test('the same order twice is asked about at the later row, and placed once both are meant', async () => {
  const { bulk_job, orders } = await client.create([
    rowFor(2, same),
    rowFor(3),
    rowFor(4, { ...same, recipient_name: 'ANA  LIM', recipient_phone_number: '+6591234567' }),
  ]);
  expect(orders).toMatchObject([
    { state: 'ready', questions: [] },
    { state: 'ready' },
    { state: 'unconfirmed', questions: repeat(2) },
  ]);
  const [confirmed] = await change(bulk_job, [{ number: 4, confirmed: true }]);
  expect(confirmed).toMatchObject({ state: 'ready', questions: [] });
  const { orders: placed } = await client.placed(bulk_job);
  expect(new Set(placed.map(({ order_id }) => order_id)).size).toBe(3);
});

test('a row that was taken out or corrected leaves the other one alone, and coming back it asks again', async () => {
  const { bulk_job } = await client.create([rowFor(2, same), rowFor(3, same)]);
  const without = await change(bulk_job, [{ number: 2, removed: true }]);
  expect(without).toMatchObject([{ state: 'removed' }, { number: 3, state: 'ready' }]);
  const back = await change(bulk_job, [{ number: 2, removed: false }]);
  expect(back).toMatchObject([{ state: 'ready' }, { state: 'unconfirmed', questions: repeat(2) }]);
  const corrected = await change(bulk_job, [rowFor(2, { description: 'Dinner' })]);
  expect(corrected).toMatchObject([{ state: 'ready' }, { number: 3, state: 'ready' }]);
});

test('rows of before, which have no mark, are asked about once the server has begun', async () => {
  const { bulk_job } = await client.create([rowFor(2, same), rowFor(3), rowFor(4, same)]);
  const { bulk_job_id: id } = bulk_job;
  // As the version before left them, the last one confirmed for another reason.
  await server.sql`update bulk_rows set likeness = null, state = 'ready', questions = '[]',
    confirmed = number = 4 where job_id = ${id}`;
  await markOldRows(server.sql);
  await workerFor(server.deps).work(id);
  const { bulk_job: after, orders } = await client.detail(bulk_job);
  expect(after.phase).toBe('ready');
  expect(orders).toMatchObject([
    { state: 'ready', questions: [] },
    { state: 'ready', questions: [] },
    { state: 'unconfirmed', questions: repeat(2) },
  ]);
  await markOldRows(server.sql);
  expect((await client.look(bulk_job)).bulk_job.phase).toBe('ready');
});

test('codes that lost their zeros beside one that kept them are asked about', async () => {
  const { bulk_job, orders } = await client.create([
    rowFor(2, { pickup_code: '00123' }),
    rowFor(3, { pickup_code: '124' }),
    rowFor(4, { pickup_code: 'B7' }),
  ]);
  const values = { text: '124', padded: '00124' };
  expect(orders.map(({ state }) => state)).toEqual(['ready', 'unconfirmed', 'ready']);
  expect(orders[1]?.questions).toEqual([
    { field: 'pickup_code', key: 'bulk-order-upload.row.zeros-lost', values },
  ]);
  const mended = await change(bulk_job, [rowFor(3, { pickup_code: '00124' })]);
  expect(mended[0]).toMatchObject({ state: 'ready', questions: [] });
});

test('a cell that holds a card number is wrong, and keeps no other row out', async () => {
  const { orders } = await client.create([
    rowFor(2, { recipient_notes: 'Card 4111 1111 1111 1111' }),
    rowFor(3, { unit_number: '٤١١١١١١١١١١١١١١١' }),
    rowFor(4),
  ]);
  const key = 'error.payment.card-number';
  expect(orders).toMatchObject([
    { state: 'invalid', errors: [{ field: 'recipient_notes', key }] },
    { state: 'invalid', errors: [{ field: 'unit_number', key }] },
    { state: 'ready', errors: [] },
  ]);
});
