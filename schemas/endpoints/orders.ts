import * as z from 'zod/mini';
import { Order } from '../order.ts';
import { Id, Position, text, typedText, UnixTime } from '../primitives.ts';
import { Estimations, FeeQuote, OrderCreation } from '../request.ts';
import { paymentMethods } from '../status.ts';
import { defineEndpoint } from './define.ts';
import { orderFilter } from './order-filter.ts';

const Route = {
  source: z.strictObject(Position.shape),
  destination: z.strictObject(Position.shape),
  vendor_id: Id,
  delivery_type: z.literal('food'),
};

export const quoteFee = defineEndpoint({
  id: 'quoteFee',
  summary: 'The signed delivery fee of a route',
  service: 'orders',
  method: 'POST',
  path: '/delivery/fee',
  access: { kind: 'vendor', at: 'body.vendor_id', guests: true },
  retry: 'safe',
  body: z.strictObject({ ...Route, payment_method: z.optional(z.enum(paymentMethods)) }),
  result: FeeQuote,
});

export const validateDeliveryArea = defineEndpoint({
  id: 'validateDeliveryArea',
  summary: 'Whether an outlet delivers to a position',
  service: 'orders',
  method: 'POST',
  path: '/delivery/area/validate',
  access: { kind: 'vendor', at: 'body.vendor_id', guests: true },
  retry: 'safe',
  body: z.strictObject({
    location: z.strictObject({
      lat: Position.shape.latitude,
      lng: Position.shape.longitude,
    }),
    vendor_location: z.strictObject(Position.shape),
    vendor_id: Id,
  }),
  result: z.enum(['DELIVERABLE', 'NOT_DELIVERABLE']),
});

export const estimate = defineEndpoint({
  id: 'estimate',
  summary: 'Minutes to pickup and to drop-off of a route',
  service: 'orders',
  method: 'POST',
  path: '/estimations',
  access: { kind: 'vendor', at: 'body.vendor_id', guests: true },
  retry: 'safe',
  body: z.strictObject(Route),
  result: z.object({ estimations: Estimations }),
});

export const createOrder = defineEndpoint({
  id: 'createOrder',
  summary: 'Request a rider; the same Idempotency-Key gives the same order',
  service: 'orders',
  method: 'POST',
  path: '/order',
  access: { kind: 'vendor', at: 'body.vendor_id', guests: true },
  retry: 'keyed',
  body: OrderCreation,
  result: z.object({ order_id: Id, order: Order }),
  refusals: [
    'SignatureExpired',
    'SignatureInvalid',
    'OutsideServiceHours',
    'OutsideDeliveryArea',
    'VendorUnavailable',
    'TooManyOpenOrders',
    'InvalidOrder',
    'ReferenceTaken',
    'IdempotencyKeyMissing',
    'IdempotencyKeyReused',
  ],
});

export const getOrder = defineEndpoint({
  id: 'getOrder',
  summary: 'One order of an outlet',
  service: 'orders',
  method: 'GET',
  path: '/order',
  access: { kind: 'order', at: 'query.orderId', guests: true },
  retry: 'safe',
  query: z.strictObject({ vendorId: Id, orderId: Id }),
  result: Order,
});

/** Which list of orders a page is of; `ended` are finished ones that were created before `from` and ended since. */
export const paginationKeys = ['past', 'active', 'preorder', 'ended'] as const;

export const listOrders = defineEndpoint({
  id: 'listOrders',
  summary:
    'Orders of an outlet, newest first; `pagination_key` continues where the last page ended',
  service: 'orders',
  method: 'GET',
  path: '/vendor/{vendorId}/orders',
  access: { kind: 'vendor', at: 'params.vendorId' },
  retry: 'safe',
  params: z.strictObject({ vendorId: Id }),
  query: z.strictObject({
    ...orderFilter,
    pagination_key: z.optional(typedText(300)),
    count: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
    scheduled: z.optional(z.enum(['true', 'false'])),
  }),
  result: z.object({
    data: z.array(Order),
    pagination_key: z.nullable(text(300)),
    /** The vendor's sequence number at the time of the list, from which a socket subscribes. */
    seq: z.number(),
    listed_at: UnixTime,
  }),
  refusals: ['OutletsNotAllowed'],
});
