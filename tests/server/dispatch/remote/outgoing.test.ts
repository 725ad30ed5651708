import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '#schemas';
import { mostApart, prove } from '../../../../server/dispatch/remote/signature.ts';
import { doErrands } from '../../../support/errands.ts';
import { testServer } from '../../../support/server.ts';
import { nearby, orderClient, outlet } from '../../orders/support.ts';
import { connected, listeningFleet, otherSecret, sayer, secret } from './support.ts';

let fleet: Awaited<ReturnType<typeof listeningFleet>>;
let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  fleet = await listeningFleet();
  const env = { ...connected(fleet.url), DISPATCHER_OLD_SECRET: otherSecret };
  server = await testServer({ env });
});
beforeEach(async () => {
  // Hours pass here, after which everybody signs in again.
  client = await orderClient(server);
  await server.sql`delete from errands`;
  fleet.answers((response) => response.end('{}'));
  fleet.heard.length = 0;
});
afterAll(async () => {
  await server.close();
  fleet.close();
});

const statusOf = async ({ order_id }: Order) => {
  const [row] = await server.sql<{ status: string }[]>`
    select record ->> 'status' as status from orders where id = ${order_id}`;
  return row?.status;
};

/** Lets so many minutes pass, with all tries that are due in them. */
async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    await doErrands(server.deps);
    server.pass(60);
  }
}

test('an order is told with what a rider needs, signed with each secret, and with nothing that a fleet need not know', async () => {
  const order = await client.place();
  await doErrands(server.deps);
  expect(fleet.heard).toHaveLength(1);
  const [heard] = fleet.heard;
  if (!heard) throw new Error('nothing was told');
  const { message, headers, body } = heard;
  for (const each of [secret, otherSecret]) {
    expect(prove([each], headers, body, server.deps.clock()).ok).toBe(true);
  }
  expect(headers['webhook-id']).toMatch(/^[0-9a-f-]{36}$/);
  const { order_id, vendor_id, customer } = order;
  expect(message).toMatchObject({
    type: 'order.requested',
    order: {
      ...{ order_id, vendor_id, customer, order: order.order, country: 'SG', currency: 'SGD' },
      pickup: { ...outlet, name: order.outlet_name, phone_number: expect.any(String) },
    },
  });
  for (const secretive of ['delivery_fee', 'total_amount', 'status_history', 'voucher']) {
    expect(body).not.toContain(secretive);
  }
});

test('an edit and a cancellation are told in their order', async () => {
  const order = await client.place();
  await sayer(server)('/reports', { order_id: order.order_id, nth: 1, at: 1, status: 'RECEIVED' });
  await doErrands(server.deps);
  const { fee, signature } = await client.quote(nearby);
  const edited = await client.call('PUT', `/order/${order.order_id}`, {
    ...{ vendor_id: order.vendor_id, unit_number: '#02-01' },
    location: { ...nearby, address: order.customer.location.address, notes: 'Ring thrice' },
    ...{ item_details: 'Three bowls', amount: 20, payment_method: 'PAID' },
    ...{ delivery_fee: fee, signature },
  });
  expect(edited.json()).not.toHaveProperty('errors');
  await doErrands(server.deps);
  await server.sql`update orders set record = jsonb_set(record, '{status}', '"RECEIVED"')
    where id = ${order.order_id}`;
  const { vendor_id, order_id } = order;
  await client.call('PUT', '/order/cancel', { vendor_id, order_id, reason: 'mistake_error' });
  await doErrands(server.deps);
  expect(fleet.heard.map(({ message }) => message.type)).toEqual([
    ...['order.requested', 'order.changed', 'order.cancelled'],
  ]);
  expect(fleet.heard[1]?.body).toContain('Ring thrice');
  expect(fleet.heard[2]?.message).toEqual({
    ...{ type: 'order.cancelled', ride: 1 },
    order: { order_id, vendor_id },
  });
});

