import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestOf } from '../../support/guests.ts';
import { serviceKey } from '../../support/keys.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer();
  client = await orderClient(server);
});
afterAll(() => server.close());

const place = async (reference: string, more: object = {}) => {
  const answer = await client.create({ ...(await client.bodyFor()), reference, ...more });
  return { status: answer.statusCode, ...answer.json() };
};
const listed = async (vendorId: string, reference: string): Promise<string[]> => {
  const path = `/vendor/${vendorId}/orders?reference=${encodeURIComponent(reference)}`;
  const { data } = (await client.call('GET', path)).json().result;
  return data.map((order: { order_id: string }) => order.order_id);
};

test('the same reference with the same content is the same order, whatever its key, and once it was placed also beside a new one', async () => {
  const first = await place('T-1:42.a');
  expect(first.status).toBe(200);
  expect(first.result.order.reference).toBe('T-1:42.a');
  const again = await place('T-1:42.a');
  expect(again.result).toEqual(first.result);
  expect(await listed('m4pk1', 'T-1:42.a')).toEqual([first.result.order_id]);
  const got = await client.call('GET', `/order?vendorId=m4pk1&orderId=${first.result.order_id}`);
  expect(got.json().result.reference).toBe('T-1:42.a');
});

test('it is one order also when it comes many times in the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => place('at-once')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ result }) => result.order_id)).size).toBe(1);
  const [row] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from orders where record ->> 'reference' = 'at-once'`;
  expect(row?.count).toBe(1);
});

test('with another content it is refused with a code of its own, and a person may not go around it', async () => {
  await place('taken');
  const other = await place('taken', { unit_number: '#03-01' });
  expect([other.status, other.errors[0].code]).toEqual([409, 'ReferenceTaken']);
  const { headers } = await serviceKey(server, ['write-orders']);
  const payload = { ...(await client.bodyFor()), reference: 'taken', unit_number: '#04-01' };
  const byKey = await server.app.inject({
    ...{ method: 'POST', url: '/orders/api/v1/order', payload },
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
  expect(byKey.json().errors[0].code).toBe('ReferenceTaken');
});

test('it is found by how it begins, from the parent and in what history adds up, and marks are no patterns', async () => {
  const one = await place('shop_1-a');
  await place('shopX1-b');
  expect(await listed('m4pk1', 'shop_1')).toEqual([one.result.order_id]);
  expect(await listed('m4pk1', 'nothing')).toEqual([]);
  const summary = await client.call('GET', '/vendor/m4pk1/orders/summary?reference=shop_1');
  expect(summary.json().result.orders).toBe(1);
});

test('one that holds a blank or a sentence is refused, and so is one of a guest', async () => {
  for (const reference of ['', 'For Ana Lim', 'a/b', 'é', 'x'.repeat(65)]) {
    expect((await place(reference)).status).toBe(400);
  }
  const answer = await server.app.inject({
    ...{ method: 'POST', url: '/orders/api/v1/order' },
    headers: { ...(await guestOf(server, 'sg')), 'idempotency-key': randomUUID() },
    payload: { ...(await client.bodyFor()), reference: 'mine' },
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
});
