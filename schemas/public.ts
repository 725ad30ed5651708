import * as z from 'zod/mini';
import { PriceLine } from './order-features.ts';
import { Amount, Position, text, UnixTime } from './primitives.ts';

/** What the recipient of a tracking link is told (specification 2, section 4); ours adds that an order was cancelled. */
export const publicStages = [
  'preparing',
  'courier-accepted',
  'near-vendor',
  'collected',
  'near-customer',
  'delivered',
  'return-initiated',
  'returned',
  'cancelled',
] as const;
export type PublicStage = (typeof publicStages)[number];

/** What two people who send something to each other are told. */
export const consumerStages = [
  'placed',
  'to-collection',
  'near-collection',
  'to-delivery',
  'near-delivery',
  'delivered',
  'cancelled',
] as const;
export type ConsumerStage = (typeof consumerStages)[number];

/**
 * All that a public link shows of an order. The serializer names every field, so that nothing else can slip out:
 * given names alone, positions to about a hundred metres, and a rider only while one is on the way with the goods.
 */
export const PublicTracking = z.object({
  stage: text(32),
  consumer_stage: text(32),
  outlet_name: text(300),
  recipient_name: text(100),
  updated_at: UnixTime,
  /** Minutes to pickup or drop-off, whichever comes next. */
  estimated_minutes: z.nullable(z.number()),
  /** The moment that this comes to, so that it can be counted down. */
  expected_at: z.optional(z.nullable(UnixTime)),
  /** The rider is late and has said so. */
  delayed: z.optional(z.boolean()),
  pickup: z.nullable(Position),
  dropoff: z.nullable(Position),
  /** What the recipient has to have ready, or had; null where there is nothing to be said of money. */
  to_pay: z.optional(z.nullable(z.object({ state: text(32), amount: Amount }))),
  rider_name: z.nullable(text(100)),
  rider: z.nullable(z.extend(Position, { updated_at: UnixTime })),
  /** When the goods are expected at the door, from the moment that a rider has accepted. */
  arrives_at: z.optional(z.nullable(UnixTime)),
  /** The moment that was promised, where the one that is expected lies well behind it. */
  was_at: z.optional(z.nullable(UnixTime)),
  /** Where the shop can be called; a person who sends something has no number here. */
  shop_phone: z.optional(z.nullable(text(40))),
  /** What happened when, once it is over. */
  times: z.optional(
    z.nullable(
      z.object({
        placed_at: UnixTime,
        collected_at: z.nullable(UnixTime),
        finished_at: UnixTime,
      }),
    ),
  ),
  /** Whether there is a photograph of the delivery, which is a call of its own. */
  photo: z.optional(z.boolean()),
  /** The path of the receipt, where the shop has given it out. */
  receipt: z.optional(z.nullable(text(200))),
});
/** How a recipient pays: in cash or by card when the rider comes, then and already, or before. */
export const publicPayments = ['cash', 'card', 'collected', 'paid'] as const;
export type PublicPayment = (typeof publicPayments)[number];

export type PublicTracking = z.infer<typeof PublicTracking>;

/** What was delivered and what it cost, without saying who it went to or where. Money is in the market's currency. */
export const PublicReceipt = z.object({
  order_id: text(100),
  outlet_name: text(300),
  recipient_name: text(100),
  placed_at: UnixTime,
  finished_at: UnixTime,
  returned: z.boolean(),
  payment_method: text(64),
  amount: Amount,
  delivery_fee: Amount,
  discount: Amount,
  /** What features add to the fee, or take off it. */
  price_lines: z.optional(z.array(PriceLine).check(z.maxLength(20))),
  total: Amount,
});
export type PublicReceipt = z.infer<typeof PublicReceipt>;

/** Public addresses of an order, as paths; there is a receipt once it was delivered or brought back. */
export const PublicLinks = z.object({
  tracking: text(200),
  receipt: z.nullable(text(200)),
});
export type PublicLinks = z.infer<typeof PublicLinks>;

/** The clauses of the terms, in their order; each has a heading and a text in every language. */
export const legalClauses = [
  'service',
  'goods',
  'fee',
  'cancelling',
  'liability',
  'data',
  'changes',
] as const;
