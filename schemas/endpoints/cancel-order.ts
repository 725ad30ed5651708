import * as z from 'zod/mini';
import { Order } from '../order.ts';
import { Id } from '../primitives.ts';
import { cancelReasons } from '../status.ts';
import { defineEndpoint } from './define.ts';

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
    /** The cost that the person was told; a higher one is refused with `ChargeChanged`. */
    charge: z.optional(z.number().check(z.nonnegative())),
  }),
  result: Order,
  refusals: ['NotCancellable', 'ReasonRefused', 'ChargeChanged'],
});
