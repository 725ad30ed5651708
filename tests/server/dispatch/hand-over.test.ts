import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '#schemas';
import { handOvers } from '../../../server/dispatch/hand-over.ts';
import { doErrands, takeAsWorker } from '../../support/errands.ts';
import { testServer } from '../../support/server.ts';
import { nearby, orderClient } from '../orders/support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer({ env: { FLEET_SPEED: '1' } });
  client = await orderClient(server);
});
afterAll(() => server.close());

type Call = { what: string; order: Order; key: string };
let calls: Call[] = [];
/** Orders that the dispatcher refuses to hear of. */
let refused = new Set<string>();
beforeEach(async () => {
  calls = [];
  refused = new Set();
  await server.sql`delete from errands`;
});

/** A dispatcher somewhere else, which remembers what it was asked. */
function elsewhere() {
  const hear =
    (what: string) =>
    async (order: Order, { key }: { key: string }) => {
      if (refused.has(order.order_id)) throw new Error('503');
      calls.push({ what, order, key });
    };
  const dispatcher = {
    ...server.deps.dispatcher,
    ...{ request: hear('request'), change: hear('change'), cancel: hear('cancel') },
  };
  return [handOvers({ ...server.deps, dispatcher })];
}

const handOver = () => doErrands(server.deps, elsewhere());
const asked = () => calls.map(({ what, order }) => [what, order.order_id]);

async function cancel({ vendor_id, order_id }: Order): Promise<void> {
  // An order that nobody has received yet can be cancelled once it has waited.
  await server.sql`update orders set record = jsonb_set(record, '{status}', '"RECEIVED"')
    where id = ${order_id}`;
  const body = { vendor_id, order_id, reason: 'mistake_error' };
  expect((await client.call('PUT', '/order/cancel', body)).statusCode).toBe(200);
}

async function edit(order: Order, notes: string): Promise<void> {
  const { fee, signature } = await client.quote(nearby);
  const answer = await client.call('PUT', `/order/${order.order_id}`, {
    ...{ vendor_id: order.vendor_id, unit_number: '#02-01' },
    location: { ...nearby, address: order.customer.location.address, notes },
    ...{ item_details: 'Three bowls', amount: 20, payment_method: 'PAID' },
    ...{ delivery_fee: fee, signature },
  });
  expect(answer.json()).not.toHaveProperty('errors');
}

test('an order is handed over once, as it was placed', async () => {
  const order = await client.place();
  expect(calls).toEqual([]);
  await handOver();
  await handOver();
  expect(calls).toMatchObject([{ what: 'request', order }]);
});

test('a process that is killed between the hand-over and its note hands over again, under the same key', async () => {
  await client.place();
  const [kind] = elsewhere();
  if (!kind) throw new Error('no hand-overs');
  const { sql, clock } = server.deps;
  for (const errand of await takeAsWorker(sql, kind, { now: clock(), most: 1 }))
    await kind.work(errand);
  await handOver();
  expect(calls).toHaveLength(1);
  server.pass(60);
  await handOver();
  expect(calls).toHaveLength(2);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
});

test('what is cancelled before anybody heard of it is requested of nobody', async () => {
  const order = await client.place();
  await cancel(order);
  await handOver();
  expect(asked()).toEqual([['cancel', order.order_id]]);
});

test('a cancellation waits for the request that is not over yet', async () => {
  const order = await client.place();
  refused.add(order.order_id);
  await handOver();
  await cancel(order);
  refused.clear();
  await handOver();
  expect(calls, 'the request rests for a while').toEqual([]);
  server.pass(60);
  await handOver();
  expect(asked()).toEqual([['cancel', order.order_id]]);
});

test('an order that is edited before it is handed over is handed over as it is then', async () => {
  const order = await client.place();
  await edit(order, 'Ring thrice');
  await handOver();
  expect(asked().map(([what]) => what)).toEqual(['request', 'change']);
  for (const call of calls) expect(call.order.customer.location.notes).toBe('Ring thrice');
});

test('an order that nobody takes on is stalled after ten minutes, and holds up no other', async () => {
  const order = await client.place();
  refused.add(order.order_id);
  const other = await client.place();
  await handOver();
  expect(asked()).toEqual([['request', other.order_id]]);
  for (let minutes = 0; minutes < 16; minutes += 1) {
    server.pass(60);
    await handOver();
  }
  const read = async () =>
    (
      await client.call('GET', `/order?vendorId=${order.vendor_id}&orderId=${order.order_id}`)
    ).json().result;
  expect((await read()).status).toBe('STALLED');
  // One that took it and answered too late would ride for nobody.
  refused.clear();
  server.pass(60);
  await handOver();
  expect(asked()).toContainEqual(['cancel', order.order_id]);
  const [kept] = await server.sql<{ reason: string; order_id: string }[]>`
    select reason, payload ->> 'order_id' as order_id from errands where given_up_at is not null`;
  expect(kept).toEqual({ reason: 'Error: 503', order_id: order.order_id });
});

test('the simulated fleet has one job for an order however often it is asked, and none once it is cancelled', async () => {
  const order = await client.place();
  const { dispatcher, markets } = server.deps;
  const market = markets.get('SG');
  if (!market) throw new Error('no such market');
  for (const key of ['a', 'a', 'b']) await dispatcher.request(order, { key, market });
  const jobs = () => server.sql`select 1 from fleet_jobs where order_id = ${order.order_id}`;
  expect((await jobs()).length).toBe(1);
  await doErrands(server.deps);
  expect((await jobs()).length).toBe(1);
  await cancel(order);
  await doErrands(server.deps);
  expect((await jobs()).length).toBe(0);
});
