import type { endpoints, Order, PaymentOutcome } from '#schemas';
import { brandNames } from '../brand.ts';
import type { Tx } from '../db/connect.ts';
import { isDuplicate } from '../db/violations.ts';
import { takeRoom } from '../guests/limits.ts';
import { refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { positionOf } from '../orders/fee.ts';
import { placeUnpaidOrder } from '../orders/place.ts';
import { isGuest } from '../policy.ts';
import { findVendors, merchantOf } from '../vendors/repository.ts';
import { orderKeyReused } from './create-intent.ts';
import { holderOf } from './holder.ts';
import { changeIntent, findIntent, type Intent, isSettled, lockIntent } from './intents.ts';
import { payOriginOf } from './origin.ts';
import { outcomeOf } from './outcome.ts';
import type { CardSource } from './provider.ts';
import { settle } from './settle.ts';
import { requireWallet } from './wallets.ts';

type ConfirmCall = Call<typeof endpoints.confirmPaymentIntent>;

/**
 * Pays. The order is stored before the charge, and the payment's id is the reference of the charge, so that repeating the call, from
 * any tab and with any card, answers the outcome of the first charge.
 */
export async function confirmPayment(call: ConfirmCall): Promise<PaymentOutcome> {
  const { sql, input, clock, deployments } = call;
  const id = input.body.purchase_intent_id;
  const intent = await findIntent(sql, id);
  if (!intent || intent.vendor_id !== input.body.order.vendor_id) throw refusals.unknown();
  if (isSettled(intent)) return outcomeOf(sql, intent);
  const { vendor_id: vendorId } = intent;
  await requireWallet(call, { token: input.body.bearer_token, vendorId });
  const source = sourceOf(call, intent);
  const merchant = await merchantOf(call, vendorId);
  const begun = await call.turns.take(merchant, () => place(call, id));
  if (isSettled(begun)) return outcomeOf(sql, begun);
  const said = await charge(call, begun, source);
  const after = await settle({ sql, deployments, now: clock() }, id, said);
  return outcomeOf(sql, after ?? begun);
}

function sourceOf({ input, payments }: ConfirmCall, intent: Intent): CardSource {
  const { payment_instrument_id: id, card, payment_method } = input.body;
  if (payment_method !== intent.method) throw noCard('body.payment_method');
  if (payments.hosted) return { kind: 'page' };
  if (id !== 'NEW') return { kind: 'instrument', id };
  if (!card || card.token === '') throw noCard('body.card');
  return { kind: 'token', ...card };
}

async function charge(call: ConfirmCall, intent: Intent, source: CardSource) {
  const { who, deployment } = call;
  const { id: reference, amount_minor, currency, origin, language, order_id } = intent;
  const { serviceName } = await brandNames(deployment);
  return holderOf(call, intent).charge({
    ...{ reference, amount_minor, currency, source, language },
    title: `${serviceName} ${order_id ?? ''}`.trim(),
    customer: isGuest(who) ? null : who.userId,
    returnUrl: `${origin}/payment/${reference}`,
    payOrigin: payOriginOf(call, deployment, origin),
  });
}

/** Stores the order with its first two statuses under the draft's key, which can place no other order from now on. */
async function place(call: ConfirmCall, id: string): Promise<Intent> {
  const { sql, clock, numbers, payments } = call;
  const number = await numbers.next(call.input.body.order.vendor_id);
  return sql
    .begin(async (tx) => {
      const intent = await lockIntent(tx, id);
      if (!intent) throw refusals.unknown();
      if (intent.state !== 'open') return intent;
      if (intent.expires_at <= clock()) throw over();
      const keepRoom = await takeRoom(tx, call, intent.asked);
      const order = await placeAsked(tx, call, { intent, number });
      await keepRoom(order.order_id);
      return changeIntent(tx, intent, {
        ...{ state: 'confirming', order_id: order.order_id, processor: payments.name },
        // The provider's page stays open for a while; do not expire the payment before that.
        expires_at: Math.max(intent.expires_at, clock() + (payments.hosted?.seconds ?? 0)),
      });
    })
    .catch((cause) => {
      throw isDuplicate(cause) ? orderKeyReused() : cause;
    });
}

/** Places the order as it was when the payment began. */
async function placeAsked(
  tx: Tx,
  { clock, market, dispatcher }: ConfirmCall,
  { intent, number }: { intent: Intent; number: number },
): Promise<Order> {
  const { asked, holder: userId, idempotency_key: key, body_hash: bodyHash } = intent;
  const [vendor] = await findVendors(tx, [asked.vendor_id]);
  const from = vendor && (positionOf(vendor) ?? asked.sender?.location);
  if (!vendor || !from) throw refusals.unknown();
  const { latitude, longitude } = from;
  return placeUnpaidOrder(tx, dispatcher, {
    ...{ asked, vendor, market, number, now: clock() },
    source: { latitude, longitude },
    placement: { userId, key, bodyHash },
  });
}

function noCard(field: string) {
  return refusal(400, 'CardMissing', 'Say which card pays.', {
    key: 'error.payment.choose-card',
    field,
  });
}

function over() {
  return refusal(409, 'PaymentOver', 'This payment took too long and was given up.', {
    key: 'error.payment.over',
  });
}
