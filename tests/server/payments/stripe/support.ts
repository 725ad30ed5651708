import {
  type StripeStandIn,
  startStripe,
  stripeKey,
  stripeSecret,
  stripeSignature,
} from '../../../../e2e/support/stripe/stand-in.ts';
import { testServer } from '../../../support/server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

/** Cards of Stripe's tests. */
export const stripeCards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  bank: '4000 0000 0000 3220',
} as const;

/** What has a server pay by Stripe, which stands at an address of this machine. */
export function payingBy(api: string): Record<string, string> {
  return {
    ...{ PAYMENT: 'stripe', STRIPE_API: api },
    ...{ STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRET: stripeSecret },
  };
}

/** A server that is paid by Stripe, and Stripe by the same clock. */
export async function paidByStripe(env: Record<string, string> = {}) {
  const time: { now: () => number } = { now: () => Date.now() / 1000 };
  const stripe = await startStripe({ now: () => time.now() });
  const server = await testServer({ env: { ...payingBy(stripe.url), ...env } });
  time.now = server.deps.clock;
  const close = async () => {
    await server.close();
    await stripe.stop();
  };
  return { server, stripe, close };
}

/** What a person does on the pages that Stripe sent them to; answers where they end up. */
export async function onPage(url: string, card: string, answer: 'yes' | 'no' = 'yes') {
  const asked = await post(url, { number: card });
  return asked.includes('/bank/') ? post(asked, { answer }) : asked;
}

async function post(url: string, typed: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(typed);
  const { headers } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return new URL(headers.get('location') ?? '', url).href;
}

/** Brings a server what Stripe tells, as it signs it. */
export function tell(
  server: Server,
  event: object,
  { at = server.deps.clock(), secret }: { at?: number; secret?: string } = {},
) {
  const payload = JSON.stringify(event);
  return server.app.inject({
    ...{ method: 'POST', url: '/payments/api/v1/stripe', payload },
    headers: {
      ...{ host: 'sg.localhost', 'content-type': 'application/json' },
      'stripe-signature': stripeSignature(payload, at, secret),
    },
  });
}

/** What Stripe holds of a payment of ours. */
export function heldOf({ account }: StripeStandIn, reference: string) {
  const payments = [...account.payments.values()].filter(
    ({ metadata }) => metadata.reference === reference,
  );
  const paid = payments.filter(({ status }) => status === 'succeeded');
  const back = account.refunds.filter(
    ({ status, payment_intent: of }) => status !== 'failed' && paid.some(({ id }) => id === of),
  );
  const sessions = [...account.sessions.values()].filter(
    ({ client_reference_id: id }) => id === reference,
  );
  return {
    sessions,
    charged: paid.map(({ amount_received: amount }) => amount),
    back: back.map(({ amount }) => amount),
  };
}
