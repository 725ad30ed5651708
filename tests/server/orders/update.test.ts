import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type Order, type OrderStatus } from '#schemas';
import { market as singapore } from '../../../markets/sg.ts';
import { lockOrder, recordChange } from '../../../server/orders/journal.ts';
import { testServer } from '../../support/server.ts';
import { voucherClient } from '../vouchers/support.ts';
import { nearby, orderClient, outlet } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer();
  client = await orderClient(server);
});
afterAll(() => server.close());

const moved = { latitude: 1.2901, longitude: 103.8555 };

type Edit = Partial<Awaited<ReturnType<typeof editOf>>>;

/** An edit that changes nothing but the notes, unless a test says otherwise. */
async function editOf(order: Order, to = nearby) {
  const { fee, signature } = await client.quote(to);
  return {
    ...{
      vendor_id: order.vendor_id,
      payment_method: 'PAID',
      amount: 20,
      item_details: 'Two bowls',
    },
    location: { ...to, address: '#02-01, 5 Raffles Place', notes: 'Come to the back door' },
    ...{ delivery_fee: fee, signature, unit_number: '#02-01' },
  };
}

const send = ({ order_id }: Order, body: object) => client.call('PUT', `/order/${order_id}`, body);

async function change(order: Order, edit: Edit = {}, to = nearby) {
  return send(order, { ...(await editOf(order, to)), ...edit });
}

async function putIn(order: Order, ...statuses: OrderStatus[]): Promise<Order> {
  let after = order;
  for (const status of statuses) {
    after = await server.sql.begin(async (tx) => {
      const held = await lockOrder(tx, order.order_id);
      if (!held) throw new Error('no such order');
      return recordChange(tx, held, { status }, server.deps.clock());
    });
  }
  return after;
}

const codeOf = async (answer: ReturnType<typeof send>) => {
  const { statusCode, json } = await answer.then((each) => ({
    statusCode: each.statusCode,
    json: each.json(),
  }));
  return [statusCode, json.errors?.[0]?.code];
};

test('an edit is the new record: address, fee and total follow it, and it is told to everybody', async () => {
  const order = await client.place();
  const answer = await change(order, { amount: 12.5, item_details: 'Soup' }, moved);
  const after = endpoints.updateOrder.result.parse(answer.json().result);
  expect(after).toMatchObject({
    ...{ order_id: order.order_id, status: 'NEW', revision: 1 },
    order: { amount: 12.5, description: 'Soup', payment_method: 'PAID' },
    customer: { name: 'Ana Lim', location: { ...moved, notes: 'Come to the back door' } },
  });
  expect(after.delivery_fee).toBeGreaterThan(order.delivery_fee ?? 0);
  expect(after.total_amount).toBeCloseTo(12.5 + (after.delivery_fee ?? 0), 2);
  const events = await server.sql`select 1 from order_events where order_id = ${order.order_id}`;
  expect(events).toHaveLength(2);
});

test('the same edit twice is one, also when it comes back after the pickup', async () => {
  const order = await client.place();
  const body = { ...(await editOf(order)), revision: 0 };
  const first = await send(order, body);
  expect((await send(order, body)).body).toBe(first.body);
  const collected = await putIn(order, 'PICKED_UP');
  expect((await send(order, body)).json().result).toEqual(collected);
});

test('an edit that changes nothing is none, and a new fee alone does not make it one', async () => {
  const order = await client.place();
  const { notes = '' } = order.customer.location;
  const same = { ...(await editOf(order)), revision: 0 };
  const answer = await send(order, {
    ...same,
    location: { ...same.location, notes },
    delivery_fee: 99,
  });
  expect(answer.json().result).toEqual(order);
});

test('of two edits that began together the second is refused', async () => {
  const order = await client.place();
  const edits = ['Soup', 'Rice'].map((item_details) =>
    change(order, { item_details, revision: 0 } as Edit),
  );
  const codes = await Promise.all(edits.map(codeOf));
  expect(codes.toSorted()).toEqual([
    [200, undefined],
    [409, 'OrderChanged'],
  ]);
});

test('after the pickup it is too late, and a cancelled order stays as it was', async () => {
  for (const status of ['PICKED_UP', 'DELIVERED', 'CANCELLED'] as const) {
    const order = await putIn(await client.place(), status);
    expect(await codeOf(change(order))).toEqual([405, 'TooLate']);
  }
});

test('an edit that races a pickup is either before it or refused', async () => {
  const order = await client.place();
  const [answer] = await Promise.all([codeOf(change(order)), putIn(order, 'PICKED_UP')]);
  expect([
    [200, undefined],
    [405, 'TooLate'],
  ]).toContainEqual(answer);
});

test('the order is MODIFIED once it has a rider', async () => {
  const order = await putIn(
    await client.place(),
    'WAITING_FOR_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
  );
  const after: Order = (await change(order)).json().result;
  expect([after.status, after.status_history.at(-1)?.status]).toEqual(['MODIFIED', 'MODIFIED']);
});

