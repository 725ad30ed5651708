import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOver } from '#core/rules';
import type { Order } from '#schemas';
import { type Plan, planFor } from '../../../server/fleet/plan.ts';
import { takeDueSteps } from '../../../server/fleet/steps.ts';
import { changeOrder } from '../../../server/orders/record.ts';
import { doErrands } from '../../support/errands.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from '../orders/support.ts';
import { market } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer({ env: { FLEET_SEED: '7', FLEET_SPEED: '1' } });
  client = await orderClient(server);
});
afterAll(() => server.close());

async function drive(now: number) {
  await doErrands(server.deps);
  return takeDueSteps(server.sql, now);
}

async function read({ order_id }: Order): Promise<Order> {
  const [row] = await server.sql<{ record: Order }[]>`
    select record from orders where id = ${order_id}`;
  if (!row) throw new Error('no such order');
  return row.record;
}

/** What the order is in the end, from its plan alone. */
function told(order: Order): { plan: Plan; last: Order } {
  const plan = planFor(order, market, { seed: 7, speed: 1 });
  const last = plan.steps.reduce((now, { at, change }) => changeOrder(now, change, at), order);
  return { plan, last };
}

async function placeSmooth(): Promise<Order> {
  for (;;) {
    const order = await client.place();
    if (told(order).plan.fate === 'smooth') return order;
  }
}

test('a fleet that is told to stop takes no further step', async () => {
  const order = await client.place();
  const later = server.deps.clock() + 3600;
  await doErrands(server.deps);
  await takeDueSteps(server.sql, later, () => true);
  expect(await read(order)).toEqual(order);
  await drive(later);
  expect(isOver(await read(order))).toBe(true);
});

test('however often it is interrupted, and by however many at once, the fleet tells the same story', async () => {
  const orders = [];
  for (let nth = 0; nth < 12; nth += 1) orders.push(await client.place());
  const start = server.deps.clock();
  for (const seconds of [0, 1, 7, 7, 40, 41, 130, 131, 400]) {
    await Promise.all([drive(start + seconds), drive(start + seconds), drive(start + seconds)]);
  }
  for (const order of orders) {
    const { last } = told(order);
    expect(await read(order)).toEqual(last);
    expect(isOver(last)).toBe(true);
  }
  expect(await drive(start + 1000)).toBeUndefined();
  expect(await server.sql`select order_id from fleet_jobs`).toEqual([]);
});

test('a fleet that was away for an hour finds its orders where they would be', async () => {
  const order = await client.place();
  await drive(server.deps.clock() + 3600);
  expect(await read(order)).toEqual(told(order).last);
});

test('an order that its vendor cancels goes no further', async () => {
  const order = await placeSmooth();
  await drive(server.deps.clock() + 8);
  const body = { vendor_id: order.vendor_id, order_id: order.order_id, reason: 'mistake_error' };
  const answer = await client.call('PUT', '/order/cancel', body);
  expect(answer.statusCode).toBe(200);
  await drive(server.deps.clock() + 3600);
  expect(await read(order)).toEqual(answer.json().result);
});

test('a rider can be located by those they ride for, and only while they do', async () => {
  const stranger = await orderClient(server, 'stranger');
  const order = await placeSmooth();
  const { plan } = told(order);
  const [riderId] = Object.keys(plan.tracks);
  const locate = ({ headers }: { headers: Record<string, string> }) =>
    server.app.inject({ url: `/hurrier/api/v1/riders/${riderId}`, headers });
  expect((await locate(client)).statusCode).toBe(404);

  const accepted = plan.steps.find(({ change }) => change.rider)?.at ?? 0;
  server.pass(accepted + 5 - server.deps.clock());
  await drive(server.deps.clock());
  const before = (await locate(client)).json().result;
  server.pass(10);
  const after = (await locate(client)).json().result;
  expect(after).toMatchObject({ rider_id: riderId, updated_at: server.deps.clock() });
  expect([after.latitude, after.longitude]).not.toEqual([before.latitude, before.longitude]);
  expect((await locate(stranger)).statusCode).toBe(404);

  await drive(server.deps.clock() + 3600);
  expect((await locate(client)).statusCode).toBe(404);
});
