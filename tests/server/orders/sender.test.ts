import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { type PaymentClient, paymentClient } from '../payments/support.ts';
import { orderClient } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let guest: PaymentClient;
beforeAll(async () => {
  server = await testServer();
  guest = await paymentClient(server);
});
afterAll(async () => {
  await guest.close();
  await server.close();
});

test('a member sends from their outlet and in nobody else’s name', async () => {
  const member = await orderClient(server);
  const { sender } = await guest.orderBody();
  const answer = await member.create({ ...(await member.bodyFor()), sender });
  expect([answer.statusCode, answer.json().errors[0].meta]).toEqual([
    400,
    { translation_key: 'request.error.create', field: 'sender' },
  ]);
});

test.each([
  [{ name: ' ' }, 'request.sender.fill-name', 'senderName'],
  [{ email: 'ben' }, 'request.sender.fill-email', 'senderEmail'],
  [{ phone_number: '+6(5)1' }, 'request.sender.fill-phone', 'senderPhone'],
  [undefined, 'request.sender.fill', 'sender'],
])('a guest that nobody could collect from is asked again: %o', async (wrong, key, field) => {
  const body = await guest.orderBody('CASH_ON_DELIVERY');
  const order = { ...body, sender: wrong && { ...body.sender, ...wrong } };
  const paid = { ...order, order: { ...body.order, payment_method: 'PAID' } };
  const answers = [
    await guest.call('POST', '/order', order, randomUUID()),
    await guest.askIntent(paid, randomUUID()),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().errors[0].meta]).toEqual([
      400,
      { translation_key: key, field },
    ]);
  }
});
