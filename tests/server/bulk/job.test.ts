import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentWriter } from '#core/rules';
import { type BulkJobRow, endpoints, type Order } from '#schemas';
import { doErrands } from '../../support/errands.ts';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor, statesOf, vendorId } from './support.ts';

const now = 1_800_000_900;
let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ now, env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
});
afterAll(() => server.close());

async function ordersLike(text: string): Promise<Order[]> {
  const rows = await server.sql<{ record: Order }[]>`
    select record from orders where record #>> '{order,description}' = ${text}`;
  return rows.map(({ record }) => record);
}

test('good rows are priced and ready, and nothing is placed before it is asked for', async () => {
  const description = randomUUID();
  const { bulk_job, orders } = await client.create([rowFor(2, { description }), rowFor(3)]);
  expect(bulk_job).toMatchObject({
    ...{ vendor_id: vendorId, file_name: 'lunch.xlsx', created_by: 'demo@example.com' },
    ...{ created_at: now, phase: 'ready', status: 'PREPROCESS_SUCCESS' },
    ...{ total_rows: 2, orders_to_be_placed: 2, orders_placed: 0, errors: 0 },
    metadata: { success_row_count: 2, waiting_row_count: 0, ready_delivery_fees: fees(orders) },
    same_file_as: null,
  });
  expect(orders[0]).toMatchObject({
    ...{ number: 2, state: 'ready', errors: [], questions: [], customer_name: 'Ana Lim' },
    ...{ drop_off_address: '#02-01, 5 Raffles Place', delivery_type: 'instant' },
    ...{ collection_point: 'Pandan Kitchen Tanjong Pagar', order_id: null },
    position: { latitude: 1.2801, longitude: 103.8505 },
  });
  expect(orders[0]?.delivery_fee).toBeGreaterThan(6);
  expect(await ordersLike(description)).toEqual([]);
});

test('good rows become orders like any other, while the others keep their errors', async () => {
  const description = randomUUID();
  const { bulk_job, orders } = await client.create([
    rowFor(2, { description, payment_method: 'ONLINE_PAYMENT', pickup_code: 'K-1' }),
    rowFor(3, { recipient_name: 'R2D2', amount: '' }),
    rowFor(5, { latitude: '1.6', longitude: '104.2' }),
    rowFor(6, { pickup_code: 'k-1' }),
  ]);
  expect(bulk_job).toMatchObject({
    ...{ status: 'PREPROCESS_SUCCESS_WITH_ERROR', total_rows: 4, errors: 3 },
    ...{ orders_to_be_placed: 1 },
  });
  expect(orders.map(({ errors }) => errors.map(({ field, key }) => [field, key]))).toEqual([
    [],
    [
      ['recipient_name', 'validation.wrong-customer-name'],
      ['amount', 'validation.fill-amount'],
    ],
    [['recipient_address', 'request.error.undeliverable-address']],
    [['pickup_code', 'bulk-order-upload.row.code-repeated']],
  ]);
  const after = await client.placed(bulk_job);
  expect(after.bulk_job).toMatchObject({
    ...{ status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR', orders_placed: 1, errors: 3 },
    metadata: { success_row_count: 1 },
  });
  const [order, ...more] = await ordersLike(description);
  expect(more).toEqual([]);
  expect(after.orders[0]).toMatchObject({ state: 'placed', order_id: order?.order_id });
  expect(order).toMatchObject({
    ...{ vendor_id: vendorId, status: 'NEW', pickup_code: 'K-1' },
    ...{ delivery_fee: orders[0]?.delivery_fee },
    order: { payment_method: 'PAID', amount: 20 },
    customer: { phone_number: '+6591234567', location: { unit_number: '#02-01' } },
  });
  await doErrands(server.deps);
  const [job] = await server.sql`
    select * from fleet_jobs where order_id = ${String(order?.order_id)}`;
  const [feed] = await server.sql`
    select * from order_feed f join order_events e on e.id = f.event_id
    where e.order_id = ${String(order?.order_id)} and f.vendor_id = ${vendorId}`;
  expect(job && feed).toBeTruthy();
});

test('a scheduled row keeps its time', async () => {
  const write = momentWriter('Asia/Singapore');
  const description = randomUUID();
  const row = rowFor(2, { description, preordered_for: write(now + 7200) });
  const { bulk_job, orders } = await client.create([row]);
  expect(orders[0]).toMatchObject({ delivery_type: 'scheduled', preordered_for: now + 7200 });
  await client.placed(bulk_job);
  expect((await ordersLike(description))[0]?.preordered_for).toBe(now + 7200);
});

test('placing twice at once, or again later, places once', async () => {
  const description = randomUUID();
  const rows = [2, 3, 4].map((number) =>
    rowFor(number, { description, building: `Tower ${number}` }),
  );
  const { bulk_job } = await client.create(rows);
  const answers = await Promise.all(Array.from({ length: 6 }, () => client.place(bulk_job)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  await client.placed(bulk_job);
  await client.placed(bulk_job);
  expect(await ordersLike(description)).toHaveLength(3);
});

test('one key makes one job, whatever is lost or repeated', async () => {
  const body = client.bodyOf([rowFor(2)]);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.send(body, key)));
  const ids = answers.map((answer) => answer.json().result.bulk_job.bulk_job_id);
  expect(new Set(ids).size).toBe(1);
  const other = await client.send({ ...body, file_name: 'other.xlsx' }, key);
  expect(other.json().errors[0].code).toBe('IdempotencyKeyReused');
});

test('the same file is noticed once its orders were placed, and needs to be confirmed', async () => {
  const first = await client.create([rowFor(2)], 'the same');
  const second = await client.create([rowFor(2)], 'the same');
  expect(second.bulk_job.same_file_as).toBeNull();
  await client.placed(first.bulk_job);
  const { bulk_job } = await client.detail(second.bulk_job);
  expect(bulk_job.same_file_as).toEqual({
    ...{ bulk_job_id: first.bulk_job.bulk_job_id, created_at: now, orders_placed: 1 },
  });
  const refused = await client.place(bulk_job);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().errors[0]).toMatchObject({
    code: 'BulkFileRepeated',
    meta: { translation_key: 'bulk-order-upload.refused.same-file' },
  });
  expect((await client.place(bulk_job, { confirm_same_file: true })).statusCode).toBe(200);
});

