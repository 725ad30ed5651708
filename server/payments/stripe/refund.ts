import type Stripe from 'stripe';
import type { Refund } from '../provider.ts';
import { stripeAmount } from './amounts.ts';

/**
 * Refunds a part of a charge, once: earlier refunds of the charge count, also after the day for which Stripe remembers keys, and so do
 * refunds made in Stripe's dashboard.
 */
export async function refundOnce(
  stripe: Stripe,
  sessionId: string,
  { reference, amount_minor, currency }: Refund,
): Promise<void> {
  const { payment_intent: paid } = await stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent'],
  });
  if (paid === null || typeof paid === 'string') throw new Error(`${reference} was not paid`);
  const { data } = await stripe.refunds.list({ payment_intent: paid.id, limit: 100 });
  const standing = data.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  if (standing.some(({ metadata }) => metadata?.reference === reference)) return;
  const left = standing.reduce((sum, { amount }) => sum - amount, paid.amount_received);
  const amount = Math.min(left, stripeAmount(amount_minor, currency));
  if (amount <= 0) return;
  const refund = await stripe.refunds.create(
    { payment_intent: paid.id, amount, metadata: { reference } },
    { idempotencyKey: `refund ${reference} ${amount} ${data.length}` },
  );
  if (refund.status === 'failed') throw new Error(`the refund failed: ${refund.failure_reason}`);
}
