import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Vendor } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { doErrands } from '../../support/errands.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from '../orders/support.ts';
import { cards, paymentClient } from '../payments/support.ts';
import { added, send, signedIn, withOperator } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let operator: Awaited<ReturnType<typeof withOperator>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  operator = await withOperator(server);
});
afterAll(() => server.close());

type Answer = { statusCode: number; json: () => { errors: { code: string; message: string }[] } };
const codeOf = (answer: Answer) => answer.json().errors[0]?.code;

async function flagsAt(host: string) {
  const answer = await server.app.inject({ url: '/flags/asia/v1/flags', headers: { host } });
  return answer.json().flags;
}

const flag = { deployment: 'sg', flag: 'planned_maintenance' };
const set = (body: object) => operator.ask('setFlag', { params: flag, body });

test('a flag holds between two moments, and what was switched before and after', async () => {
  const now = Math.floor(server.deps.clock());
  const answer = await set({ value: 'on', from: now + 60, until: now + 120 });
  expect(answer.json().result).toMatchObject({
    ...{ is_on: false, switched: null },
    window: { value: true, from: now + 60, until: now + 120 },
  });
  const on = async () => (await flagsAt('sg.localhost')).planned_maintenance;
  expect(await on()).toBeUndefined();
  server.pass(61);
  expect(await on()).toBe(true);
  expect((await flagsAt('la.localhost')).planned_maintenance).toBeUndefined();
  server.pass(60);
  expect(await on()).toBeUndefined();
  // What has passed is planned no more.
  const { flags } = (await operator.ask('listFlags', { params: { deployment: 'sg' } })).json()
    .result;
  expect(flags).toContainEqual(expect.objectContaining({ flag: flag.flag, window: null }));
});

test.each([
  [{ value: 'on', until: 1 }, 'in the future'],
  [{ value: 'on', from: 4_000_000_000, until: 3_999_999_999 }, 'after the beginning'],
  [{ value: 'file', until: 4_000_000_000 }, 'leave the moments out'],
])('a window that cannot be is refused: %j', async (body, why) => {
  const answer = await set(body);
  expect(codeOf(answer)).toBe('InvalidWindow');
  expect(answer.json().errors[0].message).toContain(why);
});

test('of two operators who change the same flag, the second is told who changed it and to what', async () => {
  const bob = await signedIn(server, await added(server, 'bob@example.com'));
  const seen = async () => {
    const { flags } = (await operator.ask('listFlags', { params: { deployment: 'sg' } })).json()
      .result;
    return flags.find(({ flag: name }: { flag: string }) => name === flag.flag);
  };
  const { version } = await seen();
  const theirs = { params: flag, body: { value: 'off', version } };
  expect((await send(server, operatorCalls.setFlag, bob, theirs)).statusCode).toBe(200);
  const mine = await set({ value: 'on', version });
  expect(codeOf(mine)).toBe('FlagChanged');
  expect(mine.json().errors[0].message).toMatch(/bob@example\.com on \d{4}-.*"switched":false/);
  expect((await seen()).switched).toBe(false);
  expect((await set({ value: 'file', version: (await seen()).version })).statusCode).toBe(200);
});

