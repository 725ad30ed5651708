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
 * Every fact of the product, in the past tense: the shape of its payload, and what of it an export may hold. What is true on
 * screen is a function of these. A new kind of fact is one entry here and a handler in each projection that it changes.
 * An entry without a function holds no personal data; its fields are exported as they are, and nothing beside them.
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
  /** Anything arrived; `seq` is the newest number of that vendor's changes, when it said one. */
  'connection.heard': declare(z.object({ vendor_id: z.optional(Id), seq: z.optional(Sequence) })),
  /** The gap was too large to be filled: the list must be fetched again. */
  'connection.reset': declare(ofVendor),
  /** Why is not known of what older logs hold. */
  'connection.lost': declare(
    z.object({ why: z.optional(z.enum(['offline', 'unreachable', 'crowded'])) }),
  ),
  /** `order_id` when it was the record of an order: empty if not even that could be read. */
  'frame.dropped': declare(
    z.object({ reason: z.enum(['malformed', 'unknown']), order_id: z.optional(text(64)) }),
  ),
};

/** How one kind of fact is declared: `exported` leaves out of a payload what is somebody's own; null where it cannot tell. */
type Declaration<Payload> = {
  readonly schema: z.ZodMiniType<Payload>;
  readonly exported: (payload: Payload, masks: Masks) => Payload | null;
};

function declare<Payload>(
  schema: z.ZodMiniType<Payload>,
  masked: (payload: Payload, masks: Masks) => Payload = (payload) => payload,
): Declaration<Payload> {
  // The schema leaves out what it does not name, at any depth.
  const exported = (payload: Payload, masks: Masks) =>
    schema.safeParse(masked(payload, masks)).data ?? null;
  return { schema, exported };
}

/** What each kind of fact says. */
export type EventPayloads = {
  readonly [Type in keyof typeof events]: z.infer<(typeof events)[Type]['schema']>;
};

/** The name of a fact, such as `order.updated`. */
export type EventType = keyof EventPayloads;

/** Every kind of fact. */
export const eventTypes = Object.keys(events) as EventType[];

/** The device has no network, nobody answers, or the server lets no more windows in. */
export type ConnectionLoss = NonNullable<EventPayloads['connection.lost']['why']>;

/** Who may say a fact. */
export const eventSources = ['socket', 'fetch', 'user', 'worker', 'storage'] as const;
/** Who said it. */
export type EventSource = (typeof eventSources)[number];

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
