import * as z from 'zod/mini';
import { Order } from './order.ts';
import { Amount, CurrencyCode, Id, text, UnixTime } from './primitives.ts';

/** The kinds of card form that a payment may use; the names are the specification's (2, section 3). */
export const cardProviders = ['cybersource_creditcard', 'generic_creditcard'] as const;
export type CardProvider = (typeof cardProviders)[number];

/** A card that a person kept: enough to recognise it, nothing to pay with elsewhere. */
export const PaymentInstrument = z.object({
  id: Id,
  brand: text(40),
  last_four: z.string().check(z.regex(/^\d{4}$/)),
  /** `MM/YY`. */
  expires: z.string().check(z.regex(/^\d\d\/\d\d$/)),
});
export type PaymentInstrument = z.infer<typeof PaymentInstrument>;

/** A way to pay by card. `fields_url` is the page of its card fields on another origin; null where the provider's own page asks for the card. */
export const CardMethod = z.object({
  name: z.enum(cardProviders),
  paymentInstruments: z.array(PaymentInstrument),
  fields_url: z.nullable(text(2000)),
  /** Whether a new card may be kept for the next time. */
  may_save: z.boolean(),
});
export type CardMethod = z.infer<typeof CardMethod>;

/**
 * Where a payment is. `open` waits for a card, `confirming` for the provider, `challenge` for the person at their bank;
 * the others are final, and only `succeeded` has charged anything.
 */
export const paymentStates = [
  'open',
  'confirming',
  'challenge',
  'succeeded',
  'failed',
  'cancelled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A payment as the server knows it. */
export const PaymentIntent = z.object({
  intent_id: Id,
  state: z.enum(paymentStates),
  amount: Amount,
  currency: CurrencyCode,
  expires_at: UnixTime,
  payment_methods: z.array(CardMethod),
});
export type PaymentIntent = z.infer<typeof PaymentIntent>;

/** What a browser keeps of a payment that was sent, so that it can ask for its outcome. */
export const UnsettledPayment = z.object({
  user_id: Id,
  vendor_id: Id,
  intent_id: Id,
  key: text(128),
  begun_at: UnixTime,
});
export type UnsettledPayment = z.infer<typeof UnsettledPayment>;

/**
 * An event of Stripe, with only the fields that we read. Our reference is in the payment's checkout session and in a refund's
 * metadata.
 */
export const StripeEvent = z.object({
  type: text(255),
  data: z.object({
    object: z.object({
      client_reference_id: z.optional(z.nullable(text(200))),
      metadata: z.optional(z.nullable(z.object({ reference: z.optional(text(500)) }))),
      failure_reason: z.optional(z.nullable(text(255))),
    }),
  }),
});
export type StripeEvent = z.infer<typeof StripeEvent>;

/** What the server knows of a payment, which alone decides its outcome. */
export const PaymentOutcome = z.object({
  intent_id: Id,
  vendor_id: Id,
  state: z.enum(paymentStates),
  amount: Amount,
  currency: CurrencyCode,
  /** The idempotency key of the draft that is paid for. */
  idempotency_key: text(128),
  /** Why a card was not charged. */
  reason: z.optional(z.nullable(text(64))),
  order_id: z.optional(z.nullable(Id)),
  order: z.optional(z.nullable(Order)),
  redirect_required: z.optional(z.nullable(z.object({ redirectUrl: text(5000) }))),
});
export type PaymentOutcome = z.infer<typeof PaymentOutcome>;
