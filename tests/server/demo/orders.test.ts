import { afterAll, beforeAll, expect, test } from 'vitest';
import { greatCircleMetres, isOver } from '#core/rules';
import type { Order } from '#schemas';
import { seedDemoOrders } from '../../../server/demo/orders.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let orders: readonly Order[] = [];

beforeAll(async () => {
  server = await testServer();
  const { sql, deps } = server;
  await seedDemoOrders(sql, deps.markets, deps.clock());
  await seedDemoOrders(sql, deps.markets, deps.clock());
  const rows = await sql<{ record: Order }[]>`select record from orders order by id`;
  orders = rows.map(({ record }) => record);
});
afterAll(() => server.close());

test('every outlet of the demo has a past, once, and its next order has the next number', async () => {
  const numbers = await server.sql<{ vendor_id: string; last: number; count: number }[]>`
    select n.vendor_id, n.last, count(o.id)::int as count
    from order_numbers n join orders o using (vendor_id) group by 1, 2`;
  expect(numbers.length).toBeGreaterThan(9);
  expect(numbers.filter(({ last, count }) => last !== count)).toEqual([]);
});

test('it is over, most of it was delivered, and little went wrong', () => {
  const share = (status: string) =>
    orders.filter((order) => order.status === status).length / orders.length;
  expect(orders.every(isOver)).toBe(true);
  expect(orders.every((order) => order.updated_at < server.deps.clock())).toBe(true);
  expect(share('DELIVERED')).toBeGreaterThan(0.93);
  expect(share('CANCELLED')).toBeGreaterThan(0.003);
  expect(share('RETURNED_TO_VENDOR')).toBeGreaterThan(0.003);
});

test('its people come back, live in different places and have one number each', () => {
  const ours = orders.filter(({ vendor_id }) => vendor_id === 'm4pk1');
  const phones = new Map(ours.map(({ customer }) => [customer.name, customer.phone_number]));
  expect(phones.size).toBeGreaterThan(12);
  expect(phones.size).toBeLessThan(ours.length / 5);
  for (const { customer } of ours) {
    expect(phones.get(customer.name)).toBe(customer.phone_number);
  }
  expect(new Set(ours.map(({ delivery_fee }) => delivery_fee)).size).toBeGreaterThan(5);
});

test('nobody lives at the shop', () => {
  const atHome = orders.filter(
    ({ origin, customer }) => origin && greatCircleMetres(origin, customer.location) < 50,
  );
  expect(atHome.map(({ order_id }) => order_id)).toEqual([]);
});

test('each has the journal that led to it, and nobody is told of it as news', async () => {
  const [journal] = await server.sql<{ missing: number; fed: number }[]>`
    select (select count(*)::int from orders o where jsonb_array_length(record -> 'status_history') <>
        (select count(*) from order_events e where e.order_id = o.id)) as missing,
      (select count(*)::int from order_feed) as fed`;
  expect(journal).toEqual({ missing: 0, fed: 0 });
});
