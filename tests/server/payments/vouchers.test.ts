import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '#schemas';
import { testServer } from '../../support/server.ts';
import { cards, type PaymentClient, paymentClient } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: PaymentClient;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  await server.sql`insert into vouchers ${server.sql([
    { country: 'SG', code: 'CARDTWO', type: 'amount', amount: 2, most_uses: 1 },
  ])}`;
});
afterAll(() => server.close());
// A session of its own for each test: they let much time pass.
beforeEach(async () => {
  client = await paymentClient(server, 'merchant');
});
afterEach(() => client.close());

async function usesOf(): Promise<number> {
  const [row] = await server.sql<{ uses: number }[]>`
    select uses from vouchers where code = 'CARDTWO'`;
  return row?.uses ?? -1;
}

/** An order to be paid by card that the voucher makes cheaper. */
async function discounted() {
  server.pass(61);
  const body = await client.orderBody();
  const { delivery_fee, signature, vendor_id } = body;
  const order = { order_time: server.deps.clock(), delivery_fee, signature };
  const answer = await client.call('POST', '/voucher/validate', {
    ...{ code: 'CARDTWO', order, vendor_id },
  });
  const { voucher, ...left } = answer.json().result;
  return {
    ...body,
    ...{
      voucher,
      discounted_delivery_fee: left.delivery_fee,
      discounted_signature: left.signature,
    },
  };
}

test('a card is charged the discounted fee, and what is given back is what was charged', async () => {
  const body = await discounted();
  const intent = await client.intent(body);
  expect(intent.amount).toBe(body.discounted_delivery_fee);
  expect(intent.amount).toBeCloseTo(body.delivery_fee - 2, 5);
  expect(await usesOf()).toBe(0);
  const { order_id, state } = await client.pay(intent, cards.success);
  expect([state, await usesOf()]).toEqual(['succeeded', 1]);
  const [charge] = await server.sql<{ amount: number }[]>`
    select amount from sandbox_charges where reference = ${intent.intent_id}`;
  expect(charge?.amount).toBe(body.discounted_delivery_fee);
  server.pass(601);
  const cancelled = await client.call('PUT', '/order/cancel', {
    ...{ order_id, vendor_id: client.vendorId, reason: 'mistake_error' },
  });
  expect(cancelled.statusCode).toBe(200);
  expect(await usesOf()).toBe(0);
  await client.reconcile();
  await client.reconcile();
  const [row] = await server.sql<{ record: Order }[]>`
    select record from orders where id = ${order_id ?? ''}`;
  const charged = row?.record.cancellation?.charge ?? 0;
  expect(row?.record.refund?.amount).toBeCloseTo(intent.amount - charged, 5);
  const refunds = await server.sql`select 1 from order_events
    where order_id = ${order_id ?? ''} and change ? 'refund'`;
  expect(refunds).toHaveLength(1);
});

test('a card that is refused, and a payment that is abandoned at the bank, give the use back', async () => {
  await client.pay(await client.intent(await discounted()), cards.declined);
  expect(await usesOf()).toBe(0);
  const waiting = await client.intent(await discounted());
  await client.pay(waiting, cards.challenge);
  expect(await usesOf()).toBe(1);
  server.pass(901);
  await client.reconcile();
  expect([(await client.outcome(waiting)).state, await usesOf()]).toEqual(['cancelled', 0]);
});

test('a voucher that somebody else used up meanwhile is said, and nothing is charged', async () => {
  const first = await client.intent(await discounted());
  const second = await client.intent(await discounted());
  await client.pay(first, cards.success);
  const before = await client.charges();
  const { token } = (await client.tokenFor(second, cards.success)).json();
  const answer = await client.askConfirm(second, {
    ...{ payment_instrument_id: 'NEW', card: { token, save: false } },
  });
  expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
    409,
    { code: 'VoucherInvalid', meta: { translation_key: 'voucher.error.validation.message' } },
  ]);
  expect([await client.charges(), await usesOf()]).toEqual([before, 1]);
  expect((await client.outcome(second)).order_id).toBeNull();
});
