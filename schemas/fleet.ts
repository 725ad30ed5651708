import * as z from 'zod/mini';
import { AssignedRider, Customer, Order, proofKinds } from './order.ts';
import { OrderFeatures } from './order-features.ts';
import { CountryCode, CurrencyCode, Id, Position, text, UnixTime } from './primitives.ts';
import { cancelReasons, type OrderStatus } from './status.ts';

/** The statuses that a fleet may report; the others are set by the portal itself. */
export const fleetStatuses = [
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'DELAYED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
  'CANCELLED',
  'STALLED',
] as const satisfies readonly OrderStatus[];
export type FleetStatus = (typeof fleetStatuses)[number];

/** The part of an order that a fleet needs to deliver it. */
export const FleetOrder = z.extend(
  z.pick(Order, {
    order_id: true,
    vendor_id: true,
    created_at: true,
    revision: true,
    preordered_for: true,
    order: true,
    pickup_code: true,
    age_validation_required: true,
  }),
  {
    country: CountryCode,
    /** The currency of `order.amount`. */
    currency: CurrencyCode,
    /** Where it is collected. */
    pickup: z.extend(Position, {
      name: text(300),
      phone_number: z.optional(text(40)),
      address: z.optional(text(1000)),
      instructions: z.optional(text(1000)),
    }),
    customer: Customer,
    features: z.optional(OrderFeatures),
  },
);
export type FleetOrder = z.infer<typeof FleetOrder>;

/** The number of the ride, from 1: another rider who is asked for is another ride, so that reports are not mixed up. */
const Ride = z.number().check(z.int(), z.gte(1), z.lte(1_000_000));

/** What a fleet is told or asked, as the body of a signed call. */
export const FleetMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('order.requested'), ride: Ride, order: FleetOrder }),
  z.object({ type: z.literal('order.changed'), ride: Ride, order: FleetOrder }),
  z.object({
    type: z.literal('order.cancelled'),
    /** The last ride that is withdrawn. */
    ride: Ride,
    order: z.pick(Order, { order_id: true, vendor_id: true }),
  }),
  z.object({
    type: z.literal('estimate.asked'),
    country: CountryCode,
    source: Position,
    destination: Position,
    at: UnixTime,
  }),
]);
export type FleetMessage = z.infer<typeof FleetMessage>;

const Minutes = z.number().check(z.nonnegative(), z.lte(1_000_000));

/** A fleet's estimate of a delivery: minutes until pickup and until drop-off. */
export const FleetEstimate = z.object({ pickup_minutes: Minutes, delivery_minutes: Minutes });

const LeftMinutes = z.optional(z.nullable(Minutes));

/** A fleet's report of an order. Each holds all that the fleet knows, so that a lost report does no harm. */
export const FleetReport = z.strictObject({
  order_id: Id,
  /** The ride that it is about; the first if left out. */
  ride: z.optional(Ride),
  /** The number of the report within the ride, from 1, in the order of events. */
  nth: z.number().check(z.int(), z.gte(1), z.lte(1_000_000)),
  at: UnixTime,
  status: z.enum(fleetStatuses),
  /** The rider; null when there is none any more. */
  rider: z.optional(z.nullable(z.strictObject(AssignedRider.shape))),
  /** Minutes from `at`; null when nothing is expected. */
  estimated_pickup_minutes: LeftMinutes,
  estimated_delivery_minutes: LeftMinutes,
  estimated_return_minutes: LeftMinutes,
  photographs: z.optional(
    z
      .array(z.strictObject({ kind: z.enum(proofKinds), taken_at: UnixTime }))
      .check(z.maxLength(proofKinds.length)),
  ),
  /** Why the fleet cancelled the order; only with `CANCELLED`. */
  reason: z.optional(z.enum(cancelReasons)),
});
export type FleetReport = z.infer<typeof FleetReport>;

/** Riders of one call at most. */
const mostPositions = 500;

/** Positions of riders, each with the time of its measurement. */
export const FleetPositions = z.strictObject({
  positions: z
    .array(
      z.strictObject({
        rider_id: Id,
        ...Position.shape,
        heading: z.optional(z.nullable(z.number().check(z.gte(0), z.lt(360)))),
        at: UnixTime,
      }),
    )
    .check(z.minLength(1), z.maxLength(mostPositions)),
});
export type FleetPositions = z.infer<typeof FleetPositions>;

/** Characters of a photograph in base64: a mebibyte of JPEG. */
const mostPhotograph = 1_398_104;

/** What a rider photographed. */
export const FleetPhotograph = z.strictObject({
  order_id: Id,
  kind: z.enum(proofKinds),
  taken_at: UnixTime,
  /** A JPEG in base64, of a mebibyte at most. */
  jpeg: z
    .string()
    .check(z.maxLength(mostPhotograph, { abort: true }), z.startsWith('/9j/'), z.base64()),
});
export type FleetPhotograph = z.infer<typeof FleetPhotograph>;
