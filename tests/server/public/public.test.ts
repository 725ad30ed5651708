import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Order, PublicReceipt, PublicTracking } from '#schemas';
import { takeDueSteps } from '../../../server/fleet/steps.ts';
import { doErrands } from '../../support/errands.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from '../orders/support.ts';

const day = 86_400;
let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer();
  client = await orderClient(server);
});
afterAll(() => server.close());

const look = (path: string, remoteAddress = '203.0.113.9') =>
  server.app.inject({
    ...{ url: `/orders/api/v1/public${path}`, headers: { host: 'sg.localhost' }, remoteAddress },
  });
const linksOf = async ({ order_id }: Order, as = client) =>
  (await as.call('GET', `/order/${order_id}/links`)).json().result;
const tokenIn = (link: string) => link.split('/').at(-1) ?? '';

async function move(order: Order, record: Partial<Order>): Promise<void> {
  const after = JSON.stringify({ ...order, ...record });
  await server.sql`update orders set record = ${after}::text::jsonb where id = ${order.order_id}`;
}

/** Nothing of this may stand in what strangers read. */
const secrets = ['Lim', '9123', '4567', '#02-01', 'Ring twice', 'Two bowls', 'Raffles'];

test('a link shows how far an order is, and nothing that would say who or where exactly', async () => {
  const order = await client.place();
  const { tracking, receipt } = await linksOf(order);
  expect(tracking).toMatch(/^\/tracking\/[\w-]{32}$/);
  expect(receipt).toBeNull();
  const answer = await look(`/tracking/${tokenIn(tracking)}`);
  const seen = PublicTracking.parse(answer.json().result);
  expect(seen).toMatchObject({
    stage: 'preparing',
    consumer_stage: 'placed',
    recipient_name: 'Ana',
  });
  expect(seen.dropoff).toEqual({ latitude: 1.28, longitude: 103.851 });
  expect([seen.rider, seen.rider_name]).toEqual([null, null]);
  expect(answer.headers['cache-control']).toBe('no-store');
  for (const secret of secrets) expect(answer.body).not.toContain(secret);
  expect(Object.keys(answer.json().result).sort()).toEqual(
    Object.keys(PublicTracking.shape).sort(),
  );
});

test('a link says that an order is late while it is', async () => {
  const order = await client.place();
  const { tracking } = await linksOf(order);
  const isLate = async () => (await look(`/tracking/${tokenIn(tracking)}`)).json().result.delayed;
  expect(await isLate()).toBe(false);
  await move(order, { status: 'DELAYED' });
  expect(await isLate()).toBe(true);
});

test('a link to an order for later says when a rider comes for it, and no guess at their way', async () => {
  const order = await client.place();
  const { tracking } = await linksOf(order);
  const planned = server.deps.clock() + day;
  const guess = { estimated_pickup_minutes: 9, estimated_delivery_minutes: 20 };
  await move(order, { preordered_for: planned, status: 'COURIER_ACCEPTED_DELIVERY', ...guess });
  const seen = async () => (await look(`/tracking/${tokenIn(tracking)}`)).json().result;
  expect(await seen()).toMatchObject({ planned_for: null, arrives_at: expect.any(Number) });
  await move(order, { preordered_for: planned, status: 'ACCEPTED_BY_VENDOR', ...guess });
  expect(await seen()).toMatchObject({
    ...{ stage: 'preparing', planned_for: planned },
    ...{ estimated_minutes: null, expected_at: null, arrives_at: null, was_at: null },
  });
});

test('a link leads nowhere at the host of another deployment', async () => {
  const order = await client.place();
  await move(order, { status: 'DELIVERED' });
  const { tracking, receipt } = await linksOf(order);
  for (const path of [`/tracking/${tokenIn(tracking)}`, `/receipt/${tokenIn(receipt)}`]) {
    const at = (host: string) =>
      server.app.inject({ url: `/orders/api/v1/public${path}`, headers: { host } });
    expect((await at('sg.localhost')).statusCode).toBe(200);
    const elsewhere = await at('kw.localhost');
    expect(elsewhere.statusCode).toBe(404);
    expect(elsewhere.json().errors[0].code).toBe('NotFound');
  }
});

test('the rider is shown only with the goods on the way', async () => {
  const order = await client.place();
  const token = tokenIn((await linksOf(order)).tracking);
  const stages: Record<string, boolean> = {};
  for (let seconds = 0; seconds < 300; seconds += 5) {
    server.pass(5);
    await doErrands(server.deps);
    await takeDueSteps(server.sql, server.deps.clock());
    const { stage, rider, rider_phone } = (await look(`/tracking/${token}`)).json().result;
    stages[stage] = (stages[stage] ?? false) || rider !== null || rider_phone !== null;
  }
  const shown = Object.keys(stages).filter((stage) => stages[stage]);
  expect(shown.every((stage) => stage === 'collected' || stage === 'near-customer')).toBe(true);
});

