import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { paymentClient } from '../payments/support.ts';
import { nearby, orderClient } from './support.ts';

const far = { latitude: 1.44, longitude: 103.79 };

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer();
  client = await orderClient(server);
  await server.sql`
    insert into vendors select 'b-tryout' as id, deployment, parent_id, 'tryout' as client_vendor_id, is_parent, is_active,
      is_registered, name, currency, owners, phone, address_text, building, city, country_code, latitude, longitude,
      postal_code, street, street_number, unit, rider_instructions
    from vendors where id = 'm4pk1'`;
});
afterAll(() => server.close());

/** An order at the fixed fee that nobody signed. */
async function unsigned(vendor_id: string, place = far, delivery_fee = 5, signature = '') {
  const body = await client.bodyFor();
  const location = { ...body.customer.location, ...place };
  const customer = { ...body.customer, location };
  return client.create({ ...body, vendor_id, customer, delivery_fee, signature });
}

test('a test vendor’s order passes anywhere, at the fixed fee', async () => {
  const answer = await unsigned('b-tryout');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().result.order).toMatchObject({ vendor_id: 'b-tryout', delivery_fee: 5 });
});

test('nobody else’s does, near or far', async () => {
  for (const place of [far, nearby]) {
    const answer = await unsigned('m4pk1', place);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(['OutsideDeliveryArea', 'SignatureInvalid']).toContain(answer.json().errors[0].code);
  }
});

test('even a test vendor pays no other fee, and passes with no other signature', async () => {
  const codes = await Promise.all([
    unsigned('b-tryout', far, 0),
    unsigned('b-tryout', nearby, 4.99),
    unsigned('b-tryout', nearby, 5, 'a.b.c'),
  ]);
  expect(codes.map((answer) => answer.json().errors[0].code)).toEqual([
    'OutsideDeliveryArea',
    'SignatureInvalid',
    'SignatureInvalid',
  ]);
});

test('guests try nothing out, although their placeholder is called like a vendor that does', async () => {
  const guest = await paymentClient(server);
  const body = await guest.orderBody('CASH_ON_DELIVERY');
  const location = { ...body.customer.location, ...far, latitude: 1.8 };
  const cheap = { ...body, delivery_fee: 5, signature: '' };
  const answers = [
    await guest.call('POST', '/order', cheap, 'a-guest-pays-too-little'),
    await guest.call(
      'POST',
      '/order',
      { ...cheap, customer: { ...body.customer, location } },
      'a-guest-far-away',
    ),
  ];
  expect(answers.map((answer) => answer.json().errors?.[0].code)).toEqual([
    'SignatureInvalid',
    'OutsideDeliveryArea',
  ]);
  await guest.close();
});

test('an outlet that does not trade takes no orders', async () => {
  await server.sql`update vendors set is_active = false where id = 'm4pk1'`;
  const answer = await client.create(await client.bodyFor());
  expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
    409,
    { code: 'VendorUnavailable', meta: { translation_key: 'request.store-unavailable' } },
  ]);
});

test('an age check that was asked for stands on the order', async () => {
  await server.sql`update vendors set is_active = true where id = 'm4pk1'`;
  const body = await client.bodyFor();
  const asked = await client.create({ ...body, age_validation_required: true });
  expect(asked.json().result.order.age_validation_required).toBe(true);
  const plain = await client.create(body);
  expect(plain.json().result.order).not.toHaveProperty('age_validation_required');
});
