import type { Effect } from 'effector';
import { type Minor, minorOf, sumOfLines } from '#core/rules';
import type {
  FeeQuote,
  Id,
  Market,
  OrderCreation,
  PriceLine,
  RequestFields,
  UnixTime,
} from '#schemas';

/** The part of the creation payload that the bare form leaves to features. */
export type PluginPayload = Partial<Omit<OrderCreation, BarePayloadKey>>;
type BarePayloadKey =
  | 'vendor_id'
  | 'customer'
  | 'order'
  | 'delivery_fee'
  | 'signature'
  | 'login_pickup_estimation'
  | 'unit_number'
  | 'building';

/** What a feature is given to adjust a fee: the quote, what is left of it after earlier features, and the form. */
export type QuoteToAdjust = {
  readonly quote: FeeQuote;
  readonly payable: number;
  readonly vendor_id: Id;
  /** When the order is wanted. */
  readonly wantedAt: UnixTime;
  readonly fields: RequestFields;
};

/** How a feature changes a fee. It lives as long as the quote and is never kept in the draft. */
export type Adjustment = {
  /** What is paid instead, in the market's currency. */
  readonly payable?: number;
  /** What is paid beside it. */
  readonly lines?: readonly PriceLine[];
  /** What has to be sent with an order at this fee. */
  readonly payload?: PluginPayload;
  /** New values for fields of the feature that are no longer valid. */
  readonly fields?: RequestFields;
  /** What to tell the person: the key of a text, and the field that it stands at. */
  readonly error?: { readonly what: string; readonly where: string };
};
/** Never fails: where it could not find out, its adjustment carries an error. */
export type QuoteAdjuster = Effect<QuoteToAdjust, Adjustment>;

/** A fee as a person sees it: the server's signed quote and the adjustment of features. */
export type PricedQuote = FeeQuote & { readonly adjustment?: Adjustment };

type Currency = Pick<Market, 'currency'>;

/** The fee after discounts, without the lines of features. */
export function feeAfterDiscount({ fee, adjustment }: PricedQuote, currency: Currency): Minor {
  return minorOf(adjustment?.payable ?? fee, currency);
}

/** What the delivery costs: the fee after discounts and the lines of features. */
export function payableFee(quote: PricedQuote, currency: Currency): Minor {
  return feeAfterDiscount(quote, currency) + sumOfLines(quote.adjustment?.lines, currency);
}

/** What has to be sent with an order at this fee. */
export function payloadOfQuote({ adjustment }: PricedQuote): PluginPayload {
  return adjustment?.payload ?? {};
}

/** Two adjustments as one; where both say something, the later wins. */
export function joinedAdjustments(before: Adjustment, after: Adjustment): Adjustment {
  const payload = { ...before.payload, ...after.payload };
  const fields = { ...before.fields, ...after.fields };
  return { ...before, ...after, payload, fields };
}
