import * as z from 'zod/mini';
import { Id, text } from '../primitives.ts';
import { Webhook, WebhookDelivery } from '../webhook.ts';
import { MerchantAt } from './common.ts';
import { defineOperatorCall } from './define.ts';

/** A target by its id alone, since operators see those of all merchants. */
const TargetAt = z.strictObject({ webhookId: Id });

/** A target with its outlet or merchant, and counts of undelivered events. */
const Target = z.extend(Webhook, {
  outlet_name: text(300),
  waiting: z.number(),
  held: z.number(),
  failed: z.number(),
});

export const listWebhookTargets = defineOperatorCall({
  id: 'listWebhookTargets',
  summary: 'The addresses that are told of the orders of a merchant and its outlets, newest first',
  method: 'GET',
  path: '/merchants/{merchantId}/webhooks',
  params: MerchantAt,
  result: z.object({ targets: z.array(Target) }),
});

export const listWebhookLog = defineOperatorCall({
  id: 'listWebhookLog',
  summary: 'What one of these addresses was sent, newest first, at most 50',
  method: 'GET',
  path: '/webhooks/{webhookId}/deliveries',
  params: TargetAt,
  query: z.strictObject({
    state: z.optional(z.enum(['waiting', 'delivered', 'held', 'failed'])),
    /** Only deliveries before this one, for the next page. */
    before: z.optional(Id),
  }),
  result: z.object({ target: Target, deliveries: z.array(WebhookDelivery) }),
});

export const pauseWebhookTarget = defineOperatorCall({
  id: 'pauseWebhookTarget',
  summary: 'Let an address rest, which keeps what happens meanwhile, or go on with what was kept',
  method: 'PUT',
  path: '/webhooks/{webhookId}/paused',
  params: TargetAt,
  body: z.strictObject({ paused: z.boolean() }),
  result: Target,
});

export const resendWebhookEvent = defineOperatorCall({
  id: 'resendWebhookEvent',
  summary: 'Send an event once more, with the id that it had, also to an address that is paused',
  method: 'POST',
  path: '/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
  params: z.strictObject({ webhookId: Id, deliveryId: Id }),
  result: WebhookDelivery,
});
