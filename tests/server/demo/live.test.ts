import { afterAll, beforeAll, expect, test } from 'vitest';
import { attentionOf, isOver } from '#core/rules';
import type { Order } from '#schemas';
import { seedLiveOrders } from '../../../server/demo/live.ts';
import { seedDemoOrders } from '../../../server/demo/orders.ts';
import { takeDueSteps } from '../../../server/fleet/steps.ts';
import { testServer } from '../../support/server.ts';

/** Half past two in the afternoon in Singapore. */
const afternoon = 1_795_242_600;
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ now: afternoon });
  await seedDemoOrders(server.sql, server.deps.markets, afternoon);
});
afterAll(() => server.close());

/** Starts the demo and lets its fleet catch up; answers the orders of today. */
async function start(env: Partial<typeof server.deps.config> = {}): Promise<Order[]> {
  const { sql, deps } = server;
  const config = { ...deps.config, ...env };
  await seedLiveOrders(sql, { config, markets: deps.markets }, deps.clock());
  await takeDueSteps(sql, deps.clock());
  return ordersSince(deps.clock() - 6 * 3600);
}

async function ordersSince(at: number): Promise<Order[]> {
  const rows = await server.sql<{ record: Order }[]>`
    select record from orders where created_at > ${at} order by vendor_id, id`;
  return rows.map(({ record }) => record);
}

test('where nobody carries orders, nobody is given any', async () => {
  expect(await start({ dispatcher: 'none' })).toEqual([]);
});

test('each outlet begins with some under way and some delivered, and the largest needs somebody', async () => {
  const now = server.deps.clock();
  const orders = await start();
  const outlets = Map.groupBy(orders, ({ vendor_id }) => vendor_id);
  expect(outlets.size).toBe(13);
  for (const each of outlets.values()) {
    expect(each.filter(isOver).length).toBeGreaterThanOrEqual(2);
    expect(each.filter((order) => !isOver(order)).length).toBeGreaterThanOrEqual(2);
    expect(each.map(({ created_at }) => created_at)).toEqual(
      each.map(({ created_at }) => created_at).toSorted((a, b) => a - b),
    );
  }
  expect(Math.max(...orders.map(({ updated_at }) => updated_at))).toBeLessThanOrEqual(now);
  const first = (outlets.get('m4pk1') ?? []).filter((order) => !isOver(order));
  expect(first.map(({ status }) => status).toSorted()).toEqual([
    'COURIER_ACCEPTED_DELIVERY',
    'COURIER_LEFT_VENDOR',
    'DELAYED',
    'NEAR_CUSTOMER',
    'NEAR_VENDOR',
    'WAITING_FOR_TRANSPORT',
    'WAITING_FOR_TRANSPORT',
  ]);
  expect(first.flatMap((order) => attentionOf(order, now)?.reason ?? [])).toEqual(['late']);
  expect(new Set(first.map(({ customer }) => customer.name)).size).toBe(first.length);
});

test('a start on the same day adds none, and they go on to their ends', async () => {
  const before = await ordersSince(afternoon - 6 * 3600);
  expect(await start()).toEqual(before);
  server.pass(6 * 3600);
  await takeDueSteps(server.sql, server.deps.clock());
  const after = await ordersSince(afternoon - 6 * 3600);
  expect(after.every(isOver)).toBe(true);
  expect(await start()).toEqual(await ordersSince(server.deps.clock() - 6 * 3600));
});

test('the next day begins with new ones, also just after midnight', async () => {
  server.pass(4 * 3600);
  const orders = await start();
  const now = server.deps.clock();
  expect(orders.some((order) => order.vendor_id === 'm4pk1' && !isOver(order))).toBe(true);
  expect(Math.max(...orders.map(({ updated_at }) => updated_at))).toBeLessThanOrEqual(now);
});