test('cash may become paid with an amount of 0, and paid never cash', async () => {
  const order = await client.place();
  const cash = { payment_method: 'CASH_ON_DELIVERY' };
  expect(await codeOf(change(order, cash))).toEqual([409, 'PaymentChangeRefused']);
  const { record } = { record: { ...order.order, ...cash } };
  await server.sql`update orders set record = jsonb_set(record, '{order}',
    ${JSON.stringify(record)}::text::jsonb) where id = ${order.order_id}`;
  expect(await codeOf(change(order, { payment_method: 'PAID' }))).toEqual([400, 'InvalidOrder']);
  expect(await codeOf(change(order, { payment_method: 'PAID', amount: 0 }))).toEqual([
    200,
    undefined,
  ]);
});

test('the fee must be ours, for this place, and young', async () => {
  const order = await client.place();
  const elsewhere = (await editOf(order, moved)).location;
  expect(await codeOf(change(order, { location: elsewhere }))).toEqual([400, 'SignatureInvalid']);
  expect(await codeOf(change(order, { delivery_fee: 1 }))).toEqual([400, 'SignatureInvalid']);
  const late = await editOf(order);
  server.pass(301);
  expect(await codeOf(send(order, late))).toEqual([409, 'SignatureExpired']);
});

test('places that are out of reach, and what the rules forbid, are refused', async () => {
  const order = await client.place();
  expect(await codeOf(change(order, {}, { latitude: 1.44, longitude: 103.79 }))).toEqual([
    409,
    'OutsideDeliveryArea',
  ]);
  const long = await change(order, { item_details: 'x'.repeat(201) });
  expect(long.json().errors[0]).toMatchObject({
    code: 'InvalidOrder',
    meta: { translation_key: 'validation.fill-description', field: 'orderDescription' },
  });
});

test('an amount between two coins is refused, also where the order has the coins beside it', async () => {
  const order = await client.place();
  const answer = await change(order, { amount: order.order.amount + 0.001 });
  expect(answer.json().errors[0]).toMatchObject({
    code: 'InvalidOrder',
    meta: {
      ...{ translation_key: 'validation.amount-too-fine', field: 'orderAmount' },
      values: { currency: 'SGD', smallest: '0.01' },
    },
  });
});

test('a malformed edit, a foreign outlet and an unknown order', async () => {
  const order = await client.place();
  expect(await codeOf(send(order, { vendor_id: order.vendor_id }))).toEqual([400, 'InvalidInput']);
  expect(await codeOf(change(order, { vendor_id: 'm4pk2' }))).toEqual([404, 'NotFound']);
  expect(await codeOf(send({ ...order, order_id: 'm4pk1-999999' }, await editOf(order)))).toEqual([
    404,
    'NotFound',
  ]);
});

test('unit and building go with their address unless they are sent along', async () => {
  const order = await client.place();
  const { unit_number: _, ...bare } = await editOf(order);
  const location = { ...bare.location, address: '7 Other Street' };
  const after: Order = (await send(order, { ...bare, location })).json().result;
  expect(after.customer.location).not.toHaveProperty('unit_number');
});

test('a way of paying that a flag offers holds for an edit as for a new order', async () => {
  const order = await client.place();
  const none = async () => {
    const route = { source: order.origin, destination: nearby, vendor_id: order.vendor_id };
    const asked = { ...route, delivery_type: 'food', payment_method: 'NONE' };
    const { fee, signature } = (await client.call('POST', '/delivery/fee', asked)).json().result;
    return codeOf(change(order, { payment_method: 'NONE', delivery_fee: fee, signature }));
  };
  await server.sql`insert into feature_flags (deployment, name, value)
    values ('sg', 'none-payment-method', false), ('sg', 'pay-at-pickup', false)`;
  expect(await none()).toEqual([400, 'InvalidOrder']);
  await server.sql`update feature_flags set value = true where name = 'pay-at-pickup'`;
  expect(await none()).toEqual([200, undefined]);
  await server.sql`delete from feature_flags`;
});

test('a voucher holds on by its terms: what it takes off follows the new fee', async () => {
  const vouchers = await voucherClient(server);
  await vouchers.add({ code: 'HALF', type: 'percentage', amount: 50 });
  const body = await vouchers.discounted('HALF');
  const order: Order = (await vouchers.create(body)).json().result.order;
  await server.sql`update vouchers set amount = 10 where code = 'HALF'`;
  const after: Order = (await change(order, {}, moved)).json().result;
  const fee = after.delivery_fee ?? 0;
  expect(fee).toBeGreaterThan(body.delivery_fee);
  expect(after.total_discount).toBeCloseTo(fee / 2, 1);
  expect(after.total_amount).toBeCloseTo(20 + fee - (after.total_discount ?? 0), 2);
  expect(await vouchers.usesOf('HALF')).toBe(1);
});

test('another address is estimated again, and the same one is not', async () => {
  const order = await client.place();
  // How long a ride takes depends on the hour.
  const { dispatcher, clock } = server.deps;
  const there = dispatcher.estimate({ source: outlet, destination: moved }, singapore, clock());
  const ride = there.estimation_delivery_time - there.estimation_pick_up_time;
  await server.sql`update orders set record = record
    || '{"estimated_pickup_minutes": 9, "estimated_delivery_minutes": 99}' where id = ${order.order_id}`;
  const same: Order = (await change(order)).json().result;
  expect(same).toMatchObject({ estimated_pickup_minutes: 9, estimated_delivery_minutes: 99 });
  const after: Order = (await change(order, {}, moved)).json().result;
  expect(after).toMatchObject({
    ...{ estimated_pickup_minutes: 9, estimated_delivery_minutes: 9 + ride },
  });
});
