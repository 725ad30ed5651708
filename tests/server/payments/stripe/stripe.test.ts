import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentIntent, PaymentOutcome } from '#schemas';
import type { StripeStandIn } from '../../../../e2e/support/stripe/stand-in.ts';
import { noProvider } from '../../../../server/payments/none.ts';
import { promiseRefund } from '../../../../server/payments/refund-by-hand.ts';
import { sandboxProvider } from '../../../../server/payments/sandbox/provider.ts';
import type { testServer } from '../../../support/server.ts';
import { type PaymentClient, paymentClient } from '../support.ts';
import { heldOf, onPage, paidByStripe, stripeCards, tell } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let stripe: StripeStandIn;
let guest: PaymentClient;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ server, stripe, close } = await paidByStripe());
  guest = await paymentClient(server);
});
afterAll(async () => {
  await guest.close();
  await close();
});

const codeOf = (answer: { json: () => { errors: { code: string }[] } }) =>
  answer.json().errors[0]?.code;

/** Somebody who has pressed "pay" and is about to be sent to Stripe. */
async function sent(key: string = randomUUID()) {
  const begun = await guest.intent(await guest.orderBody(), key);
  const told: PaymentOutcome = (
    await guest.askConfirm(begun, { payment_instrument_id: 'NEW' })
  ).json().result;
  return { begun, told, url: told.redirect_required?.redirectUrl ?? '', id: begun.intent_id };
}

async function paid() {
  const all = await sent();
  await onPage(all.url, stripeCards.good);
  return { ...all, after: await guest.outcome(all.begun) };
}

/** What Stripe told last of a payment. */
const eventOf = (id: string, type = 'checkout.session.completed') => {
  const found = stripe.account.happenings.findLast(
    (each) => each.type === type && JSON.stringify(each).includes(id),
  );
  if (!found) throw new Error(`nothing ${type} was told of ${id}`);
  return found;
};

test('a guest is sent to the page of Stripe, pays there and comes back to an order', async () => {
  const { begun, told, url, after } = await paid();
  expect(begun.payment_methods).toMatchObject([{ fields_url: null, may_save: false }]);
  expect(told.state).toBe('challenge');
  expect(new URL(url).origin).toBe(stripe.url);
  const [session] = heldOf(stripe, begun.intent_id).sessions;
  expect(session?.success_url).toBe(`http://sg.localhost/payment/${begun.intent_id}`);
  expect(after).toMatchObject({ state: 'succeeded', order: { status: 'PAYMENT_COMMITTED' } });
  expect(heldOf(stripe, begun.intent_id).charged).toEqual([Math.round(begun.amount * 100)]);
});

test('their bank asks on the way; a card that is declined leaves them on the page with another try', async () => {
  const { begun, url } = await sent();
  expect(await onPage(url, stripeCards.declined)).toBe(url);
  expect(await onPage(url, stripeCards.bank, 'no')).toBe(url);
  expect((await guest.outcome(begun)).state).toBe('challenge');
  expect(await onPage(url, stripeCards.bank, 'yes')).toContain(`/payment/${begun.intent_id}`);
  expect((await guest.outcome(begun)).state).toBe('succeeded');
});

test('the same draft in two tabs, and pressed twice, leads to one page', async () => {
  const key = randomUUID();
  const { begun, url } = await sent(key);
  const again = await guest.askConfirm(begun, { payment_instrument_id: 'NEW' });
  expect(again.json().result.redirect_required.redirectUrl).toBe(url);
  await onPage(url, stripeCards.good);
  const late = await guest.askConfirm(begun, { payment_instrument_id: 'NEW' });
  expect(late.json().result.state).toBe('succeeded');
  expect(heldOf(stripe, begun.intent_id).charged).toHaveLength(1);
});

test('one that is given up on the way back charges nothing later, and its draft may be paid for again', async () => {
  const key = randomUUID();
  const { begun, url } = await sent(key);
  const what = { purchase_intent_id: begun.intent_id };
  const given = await guest.call('POST', '/order/payment/intent/cancel', what);
  expect(given.json().result).toMatchObject({ state: 'cancelled' });
  await onPage(url, stripeCards.good);
  expect(heldOf(stripe, begun.intent_id).charged).toEqual([]);
  const other = await sent(key);
  expect(other.id).not.toBe(begun.intent_id);
});

