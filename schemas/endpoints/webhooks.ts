import * as z from 'zod/mini';
import { Id, text } from '../primitives.ts';
import { ChangedWebhook, NewWebhook, Webhook, WebhookDelivery } from '../webhook.ts';
import { defineEndpoint } from './define.ts';

const ofVendor = {
  service: 'orders',
  access: { kind: 'vendor', at: 'params.vendorId', needs: 'programs' },
} as const;
const path = '/vendor/{vendorId}/webhooks';
const params = z.strictObject({ vendorId: Id });
const one = z.strictObject({ vendorId: Id, webhookId: Id });

/** The only answer that holds the secret. */
const Made = z.object({ webhook: Webhook, secret: text(100) });

export const listWebhooks = defineEndpoint({
  ...ofVendor,
  id: 'listWebhooks',
  summary: 'The targets that hear of a merchant’s or an outlet’s orders, newest first',
  method: 'GET',
  path,
  retry: 'safe',
  params,
  result: z.object({ webhooks: z.array(Webhook) }),
});

export const createWebhook = defineEndpoint({
  ...ofVendor,
  id: 'createWebhook',
  summary: 'Add a target; the secret that its events are signed with is told in this answer alone',
  method: 'POST',
  path,
  retry: 'never',
  params,
  body: NewWebhook,
  result: Made,
  refusals: ['TargetRefused', 'TooManyWebhooks'],
});

export const updateWebhook = defineEndpoint({
  ...ofVendor,
  id: 'updateWebhook',
  summary: 'Change a target, pause it, or let it go on with what was kept meanwhile',
  method: 'PUT',
  path: `${path}/{webhookId}`,
  retry: 'idempotent',
  params: one,
  body: ChangedWebhook,
  result: Webhook,
  refusals: ['TargetRefused'],
});

export const deleteWebhook = defineEndpoint({
  ...ofVendor,
  id: 'deleteWebhook',
  summary: 'Remove a target with its log',
  method: 'DELETE',
  path: `${path}/{webhookId}`,
  retry: 'idempotent',
  params: one,
  result: z.object({ success: z.boolean() }),
});

export const rotateWebhookSecret = defineEndpoint({
  ...ofVendor,
  id: 'rotateWebhookSecret',
  summary:
    'Give a target a new secret; each one before signs beside it for 24 hours from its replacement, the last five at most',
  method: 'POST',
  path: `${path}/{webhookId}/rotate`,
  retry: 'never',
  params: one,
  result: Made,
});

export const testWebhook = defineEndpoint({
  ...ofVendor,
  id: 'testWebhook',
  summary: 'Send a target an event of the type `webhook.test`',
  method: 'POST',
  path: `${path}/{webhookId}/test`,
  retry: 'never',
  params: one,
  result: WebhookDelivery,
});

export const listWebhookDeliveries = defineEndpoint({
  ...ofVendor,
  id: 'listWebhookDeliveries',
  summary: 'What a target was sent in the last 30 days, newest first, at most 50',
  method: 'GET',
  path: `${path}/{webhookId}/deliveries`,
  retry: 'safe',
  params: one,
  query: z.strictObject({ before: z.optional(Id) }),
  result: z.object({ deliveries: z.array(WebhookDelivery) }),
});

export const resendWebhookDelivery = defineEndpoint({
  ...ofVendor,
  id: 'resendWebhookDelivery',
  summary: 'Send an event once more, with the id that it had',
  method: 'POST',
  path: `${path}/{webhookId}/deliveries/{deliveryId}/resend`,
  retry: 'idempotent',
  params: z.strictObject({ vendorId: Id, webhookId: Id, deliveryId: Id }),
  result: WebhookDelivery,
});
