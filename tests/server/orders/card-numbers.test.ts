import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { type PaymentClient, paymentClient } from '../payments/support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: PaymentClient;
beforeAll(async () => {
  server = await testServer();
  client = await paymentClient(server, 'merchant');
});
afterAll(async () => {
  await client.close();
  await server.close();
});

const written = [
  ...['4111111111111111', 'card 5555 5555 5555 4444 please', '4000-0000-0000-3220'],
  ...['٤١١١ ١١١١ ١١١١ ١١١١', '４１１１１１１１１１１１１１１１'],
];
const place = async (change: (body: Awaited<ReturnType<typeof client.orderBody>>) => object) =>
  client.call('POST', '/order', change(await client.orderBody('CASH_ON_DELIVERY')), randomUUID());

test.each(written)('no text of an order takes the card number %s', async (text) => {
  const changes: ((body: Awaited<ReturnType<typeof client.orderBody>>) => object)[] = [
    ({ customer, ...body }) => ({
      ...body,
      customer: { ...customer, location: { ...customer.location, notes: text } },
    }),
    ({ customer, ...body }) => ({
      ...body,
      customer: { ...customer, location: { ...customer.location, address: text } },
    }),
    ({ order, ...body }) => ({ ...body, order: { ...order, description: text } }),
    (body) => ({ ...body, building: text }),
  ];
  for (const change of changes) {
    const answer = await place(change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0]).toMatchObject({
      ...{ code: 'CardNumberRefused', meta: { translation_key: 'error.payment.card-number' } },
    });
  }
  expect(await server.sql`select 1 from orders`).toEqual([]);
});

test('numbers of other things pass: telephones, tickets, order ids, degrees', async () => {
  for (const text of ['4111111111111112', 'm4pk1-000011', 'Order 1234567890', '12-345-678']) {
    const answer = await place(({ order, ...body }) => ({
      ...body,
      order: { ...order, description: text },
    }));
    expect(answer.statusCode, text).toBe(200);
  }
  const answer = await place(({ customer, ...body }) => ({
    ...body,
    customer: { ...customer, phone_number: '+65 9123 4567' },
  }));
  expect(answer.statusCode).toBe(200);
});
