import * as z from 'zod/mini';
import { OrderFeatures, PriceLine } from './order-features.ts';
import { Amount, Id, Position, text, UnixTime } from './primitives.ts';
import { Voucher } from './voucher.ts';

/** A status and when it was recorded. Unknown statuses are accepted and kept. */
export const StatusEntry = z.object({ status: text(64), created_at: UnixTime });
export type StatusEntry = z.infer<typeof StatusEntry>;

/** Where an order goes: position, address and notes. */
export const CustomerLocation = z.extend(Position, {
  address: text(1000),
  notes: z.optional(text(1000)),
  unit_number: z.optional(text(60)),
  building: z.optional(text(255)),
});
export type CustomerLocation = z.infer<typeof CustomerLocation>;

/** Who an order is for. */
export const Customer = z.object({
  name: text(300),
  phone_number: text(40),
  location: CustomerLocation,
});
export type Customer = z.infer<typeof Customer>;

/** What riders photograph: the goods at pickup, at the door, and back at the outlet. */
export const proofKinds = ['pickup', 'delivery', 'return'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** A photograph that was taken; the picture itself is fetched by a call of its own. */
const Proof = z.object({ kind: text(32), created_at: UnixTime });

/** The rider of an order, as its vendor sees them. */
export const AssignedRider = z.object({
  id: Id,
  name: text(300),
  phone_number: text(40),
  /** A number that connects to them without telling theirs: recipients may call it while the goods are on the way. */
  relay_number: z.optional(text(40)),
});
export type AssignedRider = z.infer<typeof AssignedRider>;

/** Who cancelled an order and why, and what that cost, in the market's currency. */
export const Cancellation = z.object({
  source: text(64),
  reason: text(64),
  /** What the vendor pays for it. */
  charge: z.optional(Amount),
  /** What the vendor is paid for the goods. */
  compensation: z.optional(Amount),
});
export type Cancellation = z.infer<typeof Cancellation>;

/** A refund of a payment by card, in the market's currency, and when it was made. */
const Refund = z.object({ amount: Amount, created_at: UnixTime });

/** Of an estimate; null where there is none any more. */
const Minutes = z.optional(z.nullable(z.number()));

/**
 * One order, as every call and every socket frame carries it (specification 2, section 3).
 * `updated_at` grows with every change of the order; times are Unix seconds, money is in the market's currency.
 */
export const Order = z.object({
  order_id: Id,
  vendor_id: Id,
  /** The merchant's reference. */
  reference: z.optional(Id),
  created_at: UnixTime,
  updated_at: UnixTime,
  status: text(64),
  status_history: z.array(StatusEntry).check(z.maxLength(200)),
  preordered_for: z.optional(z.nullable(UnixTime)),
  customer: Customer,
  order: z.object({
    amount: Amount,
    description: text(1000),
    payment_method: text(64),
  }),
  /** How often it was edited. */
  revision: z.optional(z.number()),
  outlet_name: z.optional(text(300)),
  origin: z.optional(z.nullable(Position)),
  pickup_code: z.optional(z.nullable(text(30))),
  /** Whether the rider must check the recipient's age. */
  age_validation_required: z.optional(z.boolean()),
  vat_number: z.optional(z.nullable(text(32))),
  voucher_code: z.optional(z.nullable(text(40))),
  /** The terms of that voucher when the order was placed; they apply to every edit. */
  voucher: z.optional(z.nullable(Voucher)),
  features: z.optional(OrderFeatures),
  delivery_fee: z.optional(Amount),
  price_lines: z.optional(z.array(PriceLine).check(z.maxLength(20))),
  total_discount: z.optional(Amount),
  total_amount: z.optional(Amount),
  cancellation: z.optional(z.nullable(Cancellation)),
  refund: z.optional(z.nullable(Refund)),
  estimated_pickup_minutes: Minutes,
  estimated_delivery_minutes: Minutes,
  estimated_return_minutes: Minutes,
  /** When the minutes were estimated; `updated_at` if absent. */
  estimated_at: z.optional(UnixTime),
  /** When the rider was to be at the outlet as it was first told; absent where it was not. */
  told_pickup_at: z.optional(UnixTime),
  /** When the rider was to be at the door as it was first told; absent where it was not. */
  told_delivery_at: z.optional(UnixTime),
  rider: z.optional(z.nullable(AssignedRider)),
  proofs: z.optional(z.array(Proof).check(z.maxLength(20))),
});
export type Order = z.infer<typeof Order>;

/** The part of an order that a repeated request begins with, and what its delivery cost. */
export const RecentOrder = z.pick(Order, {
  order_id: true,
  vendor_id: true,
  created_at: true,
  customer: true,
  order: true,
  delivery_fee: true,
});
export type RecentOrder = z.infer<typeof RecentOrder>;
