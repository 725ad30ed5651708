import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { endOrder } from '../../../server/orders/cancel.ts';
import { lockOrder } from '../../../server/orders/journal.ts';
import { doErrands } from '../../support/errands.ts';
import { testServer } from '../../support/server.ts';
import { cards, type PaymentClient, paymentClient } from './support.ts';

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

const statuses = (order: { status_history: { status: string }[] } | null | undefined) =>
  order?.status_history.map(({ status }) => status);
const codeOf = (answer: { json: () => { errors: { code: string }[] } }) =>
  answer.json().errors[0]?.code;

test('a guest pays with a card: the order is committed and only then given to the fleet', async () => {
  const begun = await guest.intent(await guest.orderBody());
  expect(endpoints.createPaymentIntent.result.parse(begun)).toMatchObject({ state: 'open' });
  expect(begun.payment_methods).toMatchObject([
    { name: 'generic_creditcard', paymentInstruments: [], may_save: false },
  ]);
  const paid = await guest.pay(begun, cards.success);
  expect(endpoints.confirmPaymentIntent.result.parse(paid)).toMatchObject({ state: 'succeeded' });
  expect(paid.order).toMatchObject({ outlet_name: 'Ben Tan', order: { payment_method: 'PAID' } });
  expect(statuses(paid.order)).toEqual(['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_COMMITTED']);
  await doErrands(server.deps);
  const jobs = await server.sql`select 1 from fleet_jobs where order_id = ${paid.order_id ?? ''}`;
  expect(jobs.length).toBe(1);
});

test('the fee is what is charged, and the fleet begins when it was paid', async () => {
  const body = await guest.orderBody();
  const begun = await guest.intent(body);
  expect(begun).toMatchObject({ amount: body.delivery_fee, currency: 'SGD' });
  server.pass(300);
  const { order_id } = await guest.pay(begun, cards.success);
  await doErrands(server.deps);
  const [row] = await server.sql<{ next: number }[]>`
    select next_at as next from fleet_jobs where order_id = ${order_id ?? ''}`;
  expect(row?.next).toBeGreaterThan(server.deps.clock());
});

test('nothing is paid for an order whose amount is finer than the coins', async () => {
  const body = await guest.orderBody();
  const answer = await guest.askIntent(
    { ...body, order: { ...body.order, amount: 0.001 } },
    randomUUID(),
  );
  expect(answer.json().errors[0].meta).toMatchObject({
    ...{ translation_key: 'validation.amount-too-fine', field: 'orderAmount' },
  });
});

test('a card that is declined fails the order, and the same draft may be paid for again', async () => {
  const body = await guest.orderBody();
  const key = randomUUID();
  const begun = await guest.intent(body, key);
  const failed = await guest.pay(begun, cards.declined);
  expect(failed).toMatchObject({ state: 'failed', reason: 'declined' });
  expect(failed.order?.status).toBe('PAYMENT_FAILED');
  const second = await guest.intent(body, key);
  expect(second.intent_id).not.toBe(begun.intent_id);
  expect(await guest.pay(second, cards.success)).toMatchObject({ state: 'succeeded' });
  const third = await guest.intent(body, key);
  expect(third).toMatchObject({ intent_id: second.intent_id, state: 'succeeded' });
});

test('an expired card and an expired date are told apart from success', async () => {
  const begun = await guest.intent(await guest.orderBody());
  const past = await guest.tokenFor(begun, cards.success, '01/20');
  expect([past.statusCode, past.json().problems]).toEqual([422, { expiry: 'past' }]);
  expect(await guest.pay(begun, cards.expired)).toMatchObject({ reason: 'expired_card' });
});

test('a number that is no test card gets no token', async () => {
  const begun = await guest.intent(await guest.orderBody());
  const answer = await guest.tokenFor(begun, '4012 8888 8888 1881');
  expect(answer.json().problems).toEqual({ number: 'unknown-card' });
});