test('a delivered order has a receipt, which says what it cost and not who it went to', async () => {
  const order = await client.place();
  const end = { status: 'DELIVERED', created_at: server.deps.clock() };
  await move(order, { status: 'DELIVERED', status_history: [...order.status_history, end] });
  const { receipt } = await linksOf(order);
  const answer = await look(`/receipt/${tokenIn(receipt)}`);
  expect(PublicReceipt.parse(answer.json().result)).toMatchObject({
    ...{ order_id: order.order_id, amount: 20, delivery_fee: order.delivery_fee, returned: false },
  });
  for (const secret of secrets) expect(answer.body).not.toContain(secret);
});

test('the receipt of what came back states no amount that nobody took at the door', async () => {
  const order = await client.place();
  const { created_at } = order;
  const changed = { ...order.order, payment_method: 'CASH_ON_DELIVERY' as const };
  const history = [...order.status_history, { status: 'RETURNED_TO_VENDOR' as const, created_at }];
  await move(order, {
    ...{ status: 'RETURNED_TO_VENDOR', status_history: history, order: changed },
  });
  const { receipt } = await linksOf(order);
  const answer = await look(`/receipt/${tokenIn(receipt)}`);
  expect(PublicReceipt.parse(answer.json().result)).toMatchObject({
    ...{ returned: true, amount: 0, total: order.delivery_fee },
  });
});

test('links of one kind open nothing of the other, and expired ones answer as unknown ones do', async () => {
  const order = await client.place();
  const end = { status: 'DELIVERED', created_at: server.deps.clock() };
  await move(order, { status: 'DELIVERED', status_history: [...order.status_history, end] });
  const links = await linksOf(order);
  const [tracking, receipt] = [tokenIn(links.tracking), tokenIn(links.receipt)];
  const unknown = await look(`/tracking/${randomBytes(24).toString('base64url')}`, '198.51.100.1');
  expect(unknown.statusCode).toBe(404);
  expect((await look(`/tracking/${receipt}`, '198.51.100.2')).body).toBe(unknown.body);
  expect((await look(`/receipt/${tracking}`, '198.51.100.3')).body).toBe(unknown.body);
  server.pass(day - 1);
  expect((await look(`/tracking/${tracking}`)).statusCode).toBe(200);
  server.pass(2);
  expect((await look(`/tracking/${tracking}`)).body).toBe(unknown.body);
  expect((await look(`/receipt/${receipt}`)).statusCode).toBe(200);
  server.pass(30 * day);
  expect((await look(`/receipt/${receipt}`)).body).toBe(unknown.body);
});

test('the id of an order opens nothing, and who keeps guessing is sent away', async () => {
  const again = await orderClient(server);
  const order = await again.place();
  await linksOf(order, again);
  expect((await look(`/tracking/${order.order_id}`, '192.0.2.1')).statusCode).toBe(400);
  const tries = [];
  for (let nth = 0; nth < 12; nth += 1) {
    const guess = randomBytes(24).toString('base64url');
    tries.push((await look(`/tracking/${guess}`, '192.0.2.7')).statusCode);
  }
  expect(tries).toEqual([...Array(10).fill(404), 429, 429]);
});

test('only who may see an order is given its links, and they stay the same', async () => {
  const mine = await orderClient(server);
  const order = await mine.place();
  expect(await linksOf(order, mine)).toEqual(await linksOf(order, mine));
  const stranger = await orderClient(server, 'stranger');
  const refused = await stranger.call('GET', `/order/${order.order_id}/links`);
  expect(refused.statusCode).toBe(404);
  const rows = await server.sql<{ token_hash: Buffer }[]>`select token_hash from public_links`;
  expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
});

test('what happened when, the photograph of it and where to call are told without a sign-in, and the receipt once it was given out', async () => {
  const merchant = await orderClient(server);
  const order = await merchant.place();
  const { tracking } = await linksOf(order, merchant);
  const path = `/tracking/${tokenIn(tracking)}`;
  const before = (await look(path)).json().result;
  expect([before.times, before.photo, before.receipt]).toEqual([null, false, null]);
  expect(before.shop_phone).toMatch(/^\+65/);
  expect((await look(`${path}/photo`)).statusCode).toBe(404);
  const now = server.deps.clock();
  const way = ['COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELIVERED'];
  const history = way.map((status, nth) => ({ status, created_at: now + nth * 60 }));
  await move(order, {
    ...{ status: 'DELIVERED', status_history: [...order.status_history, ...history] },
    proofs: [{ kind: 'delivery', created_at: now }],
  });
  const after = (await look(path)).json().result;
  expect(after.times).toEqual({
    ...{ placed_at: order.created_at, collected_at: now + 60, finished_at: now + 120 },
  });
  expect([after.photo, after.receipt]).toEqual([true, null]);
  const photo = await look(`${path}/photo`);
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(String(photo.headers['content-disposition'])).not.toContain(order.order_id);
  const { receipt } = await linksOf(order, merchant);
  expect((await look(path)).json().result.receipt).toBe(receipt);
  server.pass(day + 200);
  for (const gone of [path, `${path}/photo`]) expect((await look(gone)).statusCode).toBe(404);
});
