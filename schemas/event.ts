import type { Flags } from './flags.ts';
import type { Order } from './order.ts';
import type { Id, UnixTime } from './primitives.ts';
import type { Problem } from './problem.ts';
import type { RiderLocation } from './rider.ts';
import type { Tokens, User } from './session.ts';
import type { CancelReason } from './status.ts';
import type { Vendor } from './vendor.ts';

/**
 * Every fact of the product, in the past tense, with its payload.
 * What is true on screen is a function of these; a new kind of fact is one line here and a handler in each projection that it changes.
 */
export type EventPayloads = {
  'session.started': {
    user: User;
    tokens: Tokens;
    guest?: true | undefined;
    embedded?: true | undefined;
  };
  'session.refreshed': { tokens: Tokens };
  'session.ended': { reason: 'signed-out' | 'expired' | 'refused' | 'replaced' };
  'vendors.loaded': { vendors: readonly Vendor[] };
  'vendor.selected': { vendor_id: Id | null; include_outlets: boolean };
  'flags.loaded': { flags: Flags; provider: string };
  'order.updated': { order: Order };
  'order.cancelRequested': { order_id: Id; reason: CancelReason };
  'order.cancelRefused': { order_id: Id; problem: Problem };
  'orders.fetched': { vendor_id: Id; seq: number };
  'rider.located': { order_id: Id; location: RiderLocation };
  'connection.opened': { vendor_id: Id; seq: number };
  /** Anything arrived; `seq` is the newest number of that vendor's changes, when it said one. */
  'connection.heard': { vendor_id?: Id | undefined; seq?: number | undefined };
  /** The gap was too large to be filled: the list must be fetched again. */
  'connection.reset': { vendor_id: Id; seq: number };
  /** Why is not known of what older logs hold. */
  'connection.lost': { why?: ConnectionLoss | undefined };
  /** `order_id` when it was the record of an order: empty if not even that could be read. */
  'frame.dropped': { reason: 'malformed' | 'unknown'; order_id?: string | undefined };
};
/** The device has no network, nobody answers, or the server lets no more windows in. */
export type ConnectionLoss = 'offline' | 'unreachable' | 'crowded';
/** The name of a fact, such as `order.updated`. */
export type EventType = keyof EventPayloads;

/** Who said it. */
export type EventSource = 'socket' | 'fetch' | 'user' | 'worker' | 'storage';

/** A fact of one type: what happened, who said so, when in Unix seconds. */
export type EventOf<Type extends EventType> = {
  readonly [T in Type]: {
    readonly type: T;
    readonly source: EventSource;
    readonly at: UnixTime;
    readonly payload: Readonly<EventPayloads[T]>;
  };
}[Type];

/** Any fact. */
export type Event = EventOf<EventType>;
