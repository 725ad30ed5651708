import * as z from 'zod/mini';
import { text, UnixTime } from './primitives.ts';

/** What a recipient may be told of an order, once each. */
export const messageKinds = ['on-the-way', 'arriving', 'delivered', 'delayed'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** How a message reaches a phone. */
export const messageChannels = ['sms', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Whether the recipients of an outlet are told, and of what; what was chosen stays while it is off. */
export const MessageChoice = z.strictObject({
  on: z.boolean(),
  kinds: z.array(z.enum(messageKinds)).check(z.minLength(1), z.maxLength(messageKinds.length)),
});
export type MessageChoice = z.infer<typeof MessageChoice>;

/** The same as it is now, with what it comes to. */
export const MessageSettings = z.object({
  on: z.boolean(),
  kinds: z.array(text(40)),
  /** How messages go out here, such as `sms`; null where nothing is set up that could send one. */
  channel: z.nullable(text(40)),
  /** What a recipient reads of each kind, without the link that follows it. */
  texts: z.array(z.object({ kind: text(40), text: text(500) })),
});
export type MessageSettings = z.infer<typeof MessageSettings>;

/** What the recipient of an order was told, is about to be told, or was not told after all. */
export const SentMessage = z.object({
  kind: text(40),
  created_at: UnixTime,
  /** `waiting`, `sent`, `dropped` because it was of no use any more, or `failed` after the last try. */
  state: text(20),
  /** When that became so; not while it waits. */
  settled_at: z.optional(UnixTime),
  channel: z.optional(text(40)),
  /** The last digits of the number that it went to. */
  number_end: z.optional(text(4)),
  /**
   * Why it was not sent, or not yet: `overtaken` by what happened, `off` here by now, `no-number` to send it to, `refused` by the gateway, or
   * `unreachable`, which the gateway is.
   */
  reason: z.optional(text(40)),
});
export type SentMessage = z.infer<typeof SentMessage>;
