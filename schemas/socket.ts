import * as z from 'zod/mini';
import { quickly } from './fast.ts';
import { Order } from './order.ts';
import { Id, text, UnixTime } from './primitives.ts';

/** A number that grows by one with every change of a vendor's orders, so that a client can ask for missed changes. */
export const Sequence = z.number().check(z.nonnegative());

/** What a client may say on the socket. `since` asks for every change after that sequence number. */
export const ClientFrame = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('subscribe'),
    vendor_id: Id,
    include_outlets: z.optional(z.boolean()),
    since: z.optional(Sequence),
  }),
  z.strictObject({ action: z.literal('unsubscribe'), vendor_id: Id }),
  z.strictObject({ action: z.literal('ping') }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

/** What the server may say; `reset` means that the gap is too large and the list must be fetched again. */
export const ServerFrame = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('order_update'),
    data: Order,
    created_at: UnixTime,
    vendor_id: Id,
    seq: Sequence,
  }),
  z.object({ event: z.literal('subscribed'), vendor_id: Id, seq: Sequence }),
  z.object({ event: z.literal('reset'), vendor_id: Id, seq: Sequence }),
  z.object({ event: z.literal('refused'), vendor_id: Id, code: text(100) }),
  z.object({ event: z.literal('pong'), created_at: UnixTime }),
]);
export type ServerFrame = z.infer<typeof ServerFrame>;

const readFrame = quickly(ServerFrame);

/** Reads what arrived on a socket; null for anything that is no frame. */
export function parseServerFrame(message: string): ServerFrame | null {
  try {
    return readFrame(JSON.parse(message));
  } catch {
    return null;
  }
}
