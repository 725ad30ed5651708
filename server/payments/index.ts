import { endpoints, type PaymentOutcome } from '#schemas';
import type { Db } from '../db/connect.ts';
import { isGuestId } from '../guests/tokens.ts';
import { refusals } from '../http/refusal.ts';
import { serveOn } from '../http/serve.ts';
import type { ServerModule } from '../module.ts';
import { confirmPayment } from './confirm.ts';
import { createIntent } from './create-intent.ts';
import { paymentErrands } from './errands.ts';
import { findIntent } from './intents.ts';
import { giveUp, learn } from './learn.ts';
import { mails } from './mails.ts';
import { outcomeOf } from './outcome.ts';
import { forgetWallets } from './retention.ts';
import { takeStripeEvent } from './stripe-events.ts';
import { authorizePayment } from './wallets.ts';

/** Limits of a processor's events, which are many and large. */
const eventLimits = { perMinute: 60_000, bodyLimit: 262_144 };

/** Payments by card, from the wallet to the refund. */
export const payments: ServerModule = {
  name: 'payments',
  mails,
  async register(app, deps) {
    const serve = serveOn(app, deps);
    const told = async (id: string, look: typeof learn): Promise<PaymentOutcome> => {
      const intent = await findIntent(deps.sql, id);
      if (!intent) throw refusals.unknown();
      return outcomeOf(deps.sql, await look(deps, intent));
    };
    serve(endpoints.authorizePayment, authorizePayment);
    serve(endpoints.createPaymentIntent, createIntent);
    serve(endpoints.confirmPaymentIntent, confirmPayment);
    serve(endpoints.getPaymentOutcome, ({ input }) => told(input.params.intentId, learn));
    serve(endpoints.takeStripeEvent, takeStripeEvent, eventLimits);
    serve(endpoints.cancelPayment, ({ input }) => told(input.body.purchase_intent_id, giveUp));
  },
  owners: { payment: ownersOfPayment },
  errands: paymentErrands,
  rounds: ({ sql, clock }) => [
    { name: 'wallets of long ago', run: () => forgetWallets(sql, clock()) },
  ],
};

/** The owners of a payment: the outlet, or the guest. */
async function ownersOfPayment(sql: Db, id: string): Promise<string[]> {
  const intent = await findIntent(sql, id);
  if (!intent) return [];
  return [intent.vendor_id, ...(isGuestId(intent.holder) ? [intent.holder] : [])];
}
