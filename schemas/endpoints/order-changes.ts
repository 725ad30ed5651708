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
        /** What the person is called, or their address; null when they have no account any more. */
        by: z.nullable(text(320)),
      }),
    ),
  }),
});
