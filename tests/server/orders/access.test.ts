import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, endpoints, type Order, pathOf } from '#schemas';
import { testServer } from '../../support/server.ts';
import { nearby, orderClient, outlet, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let order: Order;
let body: object;
beforeAll(async () => {
  server = await testServer();
  const client = await orderClient(server);
  order = await client.place();
  body = await client.bodyFor();
});
afterAll(() => server.close());

type Given = {
  endpoint: Endpoint;
  params?: object;
  query?: Record<string, string>;
  body?: () => object;
};

const route = { source: outlet, destination: nearby, vendor_id: vendorId, delivery_type: 'food' };
const period = { from: '1767225600', to: '1767312000' };
const calls: Given[] = [
  { endpoint: endpoints.quoteFee, body: () => route },
  { endpoint: endpoints.estimate, body: () => route },
  {
    endpoint: endpoints.validateDeliveryArea,
    body: () => ({ location: { lat: 1, lng: 1 }, vendor_location: outlet, vendor_id: vendorId }),
  },
  { endpoint: endpoints.createOrder, body: () => body },
  { endpoint: endpoints.getOrder, query: { vendorId, orderId: 'm4pk1-000001' } },
  {
    endpoint: endpoints.updateOrder,
    params: { orderId: 'm4pk1-000001' },
    body: () => ({
      ...{ vendor_id: vendorId, payment_method: 'PAID', amount: 1, item_details: '' },
      location: { ...nearby, address: 'x', notes: '' },
      ...{ delivery_fee: 1, signature: 'x' },
    }),
  },
  {
    endpoint: endpoints.cancelOrder,
    body: () => ({ vendor_id: vendorId, order_id: order.order_id, reason: 'mistake_error' }),
  },
  { endpoint: endpoints.listOrders, params: { vendorId } },
  { endpoint: endpoints.summarizeOrders, params: { vendorId }, query: period },
  { endpoint: endpoints.exportOrders, params: { vendorId }, query: { ...period, format: 'csv' } },
  {
    endpoint: endpoints.exportTransactions,
    params: { vendorId },
    query: { ...period, format: 'xlsx' },
  },
  { endpoint: endpoints.listDeliveryAreas, params: { vendorId } },
  { endpoint: endpoints.locateRider, params: { riderId: 'r-1' } },
];

function send({ endpoint, params = {}, query = {}, body: payload }: Given, headers: object) {
  return server.app.inject({
    method: endpoint.method,
    url: `${pathOf(endpoint, { ...params })}?${new URLSearchParams(query)}`,
    headers: { host: 'sg.localhost', 'idempotency-key': 'access-test', ...headers },
    ...(payload && { payload: payload() }),
  });
}

test.each(calls.map((call) => [call.endpoint.id, call] as const))(
  '%s is closed to nobody, to another merchant and to the same person elsewhere',
  async (_, call) => {
    const stranger = await server.signIn('stranger');
    const elsewhere = await server.signIn('merchant', 'la');
    expect((await send(call, {})).statusCode).toBe(401);
    expect((await send(call, stranger.headers)).statusCode).toBe(404);
    expect((await send(call, elsewhere.headers)).statusCode).toBe(404);
  },
);

test('nothing happened to the order', async () => {
  const { headers } = await server.signIn();
  const query = { vendorId, orderId: order.order_id };
  const answer = await send({ endpoint: endpoints.getOrder, query }, headers);
  expect(answer.json().result).toEqual(order);
});

test('an order is read under its outlet or the parent of it, and under no other', async () => {
  const { headers } = await server.signIn();
  const read = (vendor: string) =>
    send(
      { endpoint: endpoints.getOrder, query: { vendorId: vendor, orderId: order.order_id } },
      headers,
    );
  expect((await read('m4pk')).statusCode).toBe(200);
  expect((await read('m4pk2')).statusCode).toBe(404);
});

test('orders that are asked for in the same moment are each told to their own people alone', async () => {
  const people = [await orderClient(server), await orderClient(server, 'stranger')] as const;
  const [merchant, stranger] = people;
  const placed = await Promise.all([merchant.place(), merchant.place()]);
  const all = [...placed.map(({ order_id }) => order_id), 'm4pk1-999999'];
  const asked = Array.from({ length: 30 }, (_, nth) => {
    const orderId = all[nth % all.length] ?? '';
    const isStranger = nth % 4 === 3;
    return { orderId, isStranger, isTold: !isStranger && nth % all.length < placed.length };
  });
  const answers = await Promise.all(
    asked.map(async ({ orderId, isStranger }) =>
      (isStranger ? stranger : merchant).call(
        'GET',
        `/order?vendorId=${vendorId}&orderId=${orderId}`,
      ),
    ),
  );
  for (const [nth, { orderId, isTold }] of asked.entries()) {
    expect(answers[nth]?.statusCode).toBe(isTold ? 200 : 404);
    if (isTold) expect(answers[nth]?.json().result.order_id).toBe(orderId);
  }
});
