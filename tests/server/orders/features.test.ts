import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#schemas';
import { testServer } from '../../support/server.ts';
import { nearby, orderClient, outlet, vendorId } from './support.ts';

/** A Monday at noon in Singapore, on a quarter of an hour. */
const noon = Date.UTC(2027, 0, 11, 4) / 1000;

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer({ now: noon });
  client = await orderClient(server);
});
afterAll(() => server.close());

async function refusalOf(more: object) {
  const answer = await client.create({ ...(await client.bodyFor()), ...more });
  const [error] = answer.json().errors ?? [];
  return error && [error.code, error.meta.translation_key, error.meta.field];
}

test('a pre-order keeps its time, and waits on the list of pre-orders', async () => {
  const preordered_for = noon + 3 * 3600;
  const answer = await client.create({ ...(await client.bodyFor()), preordered_for });
  const order: Order = answer.json().result.order;
  expect(order).toMatchObject({ status: 'NEW', preordered_for });
  const list = await client.call('GET', `/vendor/${vendorId}/orders?scheduled=true`);
  expect(list.json().result.data.map(({ order_id }: Order) => order_id)).toEqual([order.order_id]);
});

test.each([
  ['no quarter of an hour', 3 * 3600 + 60, 'validation.preorder-time'],
  ['too soon', 1800, 'validation.preorder-too-soon'],
  ['too far ahead', 2 * 86_400 + 900, 'validation.preorder-too-late'],
])('a time that is %s is refused', async (_, ahead, key) => {
  expect(await refusalOf({ preordered_for: noon + ahead })).toEqual([
    ...['InvalidOrder', key, 'preorderedFor'],
  ]);
});

test('a VAT number has eight characters or is left out', async () => {
  expect(await refusalOf({ vat_number: '1234567' })).toEqual([
    ...['InvalidOrder', 'validation.vat-number', 'vatNumber'],
  ]);
  expect(await refusalOf({ vat_number: 'AB123456' })).toBeUndefined();
});

test('a way of paying is accepted exactly where the market or a flag offers it', async () => {
  const pay = async (payment_method: string) => {
    const route = { source: outlet, destination: nearby, vendor_id: vendorId };
    const asked = { ...route, delivery_type: 'food', payment_method };
    const { fee, signature } = (await client.call('POST', '/delivery/fee', asked)).json().result;
    const body = await client.bodyFor();
    const order = { ...body.order, payment_method };
    return refusalOf({ order, delivery_fee: fee, signature });
  };
  const refused = ['InvalidOrder', 'validation.fill-payment-method', 'paymentMethod'];
  const flags = ['none-payment-method', 'pay-at-pickup'];
  for (const flag of flags) {
    await server.sql`insert into feature_flags (deployment, name, value)
      values ('sg', 'none-payment-method', false), ('sg', 'pay-at-pickup', false)`;
    expect(await pay('NONE')).toEqual(refused);
    await server.sql`update feature_flags set value = true where name = ${flag}`;
    expect(await pay('NONE')).toBeUndefined();
    await server.sql`delete from feature_flags`;
  }
  expect(await pay('PAYMENT_ON_DELIVERY')).toEqual(refused);
});
