import type { endpoints } from '#schemas';
import type { Call } from '../http/serve.ts';
import { tellHappened } from '../observe/happened.ts';
import { findIntent, isSettled } from './intents.ts';
import { learn } from './learn.ts';

type Told = Call<typeof endpoints.takeStripeEvent>;

/**
 * Handles an event of Stripe by asking Stripe for the present state, so that repeated, late or reordered events do no harm. If that
 * fails, the event is refused, and Stripe sends it again.
 */
export async function takeStripeEvent(call: Told) {
  const { type, data } = call.input.body;
  const { client_reference_id: page, metadata, failure_reason: why } = data.object;
  const reference = page ?? metadata?.reference;
  const intent = reference ? await findIntent(call.sql, reference) : undefined;
  if (!intent) return { outcome: 'unknown' as const };
  if (type === 'refund.failed') {
    tellHappened('payment', { state: 'refund-failed' });
    call.log.error({ payment: intent.id, why }, 'a refund did not reach its card');
    return { outcome: 'taken' as const };
  }
  if (isSettled(intent)) return { outcome: 'known' as const };
  await learn(call, intent);
  return { outcome: 'taken' as const };
}
