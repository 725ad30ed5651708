import * as z from 'zod/mini';
import {
  exportedOrder,
  exportedProblem,
  exportedTokens,
  exportedVendor,
  type Masks,
  nobody,
} from './exported.ts';
import { type Flags, flagNames } from './flags.ts';
import { Order } from './order.ts';
import { Id, text, type UnixTime } from './primitives.ts';
import { Problem } from './problem.ts';
import { RiderLocation } from './rider.ts';
import { Tokens, User } from './session.ts';
import { Sequence } from './socket.ts';
import { cancelReasons } from './status.ts';
import { Vendor } from './vendor.ts';

const ofVendor = z.object({ vendor_id: Id, seq: Sequence });

/**
 * Every event of the log, in the past tense: the shape of its payload, and what an export may hold of it. A new event is one
 * entry here and a handler in each projection that it changes. An entry without a function holds no personal data: its
 * declared fields are exported as they are.
 */
export const events = {
  'session.started': declare(
    z.object({
      user: User,
      tokens: Tokens,
      guest: z.optional(z.literal(true)),
      embedded: z.optional(z.literal(true)),
    }),
    ({ tokens, guest, embedded }) => ({
      user: nobody,
      tokens: exportedTokens(tokens),
      ...(guest && { guest }),
      ...(embedded && { embedded }),
    }),
  ),
  'session.refreshed': declare(z.object({ tokens: Tokens }), ({ tokens }) => ({
    tokens: exportedTokens(tokens),
  })),
  'session.ended': declare(
    z.object({ reason: z.enum(['signed-out', 'expired', 'refused', 'replaced']) }),
  ),
  'vendors.loaded': declare(z.object({ vendors: z.array(Vendor) }), ({ vendors }) => ({
    vendors: vendors.map(exportedVendor),
  })),
  'vendor.selected': declare(z.object({ vendor_id: z.nullable(Id), include_outlets: z.boolean() })),
  'flags.loaded': declare(
    z.object({
      flags: z.record(z.enum(flagNames), z.boolean()) satisfies z.ZodMiniType<Flags>,
      provider: text(100),
    }),
  ),
  'order.updated': declare(z.object({ order: Order }), ({ order }, masks) => ({
    order: exportedOrder(order, masks),
  })),
  'order.cancelRequested': declare(z.object({ order_id: Id, reason: z.enum(cancelReasons) })),
  'order.cancelRefused': declare(
    z.object({ order_id: Id, problem: Problem }),
    ({ order_id, problem }) => ({ order_id, problem: exportedProblem(problem) }),
  ),
  'orders.fetched': declare(ofVendor),
  'rider.located': declare(
    z.object({ order_id: Id, location: RiderLocation }),
    ({ order_id, location: { rider_id, updated_at, ...position } }, { rider, place }) => ({
      order_id,
      location: { rider_id: rider(rider_id), updated_at, ...place(position) },
    }),
  ),
  'connection.opened': declare(ofVendor),
  /** Anything arrived; `seq` is the newest number of that vendor's changes, where it was told. */
  'connection.heard': declare(z.object({ vendor_id: z.optional(Id), seq: z.optional(Sequence) })),
  /** The gap was too large to catch up: the list must be fetched again. */
  'connection.reset': declare(ofVendor),
  /** Older logs hold no `why`. */
  'connection.lost': declare(
    z.object({ why: z.optional(z.enum(['offline', 'unreachable', 'crowded'])) }),
  ),
  /** `order_id` is set for the record of an order; empty if its id could not be read. */
  'frame.dropped': declare(
    z.object({ reason: z.enum(['malformed', 'unknown']), order_id: z.optional(text(64)) }),
  ),
};

/** The declaration of an event. `exported` removes personal data from a payload; null for an invalid one. */
type Declaration<Payload> = {
  readonly schema: z.ZodMiniType<Payload>;
  readonly exported: (payload: Payload, masks: Masks) => Payload | null;
};

function declare<Payload>(
  schema: z.ZodMiniType<Payload>,
  masked: (payload: Payload, masks: Masks) => Payload = (payload) => payload,
): Declaration<Payload> {
  // The schema drops undeclared fields at any depth.
  const exported = (payload: Payload, masks: Masks) =>
    schema.safeParse(masked(payload, masks)).data ?? null;
  return { schema, exported };
}

/** The payload of each event. */
export type EventPayloads = {
  readonly [Type in keyof typeof events]: z.infer<(typeof events)[Type]['schema']>;
};

/** The type of an event, such as `order.updated`. */
export type EventType = keyof EventPayloads;

/** All types of events. */
export const eventTypes = Object.keys(events) as EventType[];

/** The device has no network, the server does not answer, or it accepts no more connections of this person. */
export type ConnectionLoss = NonNullable<EventPayloads['connection.lost']['why']>;

/** Where events come from. */
export const eventSources = ['socket', 'fetch', 'user', 'worker', 'storage'] as const;
/** Where an event came from. */
export type EventSource = (typeof eventSources)[number];

/** An event of one type: what happened, its source, and when, in Unix seconds. */
export type EventOf<Type extends EventType> = {
  readonly [T in Type]: {
    readonly type: T;
    readonly source: EventSource;
    readonly at: UnixTime;
    readonly payload: Readonly<EventPayloads[T]>;
  };
}[Type];

/** Any event. */
export type Event = EventOf<EventType>;
