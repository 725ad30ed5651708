import * as z from 'zod/mini';
import { Order, proofKinds, RecentOrder } from '../order.ts';
import { Id, Position, text, typedText, UnixTime } from '../primitives.ts';
import { Estimations, FeeQuote, OrderCreation } from '../request.ts';
import { cancelReasons, paymentMethods } from '../status.ts';
import { defineEndpoint } from './define.ts';
import { orderFilter } from './order-filter.ts';
import { ServedFile } from './served-file.ts';

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
  retry: 'idempotent',
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
  retry: 'idempotent',
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
  retry: 'idempotent',
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

export const cancelOrder = defineEndpoint({
  id: 'cancelOrder',
  summary: 'Ask for the cancellation of an order; the answer is its new record',
  service: 'orders',
  method: 'PUT',
  path: '/order/cancel',
  access: { kind: 'order', at: 'body.order_id', guests: true },
  retry: 'idempotent',
  body: z.strictObject({
    vendor_id: Id,
    order_id: Id,
    reason: z.enum(cancelReasons),
    /** What the person was told that it costs; more than that is never charged. */
    charge: z.optional(z.number().check(z.nonnegative())),
  }),
  result: Order,
  refusals: ['NotCancellable', 'ReasonRefused', 'ChargeChanged'],
});

export const fetchProof = defineEndpoint({
  id: 'fetchProof',
  summary: 'The photograph of a pickup, delivery or return; kept for a week',
  service: 'orders',
  method: 'GET',
  path: '/order/{orderId}/proof/{kind}',
  access: { kind: 'order', at: 'params.orderId', guests: true },
  retry: 'safe',
  params: z.strictObject({ orderId: Id, kind: z.enum(proofKinds) }),
  produces: ['image/jpeg'],
  result: ServedFile,
  refusals: ['ProofUnavailable'],
});

/** Which list of orders a page is of. */
export const paginationKeys = ['past', 'active', 'preorder'] as const;

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
    /** The vendor's sequence number at the time of the list: what a socket subscribes after. */
    seq: z.number(),
    listed_at: UnixTime,
  }),
  refusals: ['OutletsNotAllowed'],
});

export const listRecipients = defineEndpoint({
  id: 'listRecipients',
  summary: 'The last order to each of the people an outlet delivered to of late, newest first',
  service: 'orders',
  method: 'GET',
  path: '/vendor/{vendorId}/recipients',
  access: { kind: 'vendor', at: 'params.vendorId' },
  retry: 'safe',
  params: z.strictObject({ vendorId: Id }),
  result: z.object({ recipients: z.array(RecentOrder).check(z.maxLength(30)) }),
});

export const listOrderChanges = defineEndpoint({
  id: 'listOrderChanges',
  summary: 'Who of the merchant placed, edited and cancelled an order, the first first',
  service: 'orders',
  method: 'GET',
  path: '/order/{orderId}/changes',
  access: { kind: 'order', at: 'params.orderId' },
  retry: 'safe',
  params: z.strictObject({ orderId: Id }),
  result: z.object({
    changes: z.array(
      z.object({
        what: z.enum(['placed', 'edited', 'cancelled']),
        at: UnixTime,
        /** What the person is called, or their address; null when they have no account any more. */
        by: z.nullable(text(320)),
      }),
    ),
  }),
});
