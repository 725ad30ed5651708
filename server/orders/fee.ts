import { amountOf, type Minor, minorOf, routeFee } from '#core/rules';
import type {
  endpoints,
  FeeQuote,
  Market,
  OrderCreation,
  PaymentMethod,
  Position,
  Vendor,
} from '#schemas';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { type Quoted, quoteLife, sign, verify } from './signature.ts';

/** An outlet's position; undefined if not known. */
export function positionOf(vendor: Vendor): Position | undefined {
  const { latitude, longitude } = vendor.vendor_information.location;
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

/** Computes and signs the fee of a route. */
export function quoteFee(call: Call<typeof endpoints.quoteFee>): FeeQuote {
  const { key, clock, deployment, market, input } = call;
  const { vendor_id: vendorId, source, destination, payment_method = null } = input.body;
  const priced = price(market, source, destination, payment_method);
  const expiresAt = Math.floor(clock()) + quoteLife;
  const { currency } = deployment;
  const quoted = { vendorId, source, destination, paymentMethod: payment_method, currency };
  const fee = amountOf(priced.fee, market);
  const signature = sign(key('fee'), { ...quoted, fee }, expiresAt);
  return { ...priced, fee, signature, expires_at: expiresAt };
}

/** The fields of an order or edit that its fee depends on. */
type Priced = Pick<OrderCreation, 'vendor_id' | 'delivery_fee' | 'signature'> & {
  order: Pick<OrderCreation['order'], 'payment_method'>;
  customer: { location: Position };
};

/**
 * Refuses an order whose fee we did not sign for its route, or that has changed since. A quote without a payment method is valid for
 * every method that costs the same.
 */
export function requireFee(
  { key, clock, deployment, market }: Pick<Call, 'key' | 'clock' | 'deployment' | 'market'>,
  order: Priced,
  source: Position,
): void {
  const { payment_method: paymentMethod } = order.order;
  const { latitude, longitude } = order.customer.location;
  const destination = { latitude, longitude };
  const quoted: Quoted = {
    ...{ vendorId: order.vendor_id, source, destination, paymentMethod },
    ...{ currency: deployment.currency, fee: order.delivery_fee },
  };
  const verdictOn = (each: Quoted) => {
    const verdicts = key.all('fee').map((by) => verify(by, each, order.signature, clock()));
    return verdicts.find((verdict) => verdict !== 'expired') ?? 'expired';
  };
  const own = verdictOn(quoted);
  const verdict = own === 'wrong' ? verdictOn({ ...quoted, paymentMethod: null }) : own;
  if (verdict === 'expired') throw signatureExpired();
  if (verdict === 'wrong') throw signatureInvalid();
  const current = price(market, source, destination, paymentMethod);
  if (current.fee !== minorOf(order.delivery_fee, market)) throw signatureExpired();
}

/** The present fee of a route. */
export function price(
  market: Market,
  source: Position,
  destination: Position,
  paymentMethod: PaymentMethod | null,
): Pick<FeeQuote, 'breakdown' | 'distance_metres'> & { fee: Minor } {
  const { fee, breakdown, metres } = routeFee(
    market,
    { source, destination },
    paymentMethod ?? 'NONE',
  );
  return { fee, breakdown, distance_metres: Math.round(metres) };
}

export function signatureExpired() {
  return refusal(409, 'SignatureExpired', 'The quoted fee no longer holds.', {
    key: 'error.fee.changed',
    field: 'body.signature',
  });
}

export function signatureInvalid() {
  return refusal(400, 'SignatureInvalid', 'The fee was not quoted for this order.', {
    key: 'request.error.cannot-compute-price',
    field: 'body.signature',
  });
}
