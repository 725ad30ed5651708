import { afterAll, beforeAll, expect, test } from 'vitest';
import { storable } from '../../../server/http/storable.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from '../orders/support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer();
  client = await orderClient(server);
});
afterAll(() => server.close());

test('an order is placed whatever a paste has left in its texts', async () => {
  const body = await client.bodyFor();
  const answer = await client.create({
    ...body,
    customer: { ...body.customer, name: 'Ana\u0000 Lim' },
    order: { ...body.order, description: 'Two bowls \ud83c' },
  });
  expect(answer.statusCode).toBe(200);
  const { order } = answer.json().result;
  expect([order.customer.name, order.order.description]).toEqual(['Ana Lim', 'Two bowls ']);
});

test('what consists of nothing else is missing', async () => {
  const body = await client.bodyFor();
  const answer = await client.create({ ...body, customer: { ...body.customer, name: '\u0000' } });
  expect(answer.json().errors[0].meta.translation_key).toBe('validation.fill-customer-name');
});

test.each([
  '/vendor/m4pk1/orders?customer_phone_number=%00',
  '/vendor/m4pk1/orders?pagination_key=past~1~%00',
])('%s is answered as a question without it', async (path) => {
  expect((await client.call('GET', path)).statusCode).toBe(200);
});

test('the parts of something are no number of orders', async () => {
  expect((await client.call('GET', '/vendor/m4pk1/orders?count=1.5')).statusCode).toBe(400);
});

test('what is nested beyond all reason is refused', async () => {
  const deep = JSON.parse(`${'{"order":'.repeat(500)}1${'}'.repeat(500)}`);
  expect((await client.create(deep)).statusCode).toBe(400);
});

test('what turns the direction of a text goes, what joins letters stays, and so does a password', () => {
  const joined = '👨‍👩‍👧 می‌خواهم';
  const given = { name: 'Ana\u202e miL\u2066', tags: ['\u200fx', joined], password: 'a\u202eb' };
  expect(storable(given)).toEqual({ name: 'Ana miL', tags: ['x', joined], password: 'a\u202eb' });
});
