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

/** The keys of the creation payload that the bare form leaves to features. */
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

/** What a feature is asked about a fee: the quote, what is paid of it so far, and the form. */
export type QuoteToAdjust = {
  readonly quote: FeeQuote;
  readonly payable: number;
  readonly vendor_id: Id;
  /** When the order is wanted. */
  readonly wantedAt: UnixTime;
  readonly fields: RequestFields;
};

/** What a feature makes of a fee. It lives as long as the quote and is never kept in the draft. */
export type Adjustment = {
  /** What is paid instead, in the market's currency. */
  readonly payable?: number;
  /** What is paid beside it. */
  readonly lines?: readonly PriceLine[];
  /** What has to be sent with an order at this fee. */
  readonly payload?: PluginPayload;
  /** Values of the feature's fields that no longer hold, put right. */
  readonly fields?: RequestFields;
  /** What to say: a text, and the field it stands at. */
  readonly error?: { readonly what: string; readonly where: string };
};
/** Answers always; what could not be found out is an adjustment that says so. */
export type QuoteAdjuster = Effect<QuoteToAdjust, Adjustment>;

/** A fee as a person sees it: what the server signed, and what features made of it. */
export type PricedQuote = FeeQuote & { readonly adjustment?: Adjustment };

type Currency = Pick<Market, 'currency'>;

/** What is left of the fee by its discounts. */
export function feeAfterDiscount({ fee, adjustment }: PricedQuote, currency: Currency): Minor {
  return minorOf(adjustment?.payable ?? fee, currency);
}

/** What the delivery costs in the end. */
export function payableFee(quote: PricedQuote, currency: Currency): Minor {
  return feeAfterDiscount(quote, currency) + sumOfLines(quote.adjustment?.lines, currency);
}

/** What has to be sent with an order at this fee. */
export function payloadOfQuote({ adjustment }: PricedQuote): PluginPayload {
  return adjustment?.payload ?? {};
}

/** The adjustments of several features as one: the later goes on from what the earlier left. */
export function joinedAdjustments(before: Adjustment, after: Adjustment): Adjustment {
  const payload = { ...before.payload, ...after.payload };
  const fields = { ...before.fields, ...after.fields };
  return { ...before, ...after, payload, fields };
}
