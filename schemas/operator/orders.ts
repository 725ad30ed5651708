import * as z from 'zod/mini';
import { Id, requiredText, text, UnixTime } from '../primitives.ts';
import { cancelReasons } from '../status.ts';
import { Search } from './common.ts';
import { defineOperatorCall } from './define.ts';

/** An order in a list of operators. */
const FoundOrder = z.object({
  order_id: Id,
  outlet_id: Id,
  outlet_name: text(300),
  /** Whether it is of a test outlet. */
  is_test: z.boolean(),
  deployment: Id,
  status: text(64),
  recipient: text(300),
  phone: text(60),
  /** The merchant's reference. */
  reference: z.nullable(Id),
  rider: z.nullable(text(300)),
  created_at: UnixTime,
  updated_at: UnixTime,
});

const At = z.strictObject({ orderId: Id });

export const findOrders = defineOperatorCall({
  id: 'findOrders',
  summary:
    'Orders by id or its end, the merchant’s own reference, the recipient’s name or phone, the newest first',
  method: 'GET',
  path: '/orders',
  query: z.strictObject({ ...Search, search: requiredText(200), outlet: z.optional(Id) }),
  result: z.object({ orders: z.array(FoundOrder) }),
});

export const getOrderHistory = defineOperatorCall({
  id: 'getOrderHistory',
  summary: 'What happened to an order: when, who did it, and what changed',
  method: 'GET',
  path: '/orders/{orderId}',
  params: At,
  result: z.object({
    order: FoundOrder,
    history: z.array(
      z.object({
        at: UnixTime,
        /** The email address of the operator or of the merchant's person, where known, or the part of the product. */
        by: text(320),
        what: text(64),
        change: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
});

export const cancelOrderOperated = defineOperatorCall({
  id: 'cancelOrderOperated',
  summary:
    'Cancel an order that is not over, for what it costs by its market’s rules or for nothing',
  method: 'POST',
  path: '/orders/{orderId}/cancel',
  params: At,
  body: z.strictObject({ reason: z.enum(cancelReasons), free: z._default(z.boolean(), false) }),
  result: FoundOrder,
  refusals: ['OrderOver', 'PaymentOpen'],
});

export const requestRiderAgain = defineOperatorCall({
  id: 'requestRiderAgain',
  summary: 'Ask the dispatcher for another rider for an order that nobody has collected yet',
  method: 'POST',
  path: '/orders/{orderId}/request-rider',
  params: At,
  result: FoundOrder,
  refusals: ['OrderOver', 'OrderCollected', 'PaymentOpen'],
});

const OperatedPayment = z.object({
  payment_id: Id,
  order_id: z.nullable(Id),
  outlet_id: Id,
  amount: z.number(),
  currency: text(3),
  state: text(40),
  created_at: UnixTime,
  refunded_at: z.nullable(UnixTime),
  /** Whether a promised refund is not completed yet. */
  refund_underway: z.boolean(),
});

export const listPayments = defineOperatorCall({
  id: 'listPayments',
  summary: 'Payments by card by their own or their order’s id, with what became of their refunds',
  method: 'GET',
  path: '/payments',
  query: z.strictObject({
    ...Search,
    refunds: z.optional(z.enum(['underway', 'done', 'none'])),
  }),
  result: z.object({ payments: z.array(OperatedPayment), total: z.number() }),
});

export const refundPayment = defineOperatorCall({
  id: 'refundPayment',
  summary: 'Give back what was paid for an order that is over, once',
  method: 'POST',
  path: '/payments/{paymentId}/refund',
  params: z.strictObject({ paymentId: Id }),
  result: OperatedPayment,
  refusals: ['NotRefundable', 'AlreadyRefunded'],
});
