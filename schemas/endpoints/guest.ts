import * as z from 'zod/mini';
import { Order } from '../order.ts';
import { Id, text, typedText, UnixTime } from '../primitives.ts';
import { defineEndpoint } from './define.ts';

export const beginGuest = defineEndpoint({
  id: 'beginGuest',
  summary:
    'A token for a guest, where guests may check out; it reaches only what this guest orders. Who comes with one stays the same guest',
  service: 'orders',
  method: 'POST',
  path: '/guest/token',
  access: { kind: 'public' },
  retry: 'idempotent',
  body: z.strictObject({ guest_token: z.optional(typedText(2000)) }),
  result: z.object({ guest_token: text(2000), vendor_id: Id, expires_at: UnixTime }),
  refusals: ['GuestCheckoutOff'],
});

/** A guest's browser keeps only a token and a date of each order; this call returns the rest. */
export const listGuestOrders = defineEndpoint({
  id: 'listGuestOrders',
  summary: 'The orders behind the tokens that a guest kept, newest first',
  service: 'orders',
  method: 'POST',
  path: '/guest/orders',
  access: { kind: 'session', guests: true },
  retry: 'safe',
  body: z.strictObject({ tokens: z.array(typedText(128)).check(z.maxLength(50)) }),
  result: z.object({ data: z.array(Order) }),
});
