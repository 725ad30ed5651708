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
});
afterAll(() => server.close());

async function orderIn(status: OrderStatus): Promise<Order> {
  const { order_id } = await client.place();
  return server.sql.begin(async (tx) => {
    const order = await lockOrder(tx, order_id);
    if (!order) throw new Error('no such order');
    return recordChange(tx, order, { status }, server.deps.clock());
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
  await server.sql`insert into feature_flags values ('sg', 'delayed-cancellation', true)`;
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
