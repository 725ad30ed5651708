import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '#schemas';
import { takeDueSteps } from '../../../server/fleet/steps.ts';
import { doErrands } from '../../support/errands.ts';
import { serviceKey } from '../../support/keys.ts';
import { testServer } from '../../support/server.ts';
import { orderClient, vendorId } from '../orders/support.ts';
import { connected, listeningFleet } from './remote/support.ts';

let fleet: Awaited<ReturnType<typeof listeningFleet>>;
let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  fleet = await listeningFleet();
  server = await testServer({ env: connected(fleet.url) });
});
beforeEach(async () => {
  client = await orderClient(server);
  await server.sql`delete from errands`;
  await testOutlet(true);
  fleet.answers((response) => response.end('{}'));
  fleet.heard.length = 0;
});
afterAll(async () => {
  await server.close();
  fleet.close();
});

/** What an operator does with `test-vendors`. */
async function testOutlet(is: boolean): Promise<void> {
  await server.sql`delete from test_vendors`;
  if (is) await server.sql`insert into test_vendors values ('sg', ${vendorId})`;
}

const statusOf = async ({ order_id }: Order) => {
  const [row] = await server.sql<{ status: string }[]>`
    select record ->> 'status' as status from orders where id = ${order_id}`;
  return row?.status;
};

/** Hands over what is promised, and lets an hour pass in which riders who do not exist ride. */
async function anHour(): Promise<void> {
  await doErrands(server.deps);
  server.pass(3600);
  await takeDueSteps(server.sql, server.deps.clock(), undefined, undefined, 'tries');
  await doErrands(server.deps);
}

/** As a person does once a rider is looked for. */
async function cancel({ vendor_id, order_id }: Order) {
  await server.sql`update orders set record = jsonb_set(record, '{status}', '"RECEIVED"')
    where id = ${order_id}`;
  const body = { vendor_id, order_id, reason: 'mistake_error' };
  return client.call('PUT', '/order/cancel', body);
}

test('an order of a test outlet, placed with its key, is carried to its end and told to nobody', async () => {
  const { headers } = await serviceKey(server, ['write-orders'], { outlets: [vendorId] });
  const placed = await server.app.inject({
    ...{ method: 'POST', url: '/orders/api/v1/order', payload: await client.bodyFor() },
    headers: { ...headers, 'idempotency-key': 'a-try-of-a-till' },
  });
  const { order } = placed.json().result;
  await anHour();
  expect(['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED']).toContain(await statusOf(order));
  expect(fleet.heard).toEqual([]);
});

test('its end is told to nobody either', async () => {
  const order = await client.place();
  await doErrands(server.deps);
  expect((await cancel(order)).statusCode).toBe(200);
  await anHour();
  expect(await statusOf(order)).toBe('CANCELLED');
  expect(fleet.heard).toEqual([]);
});

test('all other orders reach the fleet, and riders who do not exist carry none of them', async () => {
  await testOutlet(false);
  const order = await client.place();
  await anHour();
  expect(fleet.heard.map(({ message }) => message.type)).toEqual(['order.requested']);
  const carried = await server.sql`select 1 from fleet_jobs where order_id = ${order.order_id}`;
  expect(carried).toEqual([]);
});

test('an order stays with who took it on, whatever becomes of its outlet', async () => {
  await testOutlet(false);
  const real = await client.place();
  await doErrands(server.deps);
  await testOutlet(true);
  const tried = await client.place();
  await doErrands(server.deps);
  await testOutlet(false);
  for (const order of [real, tried]) await cancel(order);
  await doErrands(server.deps);
  expect(fleet.heard.map(({ message }) => message.type)).toEqual([
    'order.requested',
    'order.cancelled',
  ]);
});

test('nothing is paid online at a test outlet', async () => {
  await server.sql`update vendors set online_payment = true where id = ${vendorId}`;
  const ask = () => client.call('POST', `/order/payment/auth/${vendorId}`);
  const refused = await ask();
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, 'OnlinePaymentOff']);
});