test('of any number who change a flag in the same moment, one does', async () => {
  const { version } = (await set({ value: 'off' })).json().result;
  const answers = await Promise.all(
    ['on', 'off', 'file', 'on'].map((value) => set({ value, version })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1);
});

test('an outlet that an operator names tries the deployment out, in the page and in the order', async () => {
  const at = { params: { deployment: 'sg', outletId: 'm4pk1' } };
  const client = await orderClient(server);
  const far = { latitude: 1.44, longitude: 103.79 };
  const order = async () => {
    const body = await client.bodyFor();
    const customer = { ...body.customer, location: { ...body.customer.location, ...far } };
    return client.create({ ...body, customer, delivery_fee: 5, signature: '' });
  };
  const { headers } = await server.signIn();
  const tested = async () => {
    const answer = await server.app.inject({ url: '/orders/api/v1/vendors', headers });
    const { vendors } = answer.json().result as { vendors: Vendor[] };
    return vendors.filter(({ is_test }) => is_test).map(({ vendor_id }) => vendor_id);
  };
  expect(await tested()).toEqual([]);
  expect((await order()).statusCode).toBeGreaterThanOrEqual(400);
  await operator.ask('addTestVendor', at);
  expect(await tested()).toEqual(['m4pk1']);
  const placed = await order();
  expect(placed.statusCode).toBe(200);
  const query = { search: placed.json().result.order_id };
  const { orders } = (await operator.ask('findOrders', { query })).json().result;
  expect(orders).toMatchObject([{ outlet_id: 'm4pk1', is_test: true }]);
  const page = await server.app.inject({
    url: '/deployment.json',
    headers: { host: 'sg.localhost' },
  });
  expect(page.json().testVendors.ids).toContain('m4pk1');
  await operator.ask('removeTestVendor', at);
  expect(await tested()).toEqual([]);
  expect((await order()).statusCode).toBeGreaterThanOrEqual(400);
  expect((await operator.ask('removeTestVendor', at)).statusCode).toBe(404);
  const elsewhere = { params: { deployment: 'la', outletId: 'm4pk1' } };
  expect((await operator.ask('addTestVendor', elsewhere)).statusCode).toBe(404);
});

test('a voucher is added once, is sound, and is worth nothing once it is ended', async () => {
  const body = { country: 'SG', code: 'spring-10', type: 'percentage', amount: 10 };
  const voucher = (await operator.ask('addVoucher', { body })).json().result;
  expect(voucher).toMatchObject({ code: 'SPRING-10', amount: 10, uses: 0, valid_until: null });
  expect(codeOf(await operator.ask('addVoucher', { body }))).toBe('VoucherExists');
  const wrong = { ...body, code: 'x', amount: 101 };
  expect(codeOf(await operator.ask('addVoucher', { body: wrong }))).toBe('InvalidVoucher');
  const ended = { ...body, code: 'x', valid_from: 5, valid_until: 5 };
  expect(codeOf(await operator.ask('addVoucher', { body: ended }))).toBe('InvalidVoucher');
  const ofOthers = { ...body, code: 'x', outlet_id: 'nobody' };
  expect((await operator.ask('addVoucher', { body: ofOthers })).statusCode).toBe(404);
  const end = { params: { country: 'SG', code: 'Spring-10' } };
  const { valid_until } = (await operator.ask('endVoucher', end)).json().result;
  expect(valid_until).toBeCloseTo(server.deps.clock(), 3);
  server.pass(5);
  expect((await operator.ask('endVoucher', end)).json().result.valid_until).toBe(valid_until);
});

test.each([
  ['SG', 'amount', 1.005, 'SGD', '0.01'],
  ['SG', 'deliveryFee', 0.001, 'SGD', '0.01'],
  ['LA', 'amount', 0.5, 'LAK', '1'],
  ['KW', 'amount', 0.0005, 'KWD', '0.001'],
])(
  'a voucher in %s of %s %d is refused, since it is finer than the coins',
  async (country, type, amount, currency, smallest) => {
    const body = { country, code: 'fine', type, amount };
    const answer = await operator.ask('addVoucher', { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0]).toMatchObject({
      code: 'InvalidVoucher',
      message: `The smallest amount in ${currency} is ${smallest}: leave out the decimals beyond it.`,
      meta: {
        ...{ translation_key: 'validation.amount-too-fine', field: 'body.amount' },
        values: { currency, smallest },
      },
    });
  },
);

test('a voucher of whole coins is as it was asked for, and a percentage may be finer', async () => {
  const worth = async (body: object) =>
    (await operator.ask('addVoucher', { body })).json().result.amount;
  expect(await worth({ country: 'KW', code: 'fils', type: 'amount', amount: 1.005 })).toBe(1.005);
  expect(await worth({ country: 'LA', code: 'third', type: 'percentage', amount: 33.333 })).toBe(
    33.333,
  );
});

test('an order is found by what a caller knows, cancelled with a reason, and tells who did', async () => {
  const client = await orderClient(server);
  const { order_id: orderId } = await client.place();
  const find = async (search: string) =>
    (await operator.ask('findOrders', { query: { search } }))
      .json()
      .result.orders.map(({ order_id }: { order_id: string }) => order_id);
  for (const known of [orderId, orderId.slice(-6), 'ana lim', '9123 4567']) {
    expect(await find(known)).toContain(orderId);
  }
  const at = { params: { orderId }, body: { reason: 'closed', free: true } };
  const cancelled = (await operator.ask('cancelOrderOperated', at)).json().result;
  expect(cancelled).toMatchObject({ order_id: orderId, status: 'CANCELLED' });
  expect(codeOf(await operator.ask('cancelOrderOperated', at))).toBe('OrderOver');
  expect(codeOf(await operator.ask('requestRiderAgain', { params: { orderId } }))).toBe(
    'OrderOver',
  );
  const { history } = (await operator.ask('getOrderHistory', { params: { orderId } })).json()
    .result;
  const lines = history.map(({ by, what }: { by: string; what: string }) => [by, what]);
  expect(lines).toContainEqual(['demo@example.com', 'placed']);
  expect(lines).toContainEqual(['ann@example.com', 'orders cancel']);
  expect(lines).toContainEqual(['platform', 'CANCELLED']);
  const [errand] = await server.sql`select payload from errands
    where kind = 'dispatch' and payload ->> 'order_id' = ${orderId} and payload ->> 'what' = 'cancel'`;
  expect(errand).toBeDefined();
});

test('an order whose payment is open is neither cancelled nor ridden, since its payer may be at the bank', async () => {
  const guest = await paymentClient(server);
  const begun = await guest.intent(await guest.orderBody());
  const { order_id: orderId } = await guest.pay(begun, cards.challenge);
  const params = { orderId: orderId ?? '' };
  const body = { reason: 'closed', free: true };
  expect(codeOf(await operator.ask('cancelOrderOperated', { params, body }))).toBe('PaymentOpen');
  expect(codeOf(await operator.ask('requestRiderAgain', { params }))).toBe('PaymentOpen');
  await guest.close();
});

test('another rider comes for an order that nobody has collected', async () => {
  const client = await orderClient(server);
  const { order_id: orderId } = await client.place();
  await doErrands(server.deps);
  const riderIn = async () => {
    const [row] = await server.sql<{ plan: { tracks: object } }[]>`
      select plan from fleet_jobs where order_id = ${orderId}`;
    return Object.keys(row?.plan.tracks ?? {})[0];
  };
  const first = await riderIn();
  await server.sql`update orders set reported = 3, record = record || jsonb_build_object('rider', '{"id":"r-1","name":"Lee","phone_number":"1"}'::jsonb,
    'status', 'COURIER_ACCEPTED_DELIVERY') where id = ${orderId}`;
  expect((await operator.ask('requestRiderAgain', { params: { orderId } })).statusCode).toBe(200);
  await doErrands(server.deps);
  const [row] = await server.sql<{ status: string; rider_id: string | null; reported: number }[]>`
    select status, rider_id, reported from orders where id = ${orderId}`;
  expect(row).toEqual({ status: 'WAITING_FOR_TRANSPORT', rider_id: null, reported: 0 });
  expect(first).toBeDefined();
  expect(await riderIn()).not.toBe(first);

  await server.sql`update orders set record = jsonb_set(record, '{status}', '"COURIER_LEFT_VENDOR"') where id = ${orderId}`;
  const late = await operator.ask('requestRiderAgain', { params: { orderId } });
  expect(codeOf(late)).toBe('OrderCollected');
});

test('what was paid for an order that is over is given back by hand, once', async () => {
  const payer = await paymentClient(server);
  const begun = await payer.intent(await payer.orderBody());
  const { order_id } = await payer.pay(begun, cards.success);
  const at = { params: { paymentId: begun.intent_id } };
  expect(codeOf(await operator.ask('refundPayment', at))).toBe('NotRefundable');
  await server.sql`update orders set record = jsonb_set(record, '{status}', '"DELIVERED"') where id = ${order_id ?? ''}`;
  const asked = await Promise.all([1, 2, 3].map(() => operator.ask('refundPayment', at)));
  expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect(asked.filter(({ statusCode }) => statusCode === 409).map(codeOf)).toEqual([
    'AlreadyRefunded',
    'AlreadyRefunded',
  ]);
  await doErrands(server.deps);
  const [charge] = await server.sql<{ all: boolean }[]>`
    select refunded_minor = amount_minor as all from sandbox_charges where reference = ${begun.intent_id}`;
  expect(charge?.all).toBe(true);
  const query = { search: begun.intent_id, refunds: 'done' };
  expect((await operator.ask('listPayments', { query })).json().result.total).toBe(1);
  const { history } = (
    await operator.ask('getOrderHistory', { params: { orderId: order_id ?? '' } })
  ).json().result;
  const lines = history.map(({ by, what }: { by: string; what: string }) => [by, what]);
  expect(lines).toContainEqual(['payments', 'refunded']);
  expect(lines).toContainEqual(['ann@example.com', 'payments refund']);
  expect(codeOf(await operator.ask('refundPayment', at))).toBe('AlreadyRefunded');
  await payer.close();
});

test('a person who failed too often may try again at once, and one who must set a password cannot go on', async () => {
  const login = (password: string) =>
    server.app.inject({
      ...{ method: 'POST', url: '/orders/api/v1/login', headers: { host: 'sg.localhost' } },
      payload: { email_address: 'new@example.com', password },
    });
  for (let nth = 0; nth < 6; nth += 1) await login('nope');
  expect((await login('Newer!2026')).statusCode).toBe(429);
  const body = { email: 'new@example.com' };
  expect((await operator.ask('unlockPerson', { body })).json().result.forgotten).toBeGreaterThan(0);
  expect((await login('Newer!2026')).statusCode).toBe(200);
  await operator.ask('requireNewPassword', { body });
  expect((await login('Newer!2026')).statusCode).toBe(403);
  const unknown = { body: { email: 'nobody@example.com' } };
  expect((await operator.ask('requireNewPassword', unknown)).statusCode).toBe(404);
});

test('who lost what makes their codes signs in with the password alone again, is signed out, and hears of it', async () => {
  const login = () =>
    server.app.inject({
      ...{ method: 'POST', url: '/orders/api/v1/login', headers: { host: 'sg.localhost' } },
      payload: { email_address: 'other@example.com', password: 'Other!2026' },
    });
  const { headers } = await server.signIn('stranger');
  const body = { email: 'other@example.com' };
  expect((await operator.ask('resetSecondFactor', { body })).statusCode).toBe(404);
  await server.sql`insert into second_factors (user_id, secret, created_at, confirmed_at)
    values ('other', '', 0, 0)`;
  expect((await login()).statusCode).toBe(403);
  expect((await operator.ask('resetSecondFactor', { body })).statusCode).toBe(200);
  expect((await login()).statusCode).toBe(200);
  const mine = { method: 'GET', url: '/orders/api/v1/vendors', headers } as const;
  expect((await server.app.inject(mine)).statusCode).toBe(401);
  const mails = await server.sql<{ kind: string }[]>`
    select payload ->> 'kind' as kind from errands where payload ->> 'to' = 'other@example.com'`;
  expect(mails.map(({ kind }) => kind)).toContain('second-factor-off');
});
