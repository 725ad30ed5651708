import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
import { testServer } from '../../support/server.ts';
import { orderClient, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await orderClient(server);
});
afterAll(() => server.close());

type Body = Awaited<ReturnType<typeof client.bodyFor>>;

/** Asks for all of them while the outlet's numbers are locked, so that those behind the first come together; answers when all are answered. */
async function createTogether(asked: readonly (readonly [Body, string])[]) {
  const blocker = connect(server.url);
  const freed = Promise.withResolvers<void>();
  const isBlocked = Promise.withResolvers<void>();
  const blocking = blocker.begin(async (tx) => {
    await tx`select 1 from vendor_sequence where vendor_id = ${vendorId} for update`;
    isBlocked.resolve();
    await freed.promise;
  });
  await isBlocked.promise;
  const answers = Promise.all(asked.map(async ([body, key]) => client.create(body, key)));
  let looks = 0;
  /** How often in a row one waited for the lock and nobody asked anything else any more, so that all others wait behind it. */
  const quietLooks = async () => {
    const [row] = await blocker<{ waiting: number; busy: number }[]>`
      select count(*) filter (where wait_event_type = 'Lock')::int as waiting,
        count(*) filter (where wait_event_type is distinct from 'Lock')::int as busy
      from pg_stat_activity
      where datname = current_database() and state = 'active' and pid <> pg_backend_pid()`;
    looks = row?.waiting === 1 && row.busy === 0 ? looks + 1 : 0;
    return looks;
  };
  await expect.poll(quietLooks).toBeGreaterThan(3);
  freed.resolve();
  await blocking;
  await blocker.end({ timeout: 1 });
  return answers;
}

test('orders of an outlet that come together are stored together, each with its own number and its promise', async () => {
  const before = await client.place();
  const body = await client.bodyFor();
  const amounts = Array.from({ length: 20 }, (_, nth) => nth + 1);
  const answers = await createTogether(
    amounts.map((amount) => [{ ...body, order: { ...body.order, amount } }, randomUUID()]),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(amounts.map(() => 200));
  const placed = answers.map((answer) => answer.json().result.order);
  expect(placed.map(({ order }) => order.amount)).toEqual(amounts);
  const ids = placed.map(({ order_id }) => order_id);
  expect(new Set(ids).size).toBe(amounts.length);
  const rows = await server.sql<{ id: string; record: unknown; placed: unknown; told: number }[]>`
    select o.id, o.record, e.change -> 'placed' as placed,
      (select count(*)::int from errands where about = o.id and payload ->> 'what' = 'request') as told
    from orders o join order_events e on e.order_id = o.id where o.id <> ${before.order_id}`;
  expect(rows.length).toBe(amounts.length);
  for (const row of rows) {
    const answered = placed.find(({ order_id }) => order_id === row.id);
    expect(row).toEqual({ id: row.id, record: answered, placed: answered, told: 1 });
  }
  const [stored] = await server.sql<{ statements: number }[]>`
    select count(distinct xmin::text)::int as statements from orders where id = any(${ids})`;
  expect(stored?.statements).toBeLessThanOrEqual(3);
  const feed = await server.sql<{ seq: number }[]>`
    select seq::int as seq from order_feed where vendor_id = ${vendorId} order by seq`;
  expect(feed.map(({ seq }) => seq)).toEqual(feed.map((_, nth) => nth + 1));
});

test('one that was placed before, and one that comes twice, keep no other of those that come with them from being placed', async () => {
  const body = await client.bodyFor();
  const known = randomUUID();
  const first = await client.create(body, known);
  const twice = randomUUID();
  const other = { ...body, order: { ...body.order, amount: 77 } };
  const keys = [randomUUID(), known, twice, randomUUID(), twice, randomUUID()];
  const answers = await createTogether([
    ...keys.map((key) => [body, key] as const),
    [other, known] as const,
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...keys.map(() => 200), 422]);
  const ids = answers.slice(0, keys.length).map((answer) => answer.json().result.order_id);
  expect(ids[1]).toBe(first.json().result.order_id);
  expect(ids[2]).toBe(ids[4]);
  expect(new Set(ids).size).toBe(keys.length - 1);
});
