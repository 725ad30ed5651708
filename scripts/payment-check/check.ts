import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { minorOf } from '#core/rules';
import type { Deployment } from '#schemas';
import type { Config } from '../../server/config.ts';
import { stripeOf } from '../../server/payments/stripe/index.ts';
import { pageOf } from '../../server/payments/stripe/page.ts';
import { stripePages } from '../../server/payments/stripe/provider.ts';

type Asked = {
  stripe: NonNullable<Config['stripe']>;
  deployments: readonly Deployment[];
  /** Where a portal hears what Stripe says; it is not tried when left out. */
  webhook: string | undefined;
  say: (line: string) => void;
};
type Check = readonly [what: string, check: () => Promise<void>];

/** Tries whether people can pay by an account of Stripe, a line for each thing; answers how many of them failed. */
export async function checkPayment(asked: Asked): Promise<number> {
  const { say, stripe: config } = asked;
  say(`The key is ${config.key.includes('_live_') ? 'live: cards are charged' : 'one for tests'}.`);
  const stripe = stripeOf(config);
  const checks = [
    ...pageChecks(stripe, asked),
    ...(asked.webhook === undefined ? [] : webhookChecks(stripe, config, asked.webhook)),
  ];
  let failed = 0;
  for (const [what, check] of checks) {
    const why = await check().then(
      () => undefined,
      (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
    );
    say(why === undefined ? `ok    ${what}` : `FAIL  ${what}: ${why}`);
    if (why !== undefined) failed += 1;
  }
  say(failed === 0 ? 'People can pay by this account.' : `${failed} of ${checks.length} failed.`);
  return failed;
}

/** A page for each currency and each origin that people may be sent to. */
function pageChecks(stripe: Stripe, { deployments, stripe: { api } }: Asked): Check[] {
  const places = deployments.map(({ currency, paymentOrigin }) => {
    return { currency, origin: paymentOrigin ?? (api ? new URL(api).origin : stripePages) };
  });
  const once = new Map(places.map((place) => [JSON.stringify(place), place]));
  return [...once.values()].map(({ currency, origin }) => [
    `a page in ${currency} opens at ${origin} and closes`,
    () => openAndClose(stripe, currency, origin),
  ]);
}

/** A sum of some weight in every currency. */
const whole = 1000;

async function openAndClose(stripe: Stripe, currency: string, payOrigin: string): Promise<void> {
  const reference = `check-${randomUUID()}`;
  const charge = {
    ...{ reference, currency, payOrigin, amount_minor: minorOf(whole, { currency }) },
    ...{ source: { kind: 'page' } as const, customer: null, language: 'en' },
    ...{ title: 'A check that charges nobody', returnUrl: 'https://example.com/' },
  };
  const { id, url } = await stripe.checkout.sessions.create(pageOf(charge, Date.now() / 1000));
  const { status } = await stripe.checkout.sessions.expire(id);
  const at = url ? new URL(url).origin : 'nowhere';
  if (at !== payOrigin) throw new Error(`it opened at ${at}: name that as paymentOrigin`);
  if (status !== 'expired') throw new Error(`it did not close: it is ${status}`);
}

function webhookChecks(stripe: Stripe, { webhookSecret }: Asked['stripe'], url: string): Check[] {
  const tell = async (secret: string, ago: number, expected: number): Promise<void> => {
    const payload = JSON.stringify({
      type: 'checkout.session.completed',
      data: { object: { client_reference_id: `check-${randomUUID()}` } },
    });
    const timestamp = Math.floor(Date.now() / 1000) - ago;
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const { status } = await fetch(url, {
      ...{ method: 'POST', body: payload, redirect: 'manual', signal: AbortSignal.timeout(10_000) },
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    if (status !== expected) throw new Error(`it was answered ${status}, not ${expected}`);
  };
  return [
    ['the portal takes what Stripe signs', () => tell(webhookSecret, 0, 200)],
    ['it refuses another secret', () => tell('whsec_of_nobody', 0, 401)],
    ['it refuses what was signed ten minutes ago', () => tell(webhookSecret, 600, 401)],
  ];
}
