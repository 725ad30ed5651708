import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type Mood,
  type StripeStandIn,
  stripeKey,
  stripeSecret,
} from '../../../../e2e/support/stripe/stand-in.ts';
import type { PaymentProvider } from '../../../../server/payments/provider.ts';
import { stripeProvider } from '../../../../server/payments/stripe/provider.ts';
import { heldOf, onPage, paidByStripe, stripeCards } from './support.ts';

let begun: Awaited<ReturnType<typeof paidByStripe>>;
let stripe: StripeStandIn;
let payments: PaymentProvider;
let reference: string;
beforeEach(async () => {
  begun = await paidByStripe();
  ({ stripe } = begun);
  const { hostname: host, port } = new URL(stripe.url);
  // The same as the server's, and less patient.
  const library = new Stripe(stripeKey, {
    ...{ host, port, protocol: 'http', timeout: 150, maxNetworkRetries: 0, telemetry: false },
  });
  payments = stripeProvider(begun.server.deps, library, {
    ...{ webhookSecret: stripeSecret, api: stripe.url },
  });
  reference = `pi_${randomUUID()}`;
});
afterEach(() => begun.close());

const charge = (payOrigin = stripe.url) =>
  payments.charge({
    ...{ reference, amount_minor: 560n, currency: 'SGD', source: { kind: 'page' }, payOrigin },
    ...{ customer: null, title: 'Hopper 1', language: 'zh_Hant_TW', returnUrl: 'http://x.test/' },
  });
const refund = () => payments.refund({ reference, amount_minor: 200n, currency: 'SGD' });
const outcome = () => payments.outcome(reference, stripe.url);

async function pay(state: Awaited<ReturnType<typeof charge>>) {
  if (state.state !== 'challenge') throw new Error(`there is no page: ${state.state}`);
  await onPage(state.redirectUrl, stripeCards.good);
}

const moods: readonly Mood[] = ['busy', 'broken', 'silent', 'lost'];

test.each(moods)(
  'a page that is asked for while Stripe is %s comes with the next question',
  async (mood) => {
    stripe.behave(mood);
    // A connection that ends at once is tried again by the library itself.
    const first = await charge().catch(() => undefined);
    if (mood !== 'lost') expect(first).toBeUndefined();
    await pay(await outcome());
    expect(await outcome()).toEqual({ state: 'succeeded' });
    const { sessions, charged } = heldOf(stripe, reference);
    expect([sessions.length, charged]).toEqual([1, [560]]);
  },
);

test.each(moods)('a refund that is asked for while Stripe is %s is made once', async (mood) => {
  await pay(await charge());
  // The page, what was given back before, and the refund itself: each may be the one that fails.
  for (const before of [0, 1, 2]) {
    for (let well = 0; well < before; well += 1) stripe.behave('well');
    stripe.behave(mood);
    await refund().catch(() => undefined);
  }
  await refund().catch(() => undefined);
  stripe.forgetKeys();
  await refund();
  await refund();
  expect(heldOf(stripe, reference).back).toEqual([200]);
});

test('a refund that failed at the bank is made again, and what was given back by hand counts', async () => {
  await pay(await charge());
  await refund();
  const [first] = stripe.account.refunds;
  if (first) first.status = 'failed';
  await refund();
  expect(heldOf(stripe, reference).back).toEqual([200]);
  const [payment] = stripe.account.payments.values();
  const byHand = { ...stripe.account.refunds[1], id: 're_hand', amount: 500, metadata: {} };
  stripe.account.refunds.splice(0, 2, { ...byHand, payment_intent: payment?.id ?? '' } as never);
  await refund();
  expect(heldOf(stripe, reference).back).toEqual([500, 60]);
});

test.each(moods)(
  'one that is given up while Stripe is %s is not given up before Stripe says so',
  async (mood) => {
    const page = await charge();
    stripe.behave(mood, 2);
    await payments.cancel(reference).catch(() => undefined);
    expect(['open', 'expired']).toContain(heldOf(stripe, reference).sessions[0]?.status);
    expect(await payments.cancel(reference)).toEqual({ state: 'cancelled' });
    await pay(page);
    expect(heldOf(stripe, reference).charged).toEqual([]);
  },
);

test('what Stripe cannot charge has failed, and says why', async () => {
  const small = { amount_minor: 20n, currency: 'SGD', source: { kind: 'page' } } as const;
  const rest = { customer: null, title: 'x', language: null, returnUrl: 'http://x.test/' };
  const asked = { ...small, ...rest, reference, payOrigin: stripe.url };
  expect(await payments.charge(asked)).toEqual({ state: 'failed', reason: 'amount' });
  expect(await outcome()).toEqual({ state: 'failed', reason: 'amount' });
  const free = { ...asked, reference: 'pi_free', amount_minor: 0n };
  expect(await payments.charge(free)).toEqual({ state: 'succeeded' });
  const foreign = { ...asked, reference: 'pi_foreign', title: '' };
  expect(await payments.charge(foreign)).toEqual({ state: 'failed', reason: 'init' });
});

test('nobody is sent to an origin that the deployment does not know', async () => {
  await expect(charge('https://pay.example')).rejects.toThrow('name it as paymentOrigin');
  const real = stripeProvider(begun.server.deps, new Stripe(stripeKey), {
    ...{ webhookSecret: stripeSecret, api: undefined },
  });
  expect(real.hosted?.origin).toBe('https://checkout.stripe.com');
});

test('a page says what is paid, in which language, and nothing of who pays', async () => {
  await charge();
  const [row] = await begun.server.sql<{ asked: Stripe.Checkout.SessionCreateParams }[]>`
    select asked from stripe_sessions where reference = ${reference}`;
  expect(row?.asked).toMatchObject({ locale: 'zh-TW', allowed_payment_method_types: ['card'] });
  expect(Object.keys(row?.asked ?? {})).not.toContain('customer_email');
  expect(stripe.calls).toEqual(['POST /v1/checkout/sessions']);
});