test('a fleet that answers 500 is told again under the same key, until it takes the order on', async () => {
  const order = await client.place();
  fleet.answers((response) => response.writeHead(500).end());
  await minutes(3);
  fleet.answers((response) => response.writeHead(202).end('anything at all'));
  await minutes(2);
  expect(fleet.heard.length).toBeGreaterThan(2);
  expect(new Set(fleet.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const moments = fleet.heard.map(({ headers }) => Number(headers['webhook-timestamp']));
  expect(new Set(moments).size, 'each try is signed at its own moment').toBe(moments.length);
  expect(await statusOf(order)).toBe('NEW');
  expect(await server.sql`select from errands where kind = 'dispatch'`).toEqual([]);
});

const requests = () => fleet.heard.filter(({ message }) => message.type === 'order.requested');

test.each([
  ['500', (response) => response.writeHead(500).end()],
  ['a redirect', (response) => response.writeHead(307, { location: fleet.url }).end()],
  ['no HTTP', (response) => response.socket?.end('???\r\n\r\n')],
  ['a closed connection', (response) => response.socket?.destroy()],
] satisfies [string, Parameters<typeof fleet.answers>[0]][])(
  'a fleet that answers with %s for a day: the order is stalled, and the reason is kept',
  async (_, answer) => {
    const order = await client.place();
    fleet.answers(answer);
    await minutes(16);
    expect(await statusOf(order)).toBe('STALLED');
    expect(requests()).toHaveLength(15);
    const [kept] = await server.sql<{ reason: string }[]>`
      select reason from errands where given_up_at is not null`;
    expect(kept?.reason).toMatch(/fleet answered|fetch failed/);
  },
);

test.each([
  [400, 1],
  [410, 1],
  [422, 1],
  [401, 15],
  [404, 15],
  [429, 15],
])('an order that is answered %s is stalled after %s tries', async (status, tries) => {
  const order = await client.place();
  fleet.answers((response) => response.writeHead(status).end());
  await doErrands(server.deps);
  expect(await statusOf(order)).toBe(tries === 1 ? 'STALLED' : 'NEW');
  if (tries > 1) await minutes(16);
  expect(await statusOf(order)).toBe('STALLED');
  expect(requests()).toHaveLength(tries);
  const [kept] = await server.sql<{ reason: string }[]>`
    select reason from errands where given_up_at is not null`;
  expect(kept?.reason).toContain(`the fleet answered ${status} to order.requested`);
});

test('a fleet that never answers holds up nobody for longer than a try', async () => {
  fleet.answers(() => undefined);
  await client.place();
  const begun = performance.now();
  await doErrands(server.deps);
  expect(performance.now() - begun).toBeLessThan(14_000);
  const [{ reason } = { reason: '' }] = await server.sql<{ reason: string }[]>`
    select reason from errands where kind = 'dispatch'`;
  expect(reason).toMatch(/timeout/i);
}, 30_000);

const estimate = async (destination = nearby) => {
  const body = { source: outlet, destination, vendor_id: 'm4pk1', delivery_type: 'food' };
  const answer = await client.call('POST', '/estimations', body);
  return answer.json().result?.estimations ?? answer.json();
};
const place = (nth: number) => ({ ...nearby, latitude: nearby.latitude + nth / 1000 });

test('how long it takes is what the fleet says, which holds for the order, too', async () => {
  fleet.answers((response) => response.end('{"pickup_minutes": 3.2, "delivery_minutes": 41}'));
  const minutes = { estimation_pick_up_time: 4, estimation_delivery_time: 41 };
  expect(await estimate()).toEqual(minutes);
  expect(fleet.heard[0]?.message).toMatchObject({ type: 'estimate.asked', country: 'SG' });
  const order = await client.place();
  expect(order).toMatchObject({ estimated_pickup_minutes: 4, estimated_delivery_minutes: 41 });
});

test.each([
  ['slow', () => undefined],
  ['garbage', (response) => response.end('<html>')],
  ['nonsense', (response) => response.end('{"pickup_minutes":"soon"}')],
  ['endless', (response) => response.write('x'.repeat(1_000_000))],
  ['failing', (response) => response.writeHead(503).end()],
] satisfies [string, Parameters<typeof fleet.answers>[0]][])(
  'a %s fleet keeps nobody waiting for a quote: the usual time is told, and it is left alone for a while',
  async (name, answer) => {
    server.pass(mostApart);
    fleet.answers(answer);
    const begun = performance.now();
    const usual = await estimate(place(name.length));
    expect(performance.now() - begun).toBeLessThan(2500);
    expect(usual.estimation_delivery_time).toBeGreaterThan(usual.estimation_pick_up_time);
    await estimate(place(9));
    expect(fleet.heard).toHaveLength(1);
    server.pass(11);
    await estimate(place(9));
    expect(fleet.heard).toHaveLength(2);
  },
);

test('a fleet at an address where nobody listens is one that does not answer', async () => {
  const nobody = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => nobody.once('listening', ready));
  const address = nobody.address();
  await new Promise((closed) => nobody.close(closed));
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const lonely = await testServer({ env: connected(url) });
  const order = await (await orderClient(lonely)).place();
  await doErrands(lonely.deps);
  expect(order.estimated_delivery_minutes).toBeGreaterThan(0);
  const [kept] = await lonely.sql`select reason from errands where kind = 'dispatch'`;
  expect(kept?.reason).toMatch(/fetch failed/);
  await lonely.close();
});
