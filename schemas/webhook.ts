import * as z from 'zod/mini';
import { Id, text, typedText, UnixTime } from './primitives.ts';

/** The events that a target can subscribe to. Each change of an order is one event, of the most specific kind. */
export const webhookEvents = [
  'order.placed',
  'order.edited',
  'order.status_changed',
  'order.delivered',
  'order.returned',
  'order.cancelled',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** A new webhook: its address and events. */
export const NewWebhook = z.strictObject({
  url: typedText(500),
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length)),
  /** Whether events hold the whole order with its recipient; otherwise they hold no personal data. */
  personal: z.optional(z.boolean()),
});
export type NewWebhook = z.infer<typeof NewWebhook>;

/** A webhook's new values. While `paused`, events are kept, and sent when it goes on. */
export const ChangedWebhook = z.extend(NewWebhook, { paused: z.boolean() });

/** A target as the API shows it, without its secret. */
export const Webhook = z.object({
  webhook_id: Id,
  vendor_id: Id,
  url: text(500),
  events: z.array(text(40)),
  personal: z.boolean(),
  created_at: UnixTime,
  /** Since when every try has failed. */
  failing_since: z.optional(UnixTime),
  /** Why it was paused: `failing` for a day, `gone` (it answered 410), `asked` by a person of the merchant, or by an `operator`. */
  paused: z.optional(z.object({ at: UnixTime, reason: text(40) })),
  /** Until when events are also signed with the previous secret; those before it end earlier. */
  previous_secret_until: z.optional(UnixTime),
});
export type Webhook = z.infer<typeof Webhook>;

/** One event for one target, and its last try. */
export const WebhookDelivery = z.object({
  /** The header `webhook-id`, the same for every try. */
  delivery_id: Id,
  event: text(40),
  order_id: z.optional(Id),
  created_at: UnixTime,
  /** `waiting`, `delivered`, `held` while the target is paused, or `failed` for good. */
  state: text(20),
  tries: z.number(),
  last: z.optional(
    z.object({
      at: UnixTime,
      status: z.optional(z.number()),
      /** Why the try failed. */
      reason: z.optional(text(200)),
      duration_ms: z.number(),
      /** The beginning of the answer. */
      answer: z.optional(text(500)),
    }),
  ),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** The body of a webhook call; `data.order` is set with `personal` only. */
export const WebhookBody = z.object({
  type: text(40),
  /** When it happened, as ISO 8601. */
  timestamp: text(40),
  data: z.looseObject({
    order_id: z.optional(Id),
    vendor_id: Id,
    reference: z.optional(Id),
    status: z.optional(text(64)),
    /** When it happened, in Unix seconds. */
    occurred_at: UnixTime,
  }),
});
