import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#schemas';
import { anonymous } from '../../../server/orders/anonymous.ts';
import { testServer } from '../../support/server.ts';
import { cards, paymentClient } from '../payments/support.ts';
import { orderClient, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer();
  client = await orderClient(server);
  await switchTo(true);
});
afterAll(() => server.close());

async function switchTo(value: boolean): Promise<void> {
  await server.sql`insert into feature_flags (deployment, name, value)
    values ('sg', 'leave-at-door', ${value}), ('sg', 'tip', ${value})
    on conflict (deployment, name) do update set value = excluded.value`;
}

const features = { 'leave-at-door': { instruction: 'Behind the pot' }, tip: { amount: 2.5 } };

async function refusalOf(asked: object) {
  const answer = await client.create({ ...(await client.bodyFor()), features: asked });
  const [error] = answer.json().errors ?? [];
  return error && [error.code, error.meta.field];
}

test('what features keep stands in the order and in its list, and raises its price by its lines', async () => {
  const body = await client.bodyFor();
  const answer = await client.create({ ...body, features });
  const { order }: { order: Order } = answer.json().result;
  expect(order).toMatchObject({
    features,
    delivery_fee: body.delivery_fee,
    price_lines: [{ feature: 'tip', amount: 2.5 }],
  });
  expect(order.total_amount).toBeCloseTo(20 + body.delivery_fee + 2.5, 4);
  const list = await client.call('GET', `/vendor/${vendorId}/orders?count=1`);
  expect(list.json().result.data[0]).toMatchObject({ order_id: order.order_id, features });
});

test('an order without any has neither of them', async () => {
  const order = await client.place();
  expect(order).not.toHaveProperty('features');
  expect(order).not.toHaveProperty('price_lines');
});

test.each([
  ['a feature that nobody knows', { 'gift-wrap': {} }, 'gift-wrap'],
  ['values that their feature does not know', { tip: { amount: 'all' } }, 'tip'],
  ['an amount below nothing', { tip: { amount: -3 } }, 'tip'],
])('%s is refused by its name', async (_, asked, field) => {
  expect(await refusalOf(asked)).toEqual(['InvalidOrder', field]);
});

test('a tip finer than the coins is refused with the smallest one', async () => {
  const asked = { tip: { amount: 1.005 } };
  const answer = await client.create({ ...(await client.bodyFor()), features: asked });
  expect(answer.json().errors[0]).toMatchObject({
    code: 'InvalidOrder',
    meta: {
      ...{ translation_key: 'validation.amount-too-fine', field: 'tip' },
      values: { currency: 'SGD', smallest: '0.01' },
    },
  });
});

test('the number of a card is refused wherever it was typed', async () => {
  const asked = { 'leave-at-door': { instruction: '4111 1111 1111 1111' } };
  const answer = await client.create({ ...(await client.bodyFor()), features: asked });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].meta.translation_key).toBe('error.payment.card-number');
});

test('a feature whose flag is off keeps nothing', async () => {
  await switchTo(false);
  try {
    expect(await refusalOf(features)).toEqual(['InvalidOrder', 'leave-at-door']);
  } finally {
    await switchTo(true);
  }
});

test('an edit keeps them, and the total with them', async () => {
  const created = await client.create({ ...(await client.bodyFor()), features });
  const { order }: { order: Order } = created.json().result;
  const { fee, signature } = await client.quote();
  const { latitude, longitude, address } = order.customer.location;
  const answer = await client.call('PUT', `/order/${order.order_id}`, {
    ...{ vendor_id: vendorId, delivery_fee: fee, signature },
    location: { latitude, longitude, address, notes: 'Ring once' },
    ...{ unit_number: '#02-01', amount: 20, item_details: 'Three bowls', payment_method: 'PAID' },
  });
  expect(answer.statusCode).toBe(200);
  const edited: Order = (await findOrder(order.order_id)).json().result;
  expect(edited).toMatchObject({ features, price_lines: order.price_lines });
  expect(edited.total_amount).toBeCloseTo(20 + fee + 2.5, 4);
});

function findOrder(orderId: string) {
  return client.call('GET', `/order?vendorId=${vendorId}&orderId=${orderId}`);
}

test('a card is charged what the delivery costs with them', async () => {
  const payer = await paymentClient(server, 'merchant');
  try {
    const body = { ...(await payer.orderBody()), features };
    const intent = await payer.intent(body);
    expect(intent.amount).toBeCloseTo(body.delivery_fee + 2.5, 4);
    expect((await payer.pay(intent, cards.success)).state).toBe('succeeded');
  } finally {
    await payer.close();
  }
});

test('when an order is forgotten, what was said to the rider goes, and what it cost stays', () => {
  const told = anonymous({ features, price_lines: [{ feature: 'tip', amount: 2.5 }] });
  expect(told).toEqual({ features: {}, price_lines: [{ feature: 'tip', amount: 2.5 }] });
});
