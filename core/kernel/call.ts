import { attach, createEffect, type Effect } from 'effector';
import type { Endpoint, InputOf, Problem, ResultOf } from '#schemas';

/** One request of the contract; the adapter sends, retries and parses as the endpoint declares. */
export type Call = {
  readonly endpoint: Endpoint;
  readonly input: { readonly params: unknown; readonly query: unknown; readonly body: unknown };
  readonly idempotencyKey?: string;
  /** Asks the server even where an earlier answer is kept. */
  readonly fresh?: boolean;
};
/** Any call of the contract; rejects with a `Problem`. */
export const callFx = createEffect<Call, unknown, Problem>();

type Part = 'params' | 'query' | 'body';
type Needed<E extends Endpoint, P extends Part> =
  Record<never, never> extends InputOf<E>[P] ? never : P;

/** The input of a call: only the parts that the endpoint has, and an idempotency key where a retry must not count twice. */
export type InputFor<E extends Endpoint> = Pick<InputOf<E>, { [P in Part]: Needed<E, P> }[Part]> & {
  [P in Part]?: InputOf<E>[P];
} & { idempotencyKey?: string; fresh?: boolean };

/** A typed effect for one endpoint; it fails with a Problem and never with anything else. */
export function endpointFx<E extends Endpoint>(
  endpoint: E,
): Effect<InputFor<E>, ResultOf<E>, Problem> {
  const askedFx = attach({
    effect: callFx,
    mapParams: ({ params, query, body, idempotencyKey, fresh }: InputFor<E>): Call => ({
      endpoint,
      input: { params: params ?? {}, query: query ?? {}, body: body ?? {} },
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      ...(fresh === undefined ? {} : { fresh }),
    }),
  });
  // The adapter parses every answer with `endpoint.result`; here the promise gets its type.
  return askedFx as Effect<InputFor<E>, ResultOf<E>, Problem>;
}
