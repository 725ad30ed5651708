import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor, vendorId } from '../bulk/support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
});
afterAll(() => server.close());

test('a row of a file that waits in its transaction keeps nobody from a number for an order', async () => {
  const { bulk_job } = await client.create([rowFor(2)]);
  const blocker = connect(server.url);
  const placed = await blocker.begin(async (tx) => {
    await tx`insert into vendor_sequence (vendor_id, seq) values (${vendorId}, 0)
      on conflict (vendor_id) do update set seq = vendor_sequence.seq`;
    const placing = client.placed(bulk_job);
    const waiting = () => tx`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(waiting).toHaveLength(1);
    expect(await server.deps.numbers.next(vendorId)).toBeGreaterThan(0);
    return [placing];
  });
  expect((await placed[0])?.bulk_job.phase).toBe('done');
  await blocker.end();
});

test('rows that are not placed leave no gap between the numbers of the others', async () => {
  const rows = [2, 3, 4, 5].map((number) => rowFor(number));
  const { bulk_job } = await client.create(rows);
  // Since they were looked at the fee has changed.
  await server.sql`update bulk_rows set delivery_fee = delivery_fee + 1
    where job_id = ${bulk_job.bulk_job_id} and number in (3, 4)`;
  const { orders } = await client.placed(bulk_job);
  expect(orders.map(({ state }) => state)).toEqual(['placed', 'failed', 'failed', 'placed']);
  const [first = 0, last = 0] = orders.flatMap(({ order_id }) =>
    order_id ? [Number(order_id.split('-').at(-1))] : [],
  );
  expect(last - first).toBe(1);
  expect(await server.deps.numbers.next(vendorId)).toBe(last + 1);
});
