import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Order, type OrderStatus, orderStatuses } from '#schemas';
import { lockOrder, recordChange } from '../../../server/orders/journal.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer();
  client = await orderClient(server);
  await server.sql`insert into feature_flags values ('sg', 'delayed-cancellation', false)`;
});
afterAll(() => server.close());

async function orderIn(status: OrderStatus): Promise<Order> {
  const { order_id } = await client.place();
  return server.sql.begin(async (tx) => {
    const order = await lockOrder(tx, order_id);
    if (!order) throw new Error('no such order');
    const received = await recordChange(tx, order, { status: 'RECEIVED' }, server.deps.clock());
    return recordChange(tx, received, { status }, server.deps.clock());
  });
}

const cancel = ({ order_id, vendor_id }: Order, reason = 'mistake_error') =>
  client.call('PUT', '/order/cancel', { vendor_id, order_id, reason });

test('exactly the statuses of the specification can be cancelled', async () => {
  const cancelled = [];
  for (const status of orderStatuses) {
    const answer = await cancel(await orderIn(status));
    if (answer.statusCode === 200) cancelled.push(status);
    else expect(answer.json().errors[0]).toMatchObject({ code: 'NotCancellable' });
  }
  expect(cancelled.sort()).toEqual(
    ['ASSIGNED_TO_TRANSPORT', 'CANCELLED', 'MODIFIED', 'RECEIVED', 'WAITING_FOR_TRANSPORT'].sort(),
  );
});

test('a cancelled order says who and why, and asking again changes nothing', async () => {
  const first = await cancel(await orderIn('RECEIVED'), 'closed');
  const order: Order = first.json().result;
  expect(order).toMatchObject({
    ...{ status: 'CANCELLED', cancellation: { source: 'vendor', reason: 'closed' } },
    estimated_delivery_minutes: null,
  });
  expect(order.status_history.at(-1)).toEqual({
    status: 'CANCELLED',
    created_at: order.updated_at,
  });
  expect((await cancel(order, 'duplicate_order')).json().result).toEqual(order);
});

test('a delayed order can be cancelled once the flag is on', async () => {
  const delayed = await orderIn('DELAYED');
  expect((await cancel(delayed)).statusCode).toBe(409);
  await server.sql`update feature_flags set value = true where name = 'delayed-cancellation'`;
  expect((await cancel(delayed)).statusCode).toBe(200);
});

test('a committed payment can be cancelled after ten minutes', async () => {
  const order = await orderIn('PAYMENT_COMMITTED');
  server.pass(600);
  expect((await cancel(order)).statusCode).toBe(409);
  server.pass(1);
  expect((await cancel(order)).statusCode).toBe(200);
});

test('an order is cancelled under its own outlet only', async () => {
  const order = await orderIn('RECEIVED');
  expect((await cancel({ ...order, vendor_id: 'm4pk2' })).statusCode).toBe(404);
});

async function matchedOrder(): Promise<Order> {
  const order = await orderIn('WAITING_FOR_TRANSPORT');
  const step = (status: OrderStatus) =>
    server.sql.begin(async (tx) => {
      const held = await lockOrder(tx, order.order_id);
      if (!held) throw new Error('no such order');
      return recordChange(tx, held, { status }, server.deps.clock());
    });
  await step('COURIER_ACCEPTED_DELIVERY');
  return step('ASSIGNED_TO_TRANSPORT');
}

const cancelFor = ({ order_id, vendor_id }: Order, charge: number) =>
  client.call('PUT', '/order/cancel', { vendor_id, order_id, reason: 'mistake_error', charge });

test('before a rider is found cancelling is free, and the order says so', async () => {
  const answer = await cancelFor(await orderIn('WAITING_FOR_TRANSPORT'), 0);
  expect(answer.json().result.cancellation).toEqual({
    ...{ source: 'vendor', reason: 'mistake_error', charge: 0 },
  });
});

test('nobody pays more than they were told: the refusal says what it costs now', async () => {
  const order = await matchedOrder();
  const refused = await cancelFor(order, 0);
  expect(refused.statusCode).toBe(409);
  const [{ code, meta }] = refused.json().errors;
  expect([code, meta.values]).toEqual([
    'ChargeChanged',
    { charge: order.delivery_fee, currency: 'SGD' },
  ]);
  const granted = await cancelFor(order, meta.values.charge);
  expect(granted.json().result.cancellation.charge).toBe(order.delivery_fee);
});

test('who agreed to more pays what it costs', async () => {
  const order = await orderIn('RECEIVED');
  expect((await cancelFor(order, 50)).json().result.cancellation.charge).toBe(0);
});

test('the shop cannot waive its own charge by its word', async () => {
  for (const reason of ['courier_accident', 'bad_weather', 'no_courier', 'late_delivery']) {
    const order = await matchedOrder();
    const answer = await cancel(order, reason);
    const { code, meta } = answer.json().errors[0];
    expect([answer.statusCode, code, meta.field]).toEqual([409, 'ReasonRefused', 'body.reason']);
  }
  const late = await matchedOrder();
  await server.sql`update orders set record = record || jsonb_build_object('created_at',
    ${server.deps.clock() - 7200}::float8) where id = ${late.order_id}`;
  const answer = await cancel(late, 'late_delivery');
  expect(answer.json().result.cancellation).toMatchObject({ reason: 'late_delivery', charge: 0 });
  expect((await cancel(await orderIn('WAITING_FOR_TRANSPORT'), 'no_courier')).statusCode).toBe(200);
});

test('saving an edit opens no door that was closed', async () => {
  const order = await orderIn('COURIER_ACCEPTED_DELIVERY');
  const edited = await server.sql.begin(async (tx) => {
    const held = await lockOrder(tx, order.order_id);
    if (!held) throw new Error('no such order');
    return recordChange(tx, held, { status: 'MODIFIED' }, server.deps.clock());
  });
  expect((await cancel(edited)).json().errors[0].code).toBe('NotCancellable');
});
