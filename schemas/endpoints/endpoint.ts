import type * as z from 'zod/mini';
import type { Power } from '../powers.ts';

/** Which service a call goes to; the first part of its path. */
export type Service = 'orders' | 'hurrier' | 'fleet' | 'payments' | 'operator';
/** How a call is made. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The kinds of objects that an endpoint's `access` can name as somebody's. */
export type OwnedKind = 'vendor' | 'order' | 'rider' | 'payment' | 'bulkJob';

/**
 * Who may call, as data. `public`: anybody, without signing in. `session`: anybody who is signed in. An `OwnedKind`: members of the
 * object whose id stands at `at` (`params.vendorId`, `body.vendor_id`, `query.orderId` …). `fleet` and `processor`: only signed
 * calls of the connected fleet and the card processor. `operator`: only operators, who can make no other calls.
 * - `guests`: guests, too, for the vendor of guests and their own orders; all other calls refuse them.
 * - `needs`: the power that a member's role must have; `orders` if left out.
 * - `own`: only people with an account here, not those signed in by an ordering platform.
 * - `beforeCodes`: also people who must first set up a second factor; they can call nothing else.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'operator'; guests?: never }
  | { kind: 'session'; guests?: true; own?: true; beforeCodes?: true }
  | { kind: 'fleet'; guests?: never }
  | { kind: 'processor'; guests?: never }
  | {
      kind: OwnedKind;
      at: `${'params' | 'query' | 'body'}.${string}`;
      guests?: true;
      needs?: Power;
    };

/**
 * Whether a call may be repeated when its first try got no answer. `safe` changes nothing; `idempotent` has the same effect
 * twice as once; `keyed` only with its `Idempotency-Key`; `never` not at all.
 */
export type Retry = 'safe' | 'idempotent' | 'keyed' | 'never';

/** A deprecated call: since which day (UTC), on which day it ends, and the id of the call that replaces it. */
export type Deprecation = {
  readonly since: `${number}-${number}-${number}`;
  readonly ends: `${number}-${number}-${number}`;
  readonly instead?: string;
};

type Schema = z.ZodMiniType;

/** One call of the specification, declared once; client, server, documentation and tests all read it. */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Code extends string = string,
> = {
  readonly id: string;
  readonly summary: string;
  readonly service: Service;
  readonly method: Method;
  /** Below `/{service}/api/v1`, with `{name}` for each path parameter. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly retry: Retry;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The shape of `result` in a good answer. */
  readonly result: Answer;
  /** The media types where the answer is a file; its result is a `ServedFile`. */
  readonly produces?: readonly string[];
  /** Seconds for which a client may reuse an answer. */
  readonly keptFor?: number;
  /** Set for a call that will end; documents and answers tell it. */
  readonly deprecated?: Deprecation;
  /** The codes of refusals, besides the general ones. */
  readonly refusals: readonly Code[];
};

/** The input of a call, before parsing: path parameters, query and body. */
export type InputOf<E extends Endpoint> = {
  params: z.input<E['params']>;
  query: z.input<E['query']>;
  body: z.input<E['body']>;
};
/** The input of a handler: path parameters, query and body after parsing. */
export type ParsedInputOf<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
};
/** What stands under `result` in a good answer. */
export type ResultOf<E extends Endpoint> = z.output<E['result']>;

/** The whole path of an endpoint with its parameters filled in. */
export function pathOf(endpoint: Endpoint, params: Readonly<Record<string, unknown>>): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return `/${endpoint.service}/api/v1${path}`;
}

/** A query as it is written after a path, with its `?`; empty if nothing is asked for. */
export function queryOf(query: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}
