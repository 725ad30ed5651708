import type Stripe from 'stripe';
import type { Deps } from '../../module.ts';
import type { Charge, ChargeState, PaymentProvider, Refund } from '../provider.ts';
import { stripeCoin } from './amounts.ts';
import { close, type Standing, standingOf, type Tools } from './open.ts';
import { pageLife, pageOf } from './page.ts';
import { proveEvent } from './prove.ts';
import { refundOnce } from './refund.ts';
import { beginSession, endUnasked, findSession } from './sessions.ts';

/** The origin of Stripe's pages, unless the account has a custom domain. */
export const stripePages = 'https://checkout.stripe.com';

/** The provider with Stripe's hosted page for card and bank. */
export function stripeProvider(
  deps: Pick<Deps, 'sql' | 'clock' | 'log'>,
  stripe: Stripe,
  { webhookSecret, api }: { webhookSecret: string; api: string | undefined },
): PaymentProvider {
  const tools: Tools = { ...deps, stripe };
  const origin = api === undefined ? stripePages : new URL(api).origin;
  return {
    ...{ name: 'stripe', takesPayments: true, hosted: { origin, seconds: pageLife } },
    coin: stripeCoin,
    openFields: async () => null,
    instruments: async () => [],
    charge: (charge) => pay(tools, charge).catch(asOurs),
    outcome: (reference, payOrigin) => outcome(tools, reference, payOrigin).catch(asOurs),
    cancel: (reference) => cancel(tools, reference).catch(asOurs),
    refund: (refund) => giveBack(tools, refund).catch(asOurs),
    prove: (said) => proveEvent(stripe, webhookSecret, said),
  };
}

/** Wraps an error of Stripe, so that its status, such as 401 for our key, is not passed on to the caller. */
function asOurs(cause: unknown): never {
  const why = cause instanceof Error ? cause.message : String(cause);
  throw new Error(`Stripe did not do as it was asked: ${why}`, { cause });
}

/** Pays; a sum of zero needs no page. */
async function pay(tools: Tools, charge: Charge): Promise<ChargeState> {
  const { reference, amount_minor, payOrigin } = charge;
  const now = tools.clock();
  const begun =
    amount_minor === 0n
      ? { reference, asked: null, ended: 'succeeded' as const }
      : { reference, asked: pageOf(charge, now), ended: null };
  const stored = await beginSession(tools.sql, begun, now);
  return chargeStateOf(await standingOf(tools, stored), payOrigin);
}

async function outcome(tools: Tools, reference: string, payOrigin: string): Promise<ChargeState> {
  const stored = await findSession(tools.sql, reference);
  return stored ? chargeStateOf(await standingOf(tools, stored), payOrigin) : { state: 'unknown' };
}

async function giveBack({ sql, stripe }: Tools, refund: Refund): Promise<void> {
  const stored = await findSession(sql, refund.reference);
  if (!stored?.session_id) throw new Error(`${refund.reference} has no page at Stripe`);
  await refundOnce(stripe, stored.session_id, refund);
}

async function cancel(tools: Tools, reference: string): Promise<ChargeState> {
  const nothing = { reference, asked: null, ended: 'cancelled' as const };
  const { ended } = await beginSession(tools.sql, nothing, tools.clock());
  // A parallel call that is creating a session will find it ended, and expire its session.
  if (ended === null) await endUnasked(tools.sql, { ...nothing, reason: null });
  const stored = await findSession(tools.sql, reference);
  if (stored?.ended === null && stored.session_id !== null) {
    return chargeStateOf({ ended: null, session: await close(tools.stripe, stored.session_id) });
  }
  return stored ? chargeStateOf(await standingOf(tools, stored)) : { state: 'unknown' };
}

/** A state of Stripe as a charge state; refuses a page outside of `payOrigin`. */
function chargeStateOf(standing: Standing, payOrigin?: string): ChargeState {
  if (standing.ended === 'failed') return { state: 'failed', reason: standing.reason ?? 'init' };
  if (standing.ended !== null) return { state: standing.ended };
  const { status, payment_status: paid, url } = standing.session;
  if (status === 'expired') return { state: 'cancelled' };
  if (status === 'complete')
    return paid === 'unpaid' ? { state: 'unknown' } : { state: 'succeeded' };
  if (url === null || url === undefined) return { state: 'unknown' };
  const { origin } = new URL(url);
  if (payOrigin !== undefined && origin !== payOrigin) {
    throw new Error(
      `Stripe asks for the card at ${origin}, and people are sent to ${payOrigin} alone: name it as paymentOrigin of the deployment`,
    );
  }
  return { state: 'challenge', redirectUrl: url };
}
