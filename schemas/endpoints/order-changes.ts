import * as z from 'zod/mini';
import { Id, text, UnixTime } from '../primitives.ts';
import { defineEndpoint } from './define.ts';

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
        /** The person's name or email address; null when they no longer have an account. */
        by: z.nullable(text(320)),
      }),
    ),
  }),
});