test('the history has what was placed and what waits for review, of this outlet alone', async () => {
  const waiting = await client.create([rowFor(2), rowFor(3, { recipient_name: '' })]);
  const done = await client.create([rowFor(2)]);
  await client.placed(done.bulk_job);
  const answer = await client.call('GET', `/all/${vendorId}`);
  const jobs = endpoints.listBulkJobs.result.parse(answer.json().result);
  const ids = jobs.map(({ bulk_job_id }) => bulk_job_id);
  expect(ids).toContain(done.bulk_job.bulk_job_id);
  const reviewed = jobs.find(({ bulk_job_id }) => bulk_job_id === waiting.bulk_job.bulk_job_id);
  expect(reviewed).toMatchObject({ phase: 'ready', errors: 1, metadata: { success_row_count: 1 } });
  expect(jobs.every((job) => job.vendor_id === vendorId)).toBe(true);
});

test('the parent of an outlet reads its jobs', async () => {
  const { bulk_job } = await client.create([rowFor(2)]);
  const answer = await client.call('GET', `/detail/m4pk/${bulk_job.bulk_job_id}?rows=none`);
  expect(answer.json().result).toEqual({ bulk_job, orders: [], outline: [] });
  const other = await client.call('GET', `/detail/m4pk2/${bulk_job.bulk_job_id}`);
  expect(other.statusCode).toBe(404);
});

test('what no longer holds when the orders are placed fails row by row', async () => {
  const write = momentWriter('Asia/Singapore');
  const { bulk_job } = await client.create([
    rowFor(2),
    rowFor(3, { preordered_for: write(now + 2700) }),
    rowFor(4, { pickup_code: 'soon-taken' }),
  ]);
  const other = await client.create([rowFor(2, { pickup_code: 'Soon-Taken' })]);
  await client.placed(other.bulk_job);
  await server.sql`update bulk_rows set delivery_fee = 1
    where job_id = ${bulk_job.bulk_job_id} and number = 2`;
  server.pass(60);
  const { orders, bulk_job: after } = await client.placed(bulk_job);
  expect(after.status).toBe('ORDER_PLACEMENT_FAIL');
  expect(orders.map(({ errors }) => errors.map(({ key }) => key))).toEqual([
    ['bulk-order-upload.row.fee-changed'],
    ['bulk-order-upload.row.time-early'],
    ['bulk-order-upload.row.code-taken'],
  ]);
  expect(statesOf(orders)).toEqual({ 2: 'failed', 3: 'failed', 4: 'failed' });
  server.pass(-60);
});

function fees(rows: readonly BulkJobRow[]): number {
  return rows.reduce((sum, { delivery_fee }) => sum + (delivery_fee ?? 0), 0);
}