test('one that is left on the page is looked at until that has closed, and then given up', async () => {
  const { begun, url } = await sent();
  server.pass(1200);
  await guest.reconcile();
  expect((await guest.outcome(begun)).state).toBe('challenge');
  server.pass(1000);
  await guest.reconcile();
  expect(await guest.outcome(begun)).toMatchObject({ state: 'cancelled' });
  await onPage(url, stripeCards.good);
  expect(heldOf(stripe, begun.intent_id).charged).toEqual([]);
});

test('while Stripe is away a payment says that nobody knows, and goes on when it is back', async () => {
  const begun: PaymentIntent = await guest.intent(await guest.orderBody());
  stripe.behave('broken');
  const lost = await guest.askConfirm(begun, { payment_instrument_id: 'NEW' });
  expect(lost.statusCode).toBe(500);
  const told = await guest.outcome(begun);
  expect(told.state).toBe('challenge');
  await onPage(told.redirect_required?.redirectUrl ?? '', stripeCards.good);
  await guest.reconcile();
  expect((await guest.outcome(begun)).state).toBe('succeeded');
});

describe('what Stripe tells', () => {
  const stateOf = async (id: string) => {
    const [row] = await server.sql<{ state: string }[]>`
      select state from payment_intents where id = ${id}`;
    return row?.state;
  };

  test('settles a payment whose page was closed; twice, late and out of order it changes nothing', async () => {
    const { url, id } = await sent();
    const other = await sent();
    await onPage(url, stripeCards.good);
    await onPage(other.url, stripeCards.good);
    const told = await tell(server, eventOf(id));
    expect([told.statusCode, told.json().result]).toEqual([200, { outcome: 'taken' }]);
    expect(await stateOf(id)).toBe('succeeded');
    const expired = { ...eventOf(id), type: 'checkout.session.expired' };
    for (const each of [eventOf(id), expired, eventOf(id)])
      expect((await tell(server, each)).json().result).toEqual({ outcome: 'known' });
    // It says that nothing was paid; Stripe itself says otherwise.
    expect((await tell(server, { ...eventOf(other.id), type: expired.type })).statusCode).toBe(200);
    expect(await stateOf(other.id)).toBe('succeeded');
    const orders =
      await server.sql`select 1 from orders o join payment_intents i on i.order_id = o.id
      where i.id = ${id}`;
    expect(orders.length).toBe(1);
  });

  test('before anything was paid changes nothing either', async () => {
    const { url, id } = await sent();
    const body = {
      type: 'checkout.session.completed',
      data: { object: { client_reference_id: id } },
    };
    expect((await tell(server, body)).json().result).toEqual({ outcome: 'taken' });
    expect(await stateOf(id)).toBe('challenge');
    await onPage(url, stripeCards.good);
    expect((await tell(server, body)).json().result).toEqual({ outcome: 'taken' });
    expect(await stateOf(id)).toBe('succeeded');
  });

  test.each([
    ['five minutes ago', -300, 200],
    ['in five minutes', 300, 200],
    ['longer ago', -301, 401],
    ['later', 302, 401],
  ])('is taken by its moment: %s', async (_, ahead, status) => {
    const { id } = await paid();
    const at = server.deps.clock() + ahead;
    expect((await tell(server, eventOf(id), { at })).statusCode).toBe(status);
  });

  test('is believed of nobody else', async () => {
    const { id, url } = await sent();
    await onPage(url, stripeCards.good);
    const forged = await tell(server, eventOf(id), { secret: 'whsec_of_somebody' });
    expect([forged.statusCode, codeOf(forged)]).toEqual([401, 'SignatureRefused']);
    const bare = await server.app.inject({
      ...{ method: 'POST', url: '/payments/api/v1/stripe', payload: eventOf(id) },
      headers: { host: 'sg.localhost', ...guest.headers },
    });
    expect(bare.statusCode).toBe(401);
    expect(await stateOf(id)).toBe('challenge');
  });

  test('of what is not ours is taken and nothing is done, whatever digits stand in it', async () => {
    const object = { client_reference_id: 'another shop', network: '4242424242424242' };
    const told = await tell(server, { type: 'checkout.session.completed', data: { object } });
    expect([told.statusCode, told.json().result]).toEqual([200, { outcome: 'unknown' }]);
  });

  test('while Stripe cannot be asked is refused, so that it comes again', async () => {
    const { id, url } = await sent();
    await onPage(url, stripeCards.good);
    stripe.behave('busy', 2);
    expect((await tell(server, eventOf(id))).statusCode).toBe(500);
    stripe.behave('well');
    expect((await tell(server, eventOf(id))).statusCode).toBe(500);
    expect((await tell(server, eventOf(id))).json().result).toEqual({ outcome: 'taken' });
    expect(await stateOf(id)).toBe('succeeded');
  });

  test('of a refund that failed is kept for who operates the server', async () => {
    const { id } = await paid();
    const object = { object: 'refund', metadata: { reference: id }, failure_reason: 'unknown' };
    const told = await tell(server, { type: 'refund.failed', data: { object } });
    expect(told.json().result).toEqual({ outcome: 'taken' });
  });
});

