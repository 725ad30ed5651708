import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkJobRow } from '#schemas';
import { connect } from '../../../server/db/connect.ts';
import { lockOrder, recordChange } from '../../../server/orders/journal.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from '../orders/support.ts';
import { bulkClient, rowFor, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
let forms: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
  forms = await orderClient(server);
});
afterAll(() => server.close());

const taken = 'bulk-order-upload.row.code-taken';
const takenOnForm = 'request.pickup-code.submit.validation-error.taken';

async function ordersWith(code: string): Promise<string[]> {
  const rows = await server.sql<{ id: string }[]>`
    select id from orders where vendor_id = ${vendorId}
      and lower(record ->> 'pickup_code') = ${code.toLowerCase()}`;
  return rows.map(({ id }) => id);
}

async function formOrder(code: string, key: string = randomUUID()) {
  const body = { ...(await forms.bodyFor()), pickup_tasks: { pickup_code: code } };
  return forms.create(body, key);
}

/**
 * Keeps every order of the outlet from being numbered until that many of them have been looked at and found good, so
 * that all of them want their code at the same moment.
 */
async function heldUntil(waiting: number, begin: () => Promise<unknown>[]): Promise<void> {
  // On a pool of its own: the server's refuses anyone who asks it inside of one of its transactions.
  const beside = connect(server.url, { max: 1 });
  const all = await beside.begin(async (tx) => {
    await tx`insert into vendor_sequence (vendor_id) values (${vendorId}) on conflict do nothing`;
    await tx`select 1 from vendor_sequence where vendor_id = ${vendorId} for update`;
    const begun = begin();
    await expect.poll(blocked, { interval: 10 }).toBe(waiting);
    return begun;
  });
  await beside.end();
  await Promise.all(all);
}

async function blocked(): Promise<number> {
  const [row] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

function outcome({ state, errors }: BulkJobRow) {
  return [state, errors.map(({ field, key }) => [field, key])];
}

test('two jobs that place one code at the same moment make one order of it', async () => {
  const code = `Race ${randomUUID().slice(0, 8)}`;
  const one = await client.create([rowFor(2, { pickup_code: code }), rowFor(3)]);
  const other = await client.create([rowFor(2, { pickup_code: code.toUpperCase() }), rowFor(3)]);
  expect([one, other].map(({ bulk_job }) => bulk_job.status)).toEqual([
    'PREPROCESS_SUCCESS',
    'PREPROCESS_SUCCESS',
  ]);
  await heldUntil(2, () => [client.place(one.bulk_job), client.place(other.bulk_job)]);
  const after = await Promise.all([client.placed(one.bulk_job), client.placed(other.bulk_job)]);
  expect(after.map(({ orders }) => orders.map(outcome)).toSorted()).toEqual([
    [
      ['failed', [['pickup_code', taken]]],
      ['placed', []],
    ],
    [
      ['placed', []],
      ['placed', []],
    ],
  ]);
  expect(await ordersWith(code)).toHaveLength(1);
});

test('a row and the order of a form cannot both have a code either', async () => {
  const code = `Form ${randomUUID().slice(0, 8)}`;
  const { bulk_job } = await client.create([rowFor(2, { pickup_code: code })]);
  const answers: Awaited<ReturnType<typeof formOrder>>[] = [];
  const ask = async () => answers.push(await formOrder(code));
  await heldUntil(3, () => [client.place(bulk_job), ask(), ask()]);
  const { orders } = await client.placed(bulk_job);
  const good = answers.filter(({ statusCode }) => statusCode === 200);
  const placed = orders.filter(({ state }) => state === 'placed');
  expect(good.length + placed.length).toBe(1);
  for (const answer of answers) {
    if (answer.statusCode === 200) continue;
    expect(answer.json().errors).toMatchObject([
      { code: 'InvalidOrder', meta: { translation_key: takenOnForm, field: 'pickupCode' } },
    ]);
  }
  expect(await ordersWith(code)).toHaveLength(1);
});

test('asking for one order twice at once is no second use of its code', async () => {
  const code = `Twice ${randomUUID().slice(0, 8)}`;
  const key = randomUUID();
  const answers = await Promise.all([formOrder(code, key), formOrder(code, key)]);
  const ids = answers.map((answer) => answer.json().result?.order_id);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(await ordersWith(code)).toEqual([ids[0]]);
});

test('a code is known again whatever its case, refused before anything is paid, and free after a cancellation', async () => {
  const code = `Free ${randomUUID().slice(0, 8)}`;
  const { order_id: orderId } = (await formOrder(code)).json().result;
  const again = await formOrder(` ${code.toLowerCase()}`);
  expect(again.json().errors[0].meta.translation_key).toBe(takenOnForm);
  const { orders, bulk_job } = await client.create([rowFor(2, { pickup_code: code })]);
  expect(orders.map(outcome)).toEqual([['invalid', [['pickup_code', taken]]]]);
  await server.sql.begin(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await recordChange(tx, order, { status: 'CANCELLED' }, server.deps.clock());
  });
  await client.change(bulk_job, [rowFor(2, { pickup_code: code })]);
  const placed = await client.placed(bulk_job);
  expect(placed.orders.map(outcome)).toEqual([['placed', []]]);
});