describe('a challenge', () => {
  async function challenged() {
    const begun = await guest.intent(await guest.orderBody());
    const told = await guest.pay(begun, cards.challenge);
    expect(told.state).toBe('challenge');
    return { begun, url: told.redirect_required?.redirectUrl ?? '' };
  }

  test('that is answered with yes pays, and the person is sent back to where they began', async () => {
    const { begun, url } = await challenged();
    expect(new URL(url).host).not.toBe('sg.localhost');
    const back = await guest.answerBank(url, 'yes');
    expect(back.headers.location).toMatch(/^http:\/\/sg\.localhost.*\/payment\/pi_/);
    const learned = await guest.outcome(begun);
    expect(learned.state).toBe('succeeded');
    expect(learned.order?.status).toBe('PAYMENT_COMMITTED');
  });

  test('that is answered with no fails; a later yes changes nothing', async () => {
    const { begun, url } = await challenged();
    await guest.answerBank(url, 'no');
    await guest.answerBank(url, 'yes');
    expect(await guest.outcome(begun)).toMatchObject({ state: 'failed' });
    const before = await guest.charges();
    await guest.reconcile();
    expect(await guest.charges()).toBe(before);
  });

  test('of an order that was ended meanwhile gives the money back, and nobody rides for it', async () => {
    const { begun, url } = await challenged();
    const { sql, deps } = server;
    const id = (await guest.outcome(begun)).order_id ?? '';
    const cancellation = { source: 'platform', reason: 'closed', charge: 0 } as const;
    await sql.begin(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order) await endOrder(tx, order, { cancellation }, deps.clock());
    });
    await guest.answerBank(url, 'yes');
    await guest.reconcile();
    expect(await guest.outcome(begun)).toMatchObject({
      ...{ state: 'succeeded', order: { status: 'CANCELLED' } },
    });
    await doErrands(deps);
    const [intent] = await sql`
      select refunded_at from payment_intents where id = ${begun.intent_id}`;
    expect(intent?.refunded_at).toBeTypeOf('number');
    expect(await sql`select 1 from fleet_jobs where order_id = ${id}`).toHaveLength(0);
  });

  test('is settled without the page that began it', async () => {
    const { begun, url } = await challenged();
    await guest.answerBank(url, 'yes');
    await guest.reconcile();
    const rows = await server.sql`select 1 from payment_intents
      where id = ${begun.intent_id} and state = 'succeeded'`;
    expect(rows.length).toBe(1);
  });

  test('that nobody answers is given up after a quarter of an hour, and cannot be answered any more', async () => {
    const { begun, url } = await challenged();
    server.pass(901);
    await guest.reconcile();
    const after = await guest.outcome(begun);
    expect([after.state, after.order?.status]).toEqual(['cancelled', 'PAYMENT_CANCELLED']);
    await guest.answerBank(url, 'yes');
    expect((await guest.outcome(begun)).state).toBe('cancelled');
  });

  test('may be given up by the person', async () => {
    const { begun } = await challenged();
    const body = { purchase_intent_id: begun.intent_id };
    const answer = await guest.call('POST', '/order/payment/intent/cancel', body);
    expect(answer.json().result).toMatchObject({ state: 'cancelled' });
  });

  test('that gets no answer at all stays as it is', async () => {
    const { begun, url } = await challenged();
    for (const payload of [{}, { answer: 'maybe' }, ['yes'], 'null']) {
      const answer = await guest.sandbox.inject({
        ...{ method: 'POST', url: new URL(url).pathname, payload },
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.statusCode).toBe(400);
    }
    expect(await guest.outcome(begun)).toMatchObject({ state: 'challenge' });
  });

  test('whose address was made up is unknown', async () => {
    const { url } = await challenged();
    const forged = url.replace(/\.[\w-]+$/, '.forged');
    expect((await guest.answerBank(forged, 'yes')).statusCode).toBe(404);
  });
});

