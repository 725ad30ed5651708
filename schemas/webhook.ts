import * as z from 'zod/mini';
import { Id, text, typedText, UnixTime } from './primitives.ts';

/** The events of which a target may be told. Each change of an order is one event, of the most exact kind. */
export const webhookEvents = [
  'order.placed',
  'order.edited',
  'order.status_changed',
  'order.delivered',
  'order.returned',
  'order.cancelled',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Where a merchant's program hears of orders, and of what. */
export const NewWebhook = z.strictObject({
  url: typedText(500),
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length)),
  /** Whether events carry the whole order with its recipient; without it they hold no personal data. */
  personal: z.optional(z.boolean()),
});
export type NewWebhook = z.infer<typeof NewWebhook>;

/** The same, and whether it is paused. Events are kept while it is, and sent when it goes on. */
export const ChangedWebhook = z.extend(NewWebhook, { paused: z.boolean() });

/** A target as the API shows it, without its secret. */
export const Webhook = z.object({
  webhook_id: Id,
  vendor_id: Id,
  url: text(500),
  events: z.array(text(40)),
  personal: z.boolean(),
  created_at: UnixTime,
  /** Since when nothing has reached it. */
  failing_since: z.optional(UnixTime),
  /** `failing` for a day, `gone` as it said itself (410), `asked` by a person of the merchant, or by an `operator`. */
  paused: z.optional(z.object({ at: UnixTime, reason: text(40) })),
  /** Until when events are signed with the secret before, too. */
  previous_secret_until: z.optional(UnixTime),
});
export type Webhook = z.infer<typeof Webhook>;

/** One event for one target, and how its last try ended. */
export const WebhookDelivery = z.object({
  /** The same as the header `webhook-id`, at every try. */
  delivery_id: Id,
  event: text(40),
  order_id: z.optional(Id),
  created_at: UnixTime,
  /** `waiting` to be tried, `delivered`, `held` while the target is paused, or `failed` for good. */
  state: text(20),
  tries: z.number(),
  last: z.optional(
    z.object({
      at: UnixTime,
      status: z.optional(z.number()),
      /** Why there was no good answer. */
      reason: z.optional(text(200)),
      duration_ms: z.number(),
      /** How the answer began. */
      answer: z.optional(text(500)),
    }),
  ),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** What a target is sent; `data.order` only where personal data was asked for. */
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
