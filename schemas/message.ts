import * as z from 'zod/mini';
import { text, UnixTime } from './primitives.ts';

/** The kinds of messages to a recipient; each is sent once for an order. */
export const messageKinds = ['on-the-way', 'arriving', 'delivered', 'delayed'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** How a message reaches a phone. */
export const messageChannels = ['sms', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Whether an outlet's recipients get messages, and of which kinds; the kinds are kept while it is off. */
export const MessageChoice = z.strictObject({
  on: z.boolean(),
  kinds: z.array(z.enum(messageKinds)).check(z.minLength(1), z.maxLength(messageKinds.length)),
});
export type MessageChoice = z.infer<typeof MessageChoice>;

/** The present choice, with its channel and texts. */
export const MessageSettings = z.object({
  on: z.boolean(),
  kinds: z.array(text(40)),
  /** The channel of messages here, such as `sms`; null where no gateway is set up. */
  channel: z.nullable(text(40)),
  /** The text of each kind, without the link that follows it. */
  texts: z.array(z.object({ kind: text(40), text: text(500) })),
  /** What that link looks like, cut where it differs from order to order. */
  sample_link: z.optional(text(300)),
});
export type MessageSettings = z.infer<typeof MessageSettings>;

/** A message to the recipient of an order: sent, waiting, or not sent. */
export const SentMessage = z.object({
  kind: text(40),
  created_at: UnixTime,
  /** `waiting`, `sent`, `dropped` because it was no longer useful, or `failed` after the last try. */
  state: text(20),
  /** When that was decided; absent while it waits. */
  settled_at: z.optional(UnixTime),
  channel: z.optional(text(40)),
  /** The last digits of the number that it went to. */
  number_end: z.optional(text(4)),
  /**
   * Why it was not sent, or not yet: `overtaken` by a later event, `off` by now, `no-number` to send it to, `refused` by the
   * gateway, or `unreachable` gateway.
   */
  reason: z.optional(text(40)),
});
export type SentMessage = z.infer<typeof SentMessage>;