test('who cancels gets the money back, once', async () => {
  const paid = await guest.pay(await guest.intent(await guest.orderBody()), cards.success);
  const body = { vendor_id: guest.vendorId, order_id: paid.order_id, reason: 'mistake_error' };
  expect((await guest.call('PUT', '/order/cancel', body)).statusCode).toBe(409);
  server.pass(601);
  const cancelled = await guest.call('PUT', '/order/cancel', body);
  expect(cancelled.json().result).toMatchObject({ status: 'CANCELLED' });
  await guest.reconcile();
  await guest.reconcile();
  const [row] = await server.sql<{ at: number; amount: number; refunded: number }[]>`
    select refunded_at as at, amount, refunded from sandbox_charges
    where reference = ${paid.intent_id}`;
  expect(row?.at).toBe(server.deps.clock());
  expect(row?.refunded).toBe(row?.amount);
});

test('what a late cancellation costs is not given back', async () => {
  const paid = await guest.pay(await guest.intent(await guest.orderBody()), cards.success);
  const ended = {
    status: 'CANCELLED',
    cancellation: { source: 'vendor', reason: 'closed', charge: 2 },
  };
  await server.sql`update orders set record = record || ${JSON.stringify(ended)}::text::jsonb
    where id = ${paid.order_id ?? ''}`;
  await guest.reconcile();
  const [row] = await server.sql<{ amount: number; refunded: number }[]>`
    select amount, refunded from sandbox_charges where reference = ${paid.intent_id}`;
  expect(row?.refunded).toBeCloseTo((row?.amount ?? 0) - 2, 5);
});

test('a card may be kept by who has an account, and pays again without its number', async () => {
  const merchant = await paymentClient(server, 'merchant');
  const first = await merchant.intent(await merchant.orderBody());
  expect(first.payment_methods[0]?.may_save).toBe(true);
  expect(await merchant.pay(first, cards.success, true)).toMatchObject({ state: 'succeeded' });
  const second = await merchant.intent(await merchant.orderBody());
  const [kept] = second.payment_methods[0]?.paymentInstruments ?? [];
  expect(kept).toMatchObject({ brand: 'Visa', last_four: '4242', expires: '12/39' });
  const again = await merchant.askConfirm(second, { payment_instrument_id: kept?.id });
  expect(again.json().result).toMatchObject({ state: 'succeeded' });
  const stranger = await guest.intent(await guest.orderBody());
  const stolen = await guest.askConfirm(stranger, { payment_instrument_id: kept?.id });
  expect(stolen.json().result).toMatchObject({ state: 'failed', reason: 'card_token' });
});

test('a flag chooses the kind of card form', async () => {
  await server.sql`insert into feature_flags values ('sg', 'cybersource-credit-card-taiwan', true)`;
  const begun = await guest.intent(await guest.orderBody());
  await server.sql`delete from feature_flags where name = 'cybersource-credit-card-taiwan'`;
  expect(begun.payment_methods[0]?.name).toBe('cybersource_creditcard');
  const wrong = await guest.askConfirm(begun, {
    ...{ payment_method: 'generic_creditcard', payment_instrument_id: 'NEW' },
    card: { token: 'x', save: false },
  });
  expect(codeOf(wrong)).toBe('CardMissing');
});

