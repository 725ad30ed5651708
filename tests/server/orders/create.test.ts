import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { testServer } from '../../support/server.ts';
import { nearby, orderClient, outlet, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer();
  client = await orderClient(server);
});
afterAll(() => server.close());

async function countOrders(): Promise<number> {
  const [row] = await server.sql<{ count: number }[]>`select count(*)::int as count from orders`;
  return row?.count ?? 0;
}

test('an order that was asked for is stored with its history and its code', async () => {
  const answer = await client.create(await client.bodyFor());
  expect(answer.statusCode).toBe(200);
  const { order_id, order } = endpoints.createOrder.result.parse(answer.json().result);
  expect(order_id).toMatch(/^m4pk1-\d{6}$/);
  expect(order).toMatchObject({
    ...{ order_id, vendor_id: vendorId, status: 'NEW', origin: outlet },
    customer: { location: { unit_number: '#02-01' } },
    status_history: [{ status: 'NEW', created_at: order.created_at }],
  });
  const read = await client.call('GET', `/order?vendorId=${vendorId}&orderId=${order_id}`);
  expect(read.json().result).toEqual(order);
});

test('what is collected is a sum of coins, also where a program added floats, when it is asked for and when it is edited', async () => {
  const body = await client.bodyFor();
  const order = { ...body.order, amount: 8.1 + 9.2 };
  expect(order.amount).not.toBe(17.3);
  const placed = (await client.create({ ...body, order })).json().result.order;
  const { delivery_fee, signature } = body;
  expect(placed.order.amount).toBe(17.3);
  expect(placed.total_amount).toBe(Number((17.3 + delivery_fee).toFixed(2)));
  const edited = await client.call('PUT', `/order/${placed.order_id}`, {
    ...{ vendor_id: vendorId, payment_method: 'PAID', amount: 1.1 + 2.2 },
    ...{ item_details: 'One bowl', location: body.customer.location, delivery_fee, signature },
  });
  expect(edited.json().result.order.amount).toBe(3.3);
});

test('twenty requests with one key make one order and get one answer', async () => {
  const before = await countOrders();
  const body = await client.bodyFor();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.create(body, key)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await countOrders()).toBe(before + 1);
});

test('the answer stays the same when the order went on, when the fee was signed again, and when another wait was reckoned with', async () => {
  const body = await client.bodyFor();
  const key = randomUUID();
  const first = await client.create(body, key);
  server.pass(400);
  const { signature } = await client.quote();
  const again = await client.create({ ...body, signature, login_pickup_estimation: 20 }, key);
  expect(again.body).toBe(first.body);
});

test('a key that comes back with another order is refused', async () => {
  const key = randomUUID();
  const body = await client.bodyFor();
  await client.create(body, key);
  const other = { ...body, order: { ...body.order, amount: 21 } };
  const answer = await client.create(other, key);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors[0].code).toBe('IdempotencyKeyReused');
});

test('without a key nothing is placed', async () => {
  const answer = await client.call('POST', '/order', await client.bodyFor());
  expect(answer.json().errors[0].code).toBe('IdempotencyKeyMissing');
});

test('what the rules forbid is refused with the text and the field to show it at', async () => {
  const body = await client.bodyFor();
  const nameless = { ...body, customer: { ...body.customer, name: 'R2D2' } };
  const answer = await client.create(nameless);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0]).toMatchObject({
    code: 'InvalidOrder',
    meta: { translation_key: 'validation.wrong-customer-name', field: 'destinationName' },
  });
});

test('an amount finer than the coins is refused at its field', async () => {
  const body = await client.bodyFor();
  const answer = await client.create({ ...body, order: { ...body.order, amount: 25.555 } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0]).toMatchObject({
    code: 'InvalidOrder',
    meta: {
      ...{ translation_key: 'validation.amount-too-fine', field: 'orderAmount' },
      values: { currency: 'SGD', smallest: '0.01' },
    },
  });
});

test('a fee that is changed, moved, borrowed or old is refused', async () => {
  const body = await client.bodyFor();
  const elsewhere = { ...body.customer.location, latitude: 1.2802 };
  const { signature } = await client.quote(nearby, 'm4pk2');
  const wrong = {
    changed: { ...body, delivery_fee: body.delivery_fee - 0.5 },
    moved: { ...body, customer: { ...body.customer, location: elsewhere } },
    borrowed: { ...body, signature },
    garbled: { ...body, signature: 'a.b.c' },
    prolonged: { ...body, signature: body.signature.replace(/\.\d+\./, '.9999999999.') },
  };
  for (const each of Object.values(wrong)) {
    expect((await client.create(each)).json().errors[0].code).toBe('SignatureInvalid');
  }
  server.pass(301);
  expect((await client.create(body)).json().errors[0].code).toBe('SignatureExpired');
});

test('places beyond the radius, and outside the areas once there are some, are not delivered to', async () => {
  const far = { latitude: 1.44, longitude: 103.79 };
  const ask = async ({ latitude: lat, longitude: lng }: typeof far) => {
    const body = { location: { lat, lng }, vendor_location: outlet, vendor_id: vendorId };
    return (await client.call('POST', '/delivery/area/validate', body)).json().result;
  };
  expect(await ask(far)).toBe('NOT_DELIVERABLE');
  expect(await ask(nearby)).toBe('DELIVERABLE');
  const body = await client.bodyFor();
  const location = { ...body.customer.location, ...far };
  const answer = await client.create({ ...body, customer: { ...body.customer, location } });
  expect(answer.json().errors[0].code).toBe('OutsideDeliveryArea');

  const [w, s, e, n] = [103.7, 1.4, 103.85, 1.5];
  const hole = [
    [103.8, 1.45],
    [103.82, 1.45],
    [103.82, 1.47],
    [103.8, 1.47],
    [103.8, 1.45],
  ];
  const ring = [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
    [w, s],
  ];
  await server.sql`insert into place_source (id, attribution) values ('test', '')`;
  await server.sql`insert into delivery_area (id, country, vendor_id, name, geometry, source)
    values ('a', 'SG', ${vendorId}, 'North', ${JSON.stringify({
      type: 'Polygon',
      coordinates: [ring, hole],
    })}::text::jsonb, 'test')`;
  expect(await ask(far)).toBe('DELIVERABLE');
  expect(await ask(nearby)).toBe('NOT_DELIVERABLE');
  expect(await ask({ latitude: 1.46, longitude: 103.81 })).toBe('NOT_DELIVERABLE');
  const areas = await client.call('GET', `/vendor/${vendorId}/delivery-areas`);
  expect(areas.json().result.areas).toMatchObject([{ id: 'a', name: 'North' }]);
  await server.sql`delete from delivery_area`;
});
