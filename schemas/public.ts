import * as z from 'zod/mini';
import { PriceLine } from './order-features.ts';
import { Amount, Position, text, UnixTime } from './primitives.ts';

/** The stages on a recipient's link (specification 2, section 4), and `cancelled`, which is ours. */
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

/** The stages on a link of a parcel between consumers. */
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
 * All that a public link shows of an order; the serializer names every field, so that nothing else gets out. Only given names,
 * positions to about a hundred metres, and the rider only while on the way with the goods.
 */
export const PublicTracking = z.object({
  stage: text(32),
  consumer_stage: text(32),
  outlet_name: text(300),
  recipient_name: text(100),
  updated_at: UnixTime,
  /** Minutes to pickup or drop-off, whichever comes next. */
  estimated_minutes: z.nullable(z.number()),
  /** The time that the minutes lead to, for a countdown. */
  expected_at: z.optional(z.nullable(UnixTime)),
  /** Whether the rider reported a delay. */
  delayed: z.optional(z.boolean()),
  pickup: z.nullable(Position),
  dropoff: z.nullable(Position),
  /** What the recipient pays or paid at the door; null where there is nothing to tell. */
  to_pay: z.optional(z.nullable(z.object({ state: text(32), amount: Amount }))),
  rider_name: z.nullable(text(100)),
  rider: z.nullable(z.extend(Position, { updated_at: UnixTime })),
  /** The number that connects to the rider without telling theirs, where the fleet has one. */
  rider_phone: z.optional(z.nullable(text(40))),
  /** When the goods are expected at the door; from a rider's acceptance on. */
  arrives_at: z.optional(z.nullable(UnixTime)),
  /** When a rider is to collect an order for later that no rider is asked for yet. */
  planned_for: z.optional(z.nullable(UnixTime)),
  /** The promised time, where the expected one is much later. */
  was_at: z.optional(z.nullable(UnixTime)),
  /** The shop's phone number; null for a guest's order. */
  shop_phone: z.optional(z.nullable(text(40))),
  /** The times of its stages, once it is over. */
  times: z.optional(
    z.nullable(
      z.object({
        placed_at: UnixTime,
        collected_at: z.nullable(UnixTime),
        finished_at: UnixTime,
      }),
    ),
  ),
  /** Whether there is a photograph of the delivery, fetched by a call of its own. */
  photo: z.optional(z.boolean()),
  /** The path of the receipt, where the shop has shared it. */
  receipt: z.optional(z.nullable(text(200))),
});
/** How a recipient pays: at the door in `cash` or by `card`, `collected` there already, or `paid` before. */
export const publicPayments = ['cash', 'card', 'collected', 'paid'] as const;
export type PublicPayment = (typeof publicPayments)[number];

export type PublicTracking = z.infer<typeof PublicTracking>;

/** What was delivered and what it cost, without the recipient and the address. Money is in the market's currency. */
export const PublicReceipt = z.object({
  order_id: text(100),
  outlet_name: text(300),
  recipient_name: text(100),
  placed_at: UnixTime,
  finished_at: UnixTime,
  returned: z.boolean(),
  payment_method: text(64),
  /** Whether the delivery fee was paid online by card. */
  fee_paid_online: z.optional(z.boolean()),
  amount: Amount,
  delivery_fee: Amount,
  discount: Amount,
  /** The price lines of features. */
  price_lines: z.optional(z.array(PriceLine).check(z.maxLength(20))),
  total: Amount,
});
export type PublicReceipt = z.infer<typeof PublicReceipt>;

/** The paths of an order's public pages; the receipt exists once it was delivered or returned. */
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
