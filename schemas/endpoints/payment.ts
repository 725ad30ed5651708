import * as z from 'zod/mini';
import { cardProviders, PaymentIntent, PaymentOutcome, StripeEvent } from '../payment.ts';
import { Id, text, typedText } from '../primitives.ts';
import { OrderCreation } from '../request.ts';
import { defineEndpoint } from './define.ts';

const ofIntent = { kind: 'payment', guests: true } as const;

export const authorizePayment = defineEndpoint({
  id: 'authorizePayment',
  summary: 'A wallet: a short-lived right to pay for orders of one outlet',
  service: 'orders',
  method: 'POST',
  path: '/order/payment/auth/{vendorId}',
  access: { kind: 'vendor', at: 'params.vendorId', guests: true },
  retry: 'idempotent',
  params: z.strictObject({ vendorId: Id }),
  result: z.object({ wallet_id: Id, access_token: text(200), expires_in: z.number() }),
  refusals: ['OnlinePaymentOff'],
});

export const createPaymentIntent = defineEndpoint({
  id: 'createPaymentIntent',
  summary:
    'Begin to pay for an order; the same Idempotency-Key gives the same payment until it has failed',
  service: 'orders',
  method: 'POST',
  path: '/order/payment/intent',
  access: { kind: 'vendor', at: 'body.vendor_id', guests: true },
  retry: 'keyed',
  body: z.strictObject({
    wallet_id: Id,
    bearer_token: typedText(200),
    vendor_id: Id,
    order: OrderCreation,
    /** The language of the receipt. */
    language: z.optional(text(20)),
  }),
  result: PaymentIntent,
  refusals: [
    'WalletExpired',
    'OnlinePaymentOff',
    'CardNumberRefused',
    'TooManyOpenOrders',
    'SignatureExpired',
    'SignatureInvalid',
    'OutsideServiceHours',
    'OutsideDeliveryArea',
    'InvalidOrder',
    'IdempotencyKeyMissing',
    'IdempotencyKeyReused',
  ],
});

/** Instead of the specification's card details, it takes a one-time token of the hosted card fields. */
export const confirmPaymentIntent = defineEndpoint({
  id: 'confirmPaymentIntent',
  summary: 'Pay: charges once, however often it is sent, and places the order',
  service: 'orders',
  method: 'POST',
  path: '/order/payment/intent/confirm',
  access: { ...ofIntent, at: 'body.purchase_intent_id' },
  retry: 'idempotent',
  body: z.strictObject({
    order: z.strictObject({
      vendor_id: Id,
      vat_number: z.optional(z.nullable(typedText(32))),
      preordered_for: z.optional(z.nullable(z.number())),
    }),
    bearer_token: typedText(200),
    purchase_intent_id: Id,
    payment_method: z.enum(cardProviders),
    /** `NEW`, or the id of a kept card. */
    payment_instrument_id: Id,
    card: z.optional(z.strictObject({ token: typedText(200), save: z.boolean() })),
  }),
  result: PaymentOutcome,
  refusals: [
    'WalletExpired',
    'CardNumberRefused',
    'CardMissing',
    'PaymentOver',
    'TooManyOpenOrders',
    'VoucherInvalid',
    'IdempotencyKeyReused',
  ],
});

export const getPaymentOutcome = defineEndpoint({
  id: 'getPaymentOutcome',
  summary: 'What became of a payment, as the server and the provider know it',
  service: 'orders',
  method: 'GET',
  path: '/order/payment/intent/{intentId}',
  access: { ...ofIntent, at: 'params.intentId' },
  retry: 'safe',
  params: z.strictObject({ intentId: Id }),
  result: PaymentOutcome,
});

export const cancelPayment = defineEndpoint({
  id: 'cancelPayment',
  summary: 'Give a payment up; what was charged already stays charged',
  service: 'orders',
  method: 'POST',
  path: '/order/payment/intent/cancel',
  access: { ...ofIntent, at: 'body.purchase_intent_id' },
  retry: 'idempotent',
  body: z.strictObject({ purchase_intent_id: Id }),
  result: PaymentOutcome,
});

export const takeStripeEvent = defineEndpoint({
  id: 'takeStripeEvent',
  summary: 'What Stripe says of a payment; it is looked at by asking Stripe, whatever stands in it',
  service: 'payments',
  method: 'POST',
  path: '/stripe',
  access: { kind: 'processor' },
  retry: 'idempotent',
  body: StripeEvent,
  /** `known`: the payment was already settled. `unknown`: it is no payment of ours. */
  result: z.object({ outcome: z.enum(['taken', 'known', 'unknown']) }),
  refusals: ['SignatureRefused'],
});