describe('refused is', () => {
  test('an outlet that nobody set up for it', async () => {
    const merchant = await paymentClient(server, 'merchant');
    const answer = await merchant.call('POST', '/order/payment/auth/m4pk1', {});
    expect(codeOf(answer)).toBe('OnlinePaymentOff');
  });

  test('a payment without a key', async () => {
    const { wallet_id, access_token } = await guest.wallet();
    const order = await guest.orderBody();
    const body = { wallet_id, bearer_token: access_token, vendor_id: guest.vendorId, order };
    const answer = await guest.call('POST', '/order/payment/intent', body);
    expect(codeOf(answer)).toBe('IdempotencyKeyMissing');
  });

  test('a wallet of somebody else, and an old one', async () => {
    const other = await paymentClient(server);
    const { wallet_id, access_token } = await other.wallet();
    const order = await guest.orderBody();
    const body = { wallet_id, bearer_token: access_token, vendor_id: guest.vendorId, order };
    const stolen = await guest.call('POST', '/order/payment/intent', body, randomUUID());
    expect(codeOf(stolen)).toBe('WalletExpired');
    server.pass(901);
    const old = await other.call('POST', '/order/payment/intent', body, randomUUID());
    expect(codeOf(old)).toBe('WalletExpired');
  });

  test('a fee that no longer holds', async () => {
    const order = await guest.orderBody();
    server.pass(301);
    expect(codeOf(await guest.askIntent(order, randomUUID()))).toBe('SignatureExpired');
  });

  test('another order under a key that has paid already, and an ordinary one as well', async () => {
    const key = randomUUID();
    const order = await guest.orderBody();
    await guest.pay(await guest.intent(order, key), cards.success);
    const other = { ...order, order: { ...order.order, amount: 21 } };
    expect(codeOf(await guest.askIntent(other, key))).toBe('IdempotencyKeyReused');
    const cash = await guest.orderBody('CASH_ON_DELIVERY');
    expect(codeOf(await guest.call('POST', '/order', cash, key))).toBe('IdempotencyKeyReused');
  });

  test('paying for an order that was placed already with this key', async () => {
    const key = randomUUID();
    const cash = await guest.orderBody('CASH_ON_DELIVERY');
    expect((await guest.call('POST', '/order', cash, key)).statusCode).toBe(200);
    expect(codeOf(await guest.askIntent(await guest.orderBody(), key))).toBe(
      'IdempotencyKeyReused',
    );
  });

  test('confirming once an ordinary order has its key, as from another tab', async () => {
    const key = randomUUID();
    const begun = await guest.intent(await guest.orderBody(), key);
    const { token } = (await guest.tokenFor(begun, cards.success)).json();
    const cash = await guest.orderBody('CASH_ON_DELIVERY');
    expect((await guest.call('POST', '/order', cash, key)).statusCode).toBe(200);
    const card = { payment_instrument_id: 'NEW', card: { token, save: false } };
    expect(codeOf(await guest.askConfirm(begun, card))).toBe('IdempotencyKeyReused');
  });

  test('confirming what took too long', async () => {
    const begun = await guest.intent(await guest.orderBody());
    const { token } = (await guest.tokenFor(begun, cards.success)).json();
    server.pass(901);
    const card = { payment_instrument_id: 'NEW', card: { token, save: false } };
    expect(codeOf(await guest.askConfirm(begun, card))).toBe('PaymentOver');
  });

  test('a payment of another guest', async () => {
    const begun = await guest.intent(await guest.orderBody());
    const other = await paymentClient(server);
    const answer = await other.call('GET', `/order/payment/intent/${begun.intent_id}`);
    expect(answer.statusCode).toBe(404);
  });

  test('a token that was used', async () => {
    const one = await guest.intent(await guest.orderBody());
    const two = await guest.intent(await guest.orderBody());
    const { token } = (await guest.tokenFor(one, cards.success)).json();
    const card = { payment_instrument_id: 'NEW', card: { token, save: false } };
    expect((await guest.askConfirm(one, card)).json().result.state).toBe('succeeded');
    expect((await guest.askConfirm(two, card)).json().result).toMatchObject({
      ...{ state: 'failed', reason: 'card_token' },
    });
  });
});

test('content that changes before a card was given begins the payment again', async () => {
  const key = randomUUID();
  const order = await guest.orderBody();
  const first = await guest.intent(order, key);
  const second = await guest.intent({ ...order, order: { ...order.order, amount: 30 } }, key);
  expect(second.intent_id).not.toBe(first.intent_id);
  expect((await guest.outcome(first)).state).toBe('cancelled');
});
