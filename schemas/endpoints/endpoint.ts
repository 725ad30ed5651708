import type * as z from 'zod/mini';
import type { Power } from '../powers.ts';

/** Which service a call goes to; the first part of its path. */
export type Service = 'orders' | 'hurrier' | 'fleet' | 'payments' | 'operator';
/** How a call is made. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What an endpoint's `access` can name as belonging to somebody. */
export type OwnedKind = 'vendor' | 'order' | 'rider' | 'payment' | 'bulkJob';

/**
 * Who may call, as data: nobody signed in (`public`), anyone signed in (`session`), or a member of the vendor, order,
 * rider, payment or bulk job whose id stands at `at` (`params.vendorId`, `body.vendor_id`, `query.orderId` …). A guest reaches only
 * what says `guests`, and of that only the vendor of guests and what they ordered themselves. A member's role has to have the power
 * that a call `needs`; without a word that is `orders`. What is `own` is for people with an account here, and not for those that a
 * platform vouches for. Who has yet to set up the codes that their merchant asks for may call what says `beforeCodes`, and nothing else. What the connected `fleet` and the card `processor` say is signed, and nobody else may say it. Operators make
 * their own calls, which are nobody else's, and no others.
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
 * Whether a call may be sent again when nothing is known of the first try: `safe` changes nothing, `idempotent` has the
 * same effect twice as once, `keyed` only together with its `Idempotency-Key`, `never` not at all.
 */
export type Retry = 'safe' | 'idempotent' | 'keyed' | 'never';

/** That a call will go: since which day (UTC) nothing new should use it, on which day it ends, and the id of the call that takes its place. */
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
  /** What stands under `result` in a good answer. */
  readonly result: Answer;
  /** The media types of an answer that is a file instead; its result is a `ServedFile`. */
  readonly produces?: readonly string[];
  /** Seconds for which a client may keep an answer and need not ask again. */
  readonly keptFor?: number;
  /** That it will go; documents and answers say so. */
  readonly deprecated?: Deprecation;
  /** The error codes that a client can act on, beside the general ones. */
  readonly refusals: readonly Code[];
};

/** What a caller gives: path parameters, query and body, each only where the endpoint has one. */
export type InputOf<E extends Endpoint> = {
  params: z.input<E['params']>;
  query: z.input<E['query']>;
  body: z.input<E['body']>;
};
/** What a handler is given: parameters, query and body after their schemas. */
export type ParsedInputOf<E extends Endpoint> = {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
};
/** What stands under `result` in a good answer. */
export type ResultOf<E extends Endpoint> = z.output<E['result']>;

/** The whole path of an endpoint with its parameters filled in, for a request line. */
export function pathOf(endpoint: Endpoint, params: Readonly<Record<string, unknown>>): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return `/${endpoint.service}/api/v1${path}`;
}
