import * as z from 'zod/mini';
import { Order } from '../order.ts';
import { OrderUpdate } from '../order-update.ts';
import { Id } from '../primitives.ts';
import { defineEndpoint } from './define.ts';

export const updateOrder = defineEndpoint({
  id: 'updateOrder',
  summary: 'Edit an order before its pickup; the answer is its new record',
  service: 'orders',
  method: 'PUT',
  path: '/order/{orderId}',
  access: { kind: 'order', at: 'params.orderId' },
  retry: 'idempotent',
  params: z.strictObject({ orderId: Id }),
  body: OrderUpdate,
  result: Order,
  refusals: [
    'TooLate',
    'OrderChanged',
    'PaymentChangeRefused',
    'SignatureExpired',
    'SignatureInvalid',
    'OutsideDeliveryArea',
    'InvalidOrder',
  ],
});
