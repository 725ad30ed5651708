import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '#schemas';
import { testServer } from '../../support/server.ts';
import { voucherClient } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof voucherClient>>;
beforeAll(async () => {
  server = await testServer();
  client = await voucherClient(server);
});
afterAll(() => server.close());
beforeEach(() => server.pass(61));

const codeOf = (answer: { json: () => { errors?: { code: string }[] } }) =>
  answer.json().errors?.[0]?.code;

test('an order says what its voucher took off', async () => {
  const body = await client.discounted('WELCOME2');
  const before = await client.usesOf('WELCOME2');
  const order: Order = (await client.create(body)).json().result.order;
  expect(order).toMatchObject({
    voucher_code: 'WELCOME2',
    delivery_fee: body.delivery_fee,
    total_discount: 2,
  });
  expect(order.total_amount).toBeCloseTo(20 + body.delivery_fee - 2, 2);
  expect(await client.usesOf('WELCOME2')).toBe(before + 1);
});

test('asking again with the same key uses the voucher once, also with a renewed discount', async () => {
  const body = await client.discounted('SAVE20');
  const before = await client.usesOf('SAVE20');
  const key = client.newKey();
  const answers = await Promise.all([1, 2, 3].map(() => client.create(body, key)));
  expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
  server.pass(61);
  const { signature, discounted_signature } = await client.discounted('SAVE20');
  const again = await client.create({ ...body, signature, discounted_signature }, key);
  expect(again.body).toBe(answers[0]?.body);
  expect(await client.usesOf('SAVE20')).toBe(before + 1);
});

test('two orders never take the last use', async () => {
  const bodies = [await client.discounted('LASTONE'), await client.discounted('LASTONE')];
  const answers = await Promise.all(bodies.map((body) => client.create(body)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(answers.map(codeOf)).toContain('SignatureExpired');
  expect(await client.usesOf('LASTONE')).toBe(1);
  expect(codeOf(await client.validate('LASTONE', await client.bodyFor()))).toBe('VoucherInvalid');
});

test('an order that is refused uses nothing up', async () => {
  const before = await client.usesOf('WELCOME2');
  const body = await client.discounted('WELCOME2');
  const nameless = { ...body, customer: { ...body.customer, name: '' } };
  expect((await client.create(nameless)).statusCode).toBe(400);
  expect(await client.usesOf('WELCOME2')).toBe(before);
});

test('a discount that was changed, borrowed or left alone is refused', async () => {
  const body = await client.discounted('WELCOME2');
  const dearer = await client.discounted('FREERIDE');
  const { voucher: _, ...voucherless } = body;
  const { discounted_signature: __, ...unsigned } = body;
  const { discounted_delivery_fee: ___, ...feeless } = body;
  const wrong = [
    { ...body, discounted_delivery_fee: 0 },
    { ...body, voucher: { ...body.voucher, amount: 5 } },
    { ...body, voucher: dearer.voucher },
    { ...dearer, discounted_signature: body.discounted_signature },
    voucherless,
    unsigned,
    feeless,
  ];
  for (const each of wrong) expect(codeOf(await client.create(each))).toBe('SignatureInvalid');
  server.pass(301);
  expect(codeOf(await client.create(body))).toBe('SignatureExpired');
});

test('a voucher whose terms have changed since is asked for again', async () => {
  await client.add({ code: 'CHANGING', type: 'amount', amount: 3 });
  const body = await client.discounted('CHANGING');
  await server.sql`update vouchers set amount = 1 where code = 'CHANGING'`;
  expect(codeOf(await client.create(body))).toBe('SignatureExpired');
});
