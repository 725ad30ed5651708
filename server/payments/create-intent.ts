import { amountOf, paidOnline } from '#core/rules';
import type { CardProvider, CurrencyCode, endpoints, OrderCreation, PaymentIntent } from '#schemas';
import { currentFlags } from '../flags/current.ts';
import { requireRoom } from '../guests/limits.ts';
import { keyReused, requireKey } from '../http/idempotency.ts';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { checkOrder } from '../orders/check.ts';
import { hashOf } from '../orders/create.ts';
import { costOf } from '../orders/features.ts';
import { isGuest } from '../policy.ts';
import { chargeable } from './coins.ts';
import { changeIntent, findByKey, type Intent, insertIntent, lockIntent } from './intents.ts';
import { requireOnlinePayment } from './offered.ts';
import { payOriginOf } from './origin.ts';
import { requireWallet } from './wallets.ts';

/** Seconds for which a payment may be made. */
const intentLife = 900;

type IntentCall = Call<typeof endpoints.createPaymentIntent>;

/** Begins a payment, once for each key; a repeated call answers the one that has not failed. */
export async function createIntent(call: IntentCall): Promise<PaymentIntent> {
  const { input, who, sql } = call;
  const { order, vendor_id: vendorId, bearer_token: token, wallet_id: walletId } = input.body;
  const key = requireKey(call.idempotencyKey);
  if (order.vendor_id !== vendorId) throw otherVendor();
  await requireOnlinePayment(call, vendorId);
  await requireWallet(call, { token, vendorId, walletId });
  const before = await findByKey(sql, who.userId, key);
  const current = before && (await continueIntent(call, before, hashOf(order)));
  return answer(call, current ?? (await begin(call, key, order)));
}

/** Continues an existing payment; one that was not sent yet is replaced if the order's content changed. */
async function continueIntent(
  { sql, clock }: IntentCall,
  before: Intent,
  hash: Buffer,
): Promise<Intent | undefined> {
  if (before.state === 'failed' || before.state === 'cancelled') return undefined;
  const same = before.body_hash.equals(hash);
  if (before.state !== 'open') {
    if (same) return before;
    throw orderKeyReused();
  }
  if (same && before.expires_at > clock()) return before;
  return sql.begin(async (tx) => {
    const locked = await lockIntent(tx, before.id);
    if (locked?.state !== 'open') return locked;
    await changeIntent(tx, locked, { state: 'cancelled', reason: 'replaced' });
    return undefined;
  });
}

async function begin(call: IntentCall, key: string, order: OrderCreation): Promise<Intent> {
  const { sql, who, clock, deployment, payments } = call;
  if (order.order.payment_method !== paidOnline) throw wrongMethod();
  await checkOrder(call, order, [paidOnline]);
  await requireRoom(sql, call, order);
  const placed = await sql`select 1 from orders
    where placed_by = ${who.userId} and idempotency_key = ${key}`;
  if (placed.length > 0) throw orderKeyReused();
  const now = clock();
  const begun = await insertIntent(sql, {
    ...{ holder: who.userId, idempotency_key: key, body_hash: hashOf(order), asked: order },
    ...{ vendor_id: order.vendor_id, deployment: deployment.id, origin: call.origin },
    language: call.input.body.language ?? null,
    amount_minor: chargeable(costOf(order, call.market), payments.coin(deployment.currency)),
    ...{ currency: deployment.currency, method: await methodOf(call) },
    ...{ created_at: now, expires_at: now + intentLife },
  });
  const intent = begun ?? (await findByKey(sql, who.userId, key));
  if (!intent) throw new Error('the payment was not stored');
  return intent;
}

/** The kind of card form, chosen by a flag (specification 1, section 9). */
async function methodOf({ sql, deployment, clock }: IntentCall): Promise<CardProvider> {
  const flags = await currentFlags(sql, deployment, clock());
  const cybersource = flags['cybersource-credit-card-taiwan'] === true;
  return cybersource ? 'cybersource_creditcard' : 'generic_creditcard';
}

async function answer(call: IntentCall, intent: Intent): Promise<PaymentIntent> {
  const { payments, who, deployment, origin } = call;
  const customer = isGuest(who) ? null : who.userId;
  const [fields_url, instruments] = await Promise.all([
    payments.openFields({
      reference: intent.id,
      portalOrigin: origin,
      payOrigin: payOriginOf(call, deployment, origin),
    }),
    customer === null ? [] : payments.instruments(customer),
  ]);
  return {
    ...{ intent_id: intent.id, state: intent.state },
    amount: amountOf(intent.amount_minor, intent),
    ...{ currency: intent.currency as CurrencyCode, expires_at: intent.expires_at },
    payment_methods: [
      {
        ...{ name: intent.method, paymentInstruments: instruments, fields_url },
        may_save: customer !== null && fields_url !== null,
      },
    ],
  };
}

function otherVendor() {
  return refusal(400, 'InvalidOrder', 'The order is of another outlet.', {
    ...{ key: 'error.cant-retrieve-vendor-rar', field: 'body.order.vendor_id' },
  });
}

function wrongMethod() {
  return refusal(400, 'InvalidOrder', 'What is paid online is paid.', {
    ...{ key: 'validation.fill-payment-method', field: 'paymentMethod' },
  });
}

/** The refusal of a key that was used for an order with other content. */
export function orderKeyReused() {
  return keyReused('order', 'request.error.already-placed');
}
