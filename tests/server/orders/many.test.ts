import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOver } from '#core/rules';
import { orderStatuses } from '#schemas';
import { newestOf } from '../../../server/orders/filter.ts';
import { costOf } from '../../support/plan-cost.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
const often = 4000;
const underWay = 5;

/** Thousands of orders that are over at three outlets of a merchant, and a few that are under way. */
beforeAll(async () => {
  server = await testServer();
  await server.sql`
    insert into orders (id, vendor_id, record)
    select vendor || '-' || nth, vendor, jsonb_build_object(
      'created_at', 1790000000 + nth, 'preordered_for', null, 'filler', repeat('x', 600),
      'status', case when nth > ${often - underWay} then 'PICKED_UP' else 'DELIVERED' end,
      'rider', jsonb_build_object('id', 'r-' || nth % 20),
      'customer', jsonb_build_object('name', 'Person ' || md5(vendor || nth),
        'phone_number', '+65 9' || lpad(nth::text, 7, '0')))
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

const over = { from: 1790000000 };
/** Of the 77th order of the first outlet. */
const name = createHash('md5').update('m4pk177').digest('hex').slice(0, 12);

test.each([
  ['the orders under way of an outlet', 'm4pk1', {}, 'not over', 200],
  ['those of all outlets', 'm4pk', { include_outlets: 'true' }, 'not over', 50],
  ['the newest of an outlet', 'm4pk1', over, 'over', 30],
  ['the newest of all outlets', 'm4pk', { include_outlets: 'true', ...over }, 'over', 30],
  ['the orders of a phone', 'm4pk1', { customer_phone_number: '+6590000123' }, 'over', 30],
  ['the orders of a name', 'm4pk1', { customer_name: name.toUpperCase(), ...over }, 'over', 30],
  ['the order of a number, or of a phone that ends so', 'm4pk1', { digits: '0123' }, 'over', 30],
  ['those of all outlets by it', 'm4pk', { include_outlets: 'true', digits: '1234' }, 'over', 30],
] as const)('%s are found without reading the others', async (_, vendorId, query, kind, limit) => {
  const { sql, deps } = server;
  const found = deps.markets.get('SG');
  if (!found) throw new Error('there is no market SG');
  const market = { ...found, allOutletOrders: true };
  const which = kind === 'over' ? sql`and over` : sql`and not over`;
  const { read, indexes } = await costOf(
    sql,
    newestOf({ sql, market, vendorId, query }, { which, after: undefined, limit }),
  );
  if (kind === 'not over') expect(indexes).toContain('orders_under_way');
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(3 * (limit + underWay) + 1);
});

test('the orders of a rider are found without reading those that are over', async () => {
  const { sql } = server;
  const { read, indexes } = await costOf(
    sql,
    sql`select vendor_id from orders where rider_id = 'r-19' and not over`,
  );
  expect(indexes).toEqual(['orders_rider']);
  expect(read).toBeLessThan(20);
});
