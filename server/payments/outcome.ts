import { amountOf } from '#core/rules';
import type { Order, PaymentOutcome } from '#schemas';
import type { Db } from '../db/connect.ts';
import type { Intent } from './intents.ts';

/** The outcome of a payment, with its order if placed. */
export async function outcomeOf(sql: Db, intent: Intent): Promise<PaymentOutcome> {
  const { order_id, redirect_url } = intent;
  const [row] =
    order_id === null
      ? []
      : await sql<{ record: Order }[]>`select record from orders where id = ${order_id}`;
  return {
    ...{ intent_id: intent.id, vendor_id: intent.vendor_id, state: intent.state },
    amount: amountOf(intent.amount_minor, intent),
    ...{ currency: intent.currency, reason: intent.reason },
    ...{ idempotency_key: intent.idempotency_key, order_id, order: row?.record ?? null },
    redirect_required:
      intent.state === 'challenge' && redirect_url !== null ? { redirectUrl: redirect_url } : null,
  };
}
