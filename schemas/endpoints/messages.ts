import * as z from 'zod/mini';
import { MessageChoice, MessageSettings, SentMessage } from '../message.ts';
import { Id } from '../primitives.ts';
import { defineEndpoint } from './define.ts';

const ofVendor = {
  service: 'orders',
  access: { kind: 'vendor', at: 'params.vendorId', needs: 'messages' },
  path: '/vendor/{vendorId}/messages',
} as const;
const params = z.strictObject({ vendorId: Id });

export const getMessageSettings = defineEndpoint({
  ...ofVendor,
  id: 'getMessageSettings',
  summary:
    'Whether the recipients of an outlet’s orders are told what becomes of them, and of what',
  method: 'GET',
  retry: 'safe',
  params,
  result: MessageSettings,
});

export const changeMessageSettings = defineEndpoint({
  ...ofVendor,
  id: 'changeMessageSettings',
  summary: 'Say whether the recipients of an outlet’s orders are told, and of what',
  method: 'PUT',
  retry: 'idempotent',
  params,
  body: MessageChoice,
  result: MessageSettings,
});

export const listOrderMessages = defineEndpoint({
  id: 'listOrderMessages',
  summary: 'What the recipient of an order was told, the first first',
  service: 'orders',
  method: 'GET',
  path: '/order/{orderId}/messages',
  access: { kind: 'order', at: 'params.orderId' },
  retry: 'safe',
  params: z.strictObject({ orderId: Id }),
  result: z.object({ messages: z.array(SentMessage) }),
});