describe('money goes back', () => {
  test('all of it when an order is cancelled, once', async () => {
    const { id, after } = await paid();
    await server.sql`update orders set record = record || '{"status":"CANCELLED"}'
      where id = ${after.order_id ?? ''}`;
    await guest.reconcile();
    await guest.reconcile();
    const { charged, back } = heldOf(stripe, id);
    expect(back).toEqual(charged);
  });

  test('by hand, of an order that is over, in the same way', async () => {
    const { id, after } = await paid();
    await server.sql`update orders set record = record || '{"status":"DELIVERED"}'
      where id = ${after.order_id ?? ''}`;
    await server.sql.begin((tx) => promiseRefund(tx, id, server.deps.clock()));
    await guest.reconcileDue();
    const { charged, back } = heldOf(stripe, id);
    expect(back).toEqual(charged);
  });

  test('less what a late cancellation costs', async () => {
    const { id, after } = await paid();
    const kept = { cancellation: { charge: 1.5 }, status: 'CANCELLED' };
    await server.sql`update orders set record = record || ${JSON.stringify(kept)}::text::jsonb
      where id = ${after.order_id ?? ''}`;
    await guest.reconcile();
    const { charged, back } = heldOf(stripe, id);
    expect(back).toEqual(charged.map((amount) => amount - 150));
  });
});

test('where a provider charges no finer, less is charged than the fee, and is told before', async () => {
  const { payments } = server.deps;
  server.deps.payments = { ...payments, coin: () => 100n };
  const body = await guest.orderBody();
  const begun = await guest.intent(body);
  server.deps.payments = payments;
  expect(begun.amount).toBe(Math.floor(body.delivery_fee));
});

test('one that Stripe holds is nobody else’s to end: not without a processor, and not of the sandbox', async () => {
  const { begun, url, id } = await sent();
  const { payments } = server.deps;
  for (const other of [noProvider, sandboxProvider(server.deps)]) {
    server.deps.payments = other;
    const what = { purchase_intent_id: id };
    const answer = await guest.call('POST', '/order/payment/intent/cancel', what);
    expect(answer.statusCode).toBe(500);
    const before = await server.sql`select state from payment_intents where id = ${id}`;
    expect(before).toEqual([{ state: 'challenge' }]);
  }
  server.deps.payments = payments;
  await onPage(url, stripeCards.good);
  expect((await guest.outcome(begun)).state).toBe('succeeded');
});

test('a page may send people to Stripe', async () => {
  const host = { host: 'sg.localhost' };
  const told = await server.app.inject({ url: '/deployment.json', headers: host });
  expect(told.json().paymentOrigin).toBe(stripe.url);
});
