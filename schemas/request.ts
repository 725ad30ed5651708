import * as z from 'zod/mini';
import { OriginForm } from './address.ts';
import { OrderFeatures } from './order-features.ts';
import { Amount, AskedAmount, Id, Position, text, typedText, UnixTime } from './primitives.ts';
import { paymentMethods } from './status.ts';
import { Voucher } from './voucher.ts';

/** The parts of the fee, in the market's currency. */
export const FeeBreakdown = z.object({
  base: Amount,
  distance: Amount,
  surcharge: Amount,
  discount: Amount,
});
export type FeeBreakdown = z.infer<typeof FeeBreakdown>;

/** A fee signed by the server, valid for this route, vendor and way of paying until it expires. */
export const FeeQuote = z.object({
  fee: Amount,
  signature: text(2000),
  expires_at: UnixTime,
  distance_metres: z.number(),
  breakdown: FeeBreakdown,
});
export type FeeQuote = z.infer<typeof FeeQuote>;

/** How long a ride takes to the pickup and to the destination, in minutes. */
export const Estimations = z.object({
  estimation_pick_up_time: z.number(),
  estimation_delivery_time: z.number(),
});
export type Estimations = z.infer<typeof Estimations>;

const OrderLocation = z.strictObject({
  ...Position.shape,
  address: typedText(1000),
  notes: typedText(1000),
});

/** A guest's details: who hands the order over, and where (specification 2, section 3). */
const Sender = z.strictObject({
  location: OrderLocation,
  name: typedText(300),
  email: typedText(320),
  phone_number: typedText(40),
});

/** The body of POST /order (specification 2, section 3). */
export const OrderCreation = z.strictObject({
  vendor_id: Id,
  /** The merchant's reference, unique within the merchant. */
  reference: z.optional(Id),
  customer: z.strictObject({
    location: OrderLocation,
    phone_number: typedText(40),
    name: typedText(300),
  }),
  order: z.strictObject({
    payment_method: z.enum(paymentMethods),
    amount: AskedAmount,
    description: typedText(1000),
    cold_bag_needed: z.literal(false),
  }),
  delivery_fee: z.number().check(z.nonnegative()),
  signature: typedText(2000),
  login_pickup_estimation: z.optional(z.number()),
  pickup_tasks: z.optional(z.strictObject({ pickup_code: typedText(200) })),
  unit_number: z.optional(typedText(60)),
  building: z.optional(typedText(255)),
  age_validation_required: z.optional(z.boolean()),
  /** When the rider collects it; left out means now. */
  preordered_for: z.optional(UnixTime),
  vat_number: z.optional(typedText(32)),
  voucher: z.optional(Voucher),
  /** What the voucher leaves of `delivery_fee`, and the server's signature of it. */
  discounted_delivery_fee: z.optional(z.number().check(z.nonnegative())),
  discounted_signature: z.optional(typedText(2000)),
  sender: z.optional(Sender),
  features: z.optional(OrderFeatures),
});
export type OrderCreation = z.infer<typeof OrderCreation>;

/** The destination of a request, with its coordinates. */
export const Destination = z.extend(Position, {
  address: text(1000),
  city: text(300),
  area: text(300),
});
export type Destination = z.infer<typeof Destination>;

/** Form values by the names of specification 2, section 3; plugins add their own. */
export const RequestFields = z.record(text(64), text(5000));
export type RequestFields = z.infer<typeof RequestFields>;

/** A guest's details and pickup, as kept for their next order. */
export const KeptSender = z.strictObject({
  name: text(300),
  email: text(320),
  phone_number: text(40),
  origin_form: OriginForm,
});
export type KeptSender = z.infer<typeof KeptSender>;

/**
 * An unsent request, kept across reloads and crashes: what was typed, how far the person was, and the idempotency key. It
 * never holds card data or a signed fee.
 */
export const RequestDraft = z.object({
  version: z.literal(1),
  vendor_id: Id,
  idempotency_key: text(64),
  step: z.enum(['destination', 'details', 'payment']),
  address_query: text(1000),
  destination: z.nullable(Destination),
  /** The previous destination, to which Back returns while the address is being changed. */
  destination_before: z.optional(Destination),
  /** The place whose name the map gave to the address; absent for an address that the person wrote. */
  named_at: z.optional(Position),
  /** The map's address of the pin, offered beside the person's own text. */
  found_address: z.optional(text(1000)),
  fields: RequestFields,
  /** What customers who were chosen have filled in; all else was typed. */
  chosen: z.optional(RequestFields),
  /** The form of where the outlet stands, while that is asked. */
  origin_form: z.optional(OriginForm),
  /** How far that form is: at the details that no map knows, or finished by a guest. */
  origin_step: z.optional(z.enum(['details', 'told'])),
  saved_at: UnixTime,
  /** The order that is edited, and its revision when the edit began. */
  order_id: z.optional(Id),
  revision: z.optional(z.number()),
  /** Minutes to the pickup, set at the details step and kept, so that retries send the same order. */
  login_estimation: z.optional(z.number()),
  /** The past order that this request was filled in from. */
  copied_from: z.optional(Id),
  /** Whether it was filled in from the address book. */
  from_book: z.optional(z.boolean()),
});
export type RequestDraft = z.infer<typeof RequestDraft>;
