import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderStatuses } from '#schemas';
import type { Fragment } from '../../../server/db/connect.ts';
import { newestOf } from '../../../server/orders/filter.ts';
import { isOver } from '../../../server/orders/record.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
const often = 4000;

/** Thousands of orders that are over at three outlets of a merchant, and a few that are under way. */
beforeAll(async () => {
  server = await testServer();
  await server.sql`
    insert into orders (id, vendor_id, record)
    select vendor || '-' || nth, vendor, jsonb_build_object(
      'created_at', 1790000000 + nth, 'preordered_for', null, 'filler', repeat('x', 600),
      'status', case when nth > ${often - 5} then 'PICKED_UP' else 'DELIVERED' end,
      'rider', jsonb_build_object('id', 'r-' || nth % 20),
      'customer', jsonb_build_object('phone_number', '+65 9' || lpad(nth::text, 7, '0')))
    from unnest(array['m4pk1', 'm4pk2', 'm4pk3']) vendor, generate_series(1, ${often}) nth`;
  await server.sql`analyze orders`;
});
afterAll(() => server.close());

test('the database and the server agree on which orders are over', async () => {
  for (const status of [...orderStatuses, 'TELEPORTED']) {
    const [row] = await server.sql<{ over: boolean }[]>`
      update orders set record = record || ${JSON.stringify({ status })}::text::jsonb
      where id = 'm4pk1-1' returning over`;
    expect([status, row?.over]).toEqual([status, isOver({ status } as never)]);
  }
});

/** How many orders a question reads, and how it finds them. */
async function cost(question: Fragment): Promise<{ read: number; plan: string }> {
  const rows = await server.sql<{ 'QUERY PLAN': string }[]>`explain (analyze) ${question}`;
  const lines = rows.map((row) => row['QUERY PLAN']);
  const scans = lines.filter((line) => / on orders/.test(line));
  const read = scans.map((line) => {
    const [, found = 0, loops = 1] = /rows=([\d.]+) loops=(\d+)\)$/.exec(line) ?? [];
    return Number(found) * Number(loops);
  });
  return { read: read.reduce((sum, each) => sum + each, 0), plan: scans.join('\n') };
}

const over = { from: 1790000000 };

test.each([
  ['the orders under way of an outlet', 'm4pk1', {}, 'not over', 200],
  ['those of all outlets', 'm4pk', { include_outlets: 'true' }, 'not over', 50],
  ['the newest of an outlet', 'm4pk1', over, 'over', 30],
  ['the newest of all outlets', 'm4pk', { include_outlets: 'true', ...over }, 'over', 30],
  ['the orders of a phone', 'm4pk1', { customer_phone_number: '+6590000123' }, 'over', 30],
] as const)('%s are found without reading the others', async (_, vendorId, query, kind, limit) => {
  const { sql, deps } = server;
  const found = deps.markets.get('SG');
  if (!found) throw new Error('there is no market SG');
  const market = { ...found, allOutletOrders: true };
  const which = kind === 'over' ? sql`and over` : sql`and not over`;
  const { read, plan } = await cost(
    newestOf({ sql, market, vendorId, query }, { which, after: undefined, limit }),
  );
  expect(plan).not.toContain('Seq Scan');
  expect(read).toBeLessThanOrEqual(3 * limit + 1);
});

test('the orders of a rider are found without reading those that are over', async () => {
  const { sql } = server;
  const { read, plan } = await cost(
    sql`select vendor_id from orders where rider_id = 'r-19' and not over`,
  );
  expect(plan).toContain('orders_rider');
  expect(read).toBeLessThan(20);
});
