import * as z from 'zod/mini';
import { Id, text, UnixTime } from '../primitives.ts';
import { Part } from './common.ts';
import { defineOperatorCall } from './define.ts';

export const listMessages = defineOperatorCall({
  id: 'listMessages',
  summary: 'Messages to recipients, newest first: all, of one order, or those in one state',
  method: 'GET',
  path: '/messages',
  query: z.strictObject({
    order: z.optional(Id),
    state: z.optional(z.enum(['waiting', 'sent', 'dropped', 'failed'])),
    ...Part,
  }),
  result: z.object({
    messages: z.array(
      z.object({
        order_id: Id,
        kind: text(40),
        created_at: UnixTime,
        state: text(20),
        channel: z.nullable(text(40)),
        reason: z.nullable(text(40)),
        /** What the gateway or the network answered to the last try. */
        detail: z.nullable(text(200)),
      }),
    ),
  }),
});

export const retryMessages = defineOperatorCall({
  id: 'retryMessages',
  summary: 'Send the messages that failed in the last hour once more, all or those of one order',
  method: 'POST',
  path: '/messages/retry',
  body: z.strictObject({ order: z.optional(Id) }),
  result: z.object({ tried_again: z.number() }),
});
