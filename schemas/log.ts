import * as z from 'zod/mini';
import type { Event, EventPayloads, EventType } from './event.ts';
import { flagNames } from './flags.ts';
import { Order } from './order.ts';
import { Id, text, UnixTime } from './primitives.ts';
import { Problem } from './problem.ts';
import { RiderLocation } from './rider.ts';
import { Tokens, User } from './session.ts';
import { Sequence } from './socket.ts';
import { cancelReasons } from './status.ts';
import { Vendor } from './vendor.ts';

/** The first line of an exported log: when it was exported, and when the market's day had begun. */
export const LogHeader = z.object({
  format: z.literal('rider-portal-log'),
  version: z.literal(1),
  at: UnixTime,
  day_start: UnixTime,
});
export type LogHeader = z.infer<typeof LogHeader>;

/** Reads one line of an exported log; null for what is no fact that this build knows. */
export function readEvent(value: unknown): Event | null {
  const line = Line.safeParse(value);
  if (!line.success) return null;
  const payload = payloads[line.data.type].safeParse(line.data.payload);
  return payload.success ? ({ ...line.data, payload: payload.data } as Event) : null;
}

const ofVendor = z.object({ vendor_id: Id, seq: Sequence });

const payloads: { readonly [Type in EventType]: z.ZodMiniType<EventPayloads[Type]> } = {
  'session.started': z.object({
    user: User,
    tokens: Tokens,
    guest: z.optional(z.literal(true)),
    embedded: z.optional(z.literal(true)),
  }),
  'session.refreshed': z.object({ tokens: Tokens }),
  'session.ended': z.object({ reason: z.enum(['signed-out', 'expired', 'refused', 'replaced']) }),
  'vendors.loaded': z.object({ vendors: z.array(Vendor) }),
  'vendor.selected': z.object({ vendor_id: z.nullable(Id), include_outlets: z.boolean() }),
  'flags.loaded': z.object({
    flags: z.record(z.enum(flagNames), z.boolean()),
    provider: text(100),
  }),
  'order.updated': z.object({ order: Order }),
  'order.cancelRequested': z.object({ order_id: Id, reason: z.enum(cancelReasons) }),
  'order.cancelRefused': z.object({ order_id: Id, problem: Problem }),
  'orders.fetched': ofVendor,
  'rider.located': z.object({ order_id: Id, location: RiderLocation }),
  'connection.opened': ofVendor,
  'connection.heard': z.partial(ofVendor),
  'connection.reset': ofVendor,
  'connection.lost': z.object({
    why: z.optional(z.enum(['offline', 'unreachable', 'crowded'])),
  }),
  'frame.dropped': z.object({
    reason: z.enum(['malformed', 'unknown']),
    order_id: z.optional(text(64)),
  }),
};

const Line = z.object({
  type: z.enum(Object.keys(payloads) as EventType[]),
  source: z.enum(['socket', 'fetch', 'user', 'worker', 'storage']),
  at: UnixTime,
  payload: z.unknown(),
});
