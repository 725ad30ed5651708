import * as z from 'zod/mini';
import type { Endpoint, Method } from './endpoint.ts';

const Nothing = z.strictObject({});
/** The input of a call that takes nothing. */
export type Nothing = typeof Nothing;
type Schema = z.ZodMiniType;

type Declaration<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  Code extends string,
  M extends Method,
> = Pick<
  Endpoint,
  'id' | 'summary' | 'service' | 'path' | 'access' | 'retry' | 'produces' | 'keptFor' | 'deprecated'
> & { method: M; params?: P; query?: Q; body?: B; result: R; refusals?: readonly Code[] };

/**
 * Declares a call; what is left out is an empty object, so that every endpoint has the same shape.
 *
 * @example
 * ```ts
 * export const getVoucher = defineEndpoint({
 *   id: 'getVoucher',
 *   summary: 'What a voucher takes off',
 *   service: 'orders',
 *   method: 'GET',
 *   path: '/vouchers/{code}',
 *   access: { kind: 'session', guests: true },
 *   retry: 'safe',
 *   params: z.object({ code: text(40) }),
 *   result: Voucher,
 *   refusals: ['VoucherNotFound'],
 * });
 * ```
 */
export function defineEndpoint<
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
  Code extends string = never,
  M extends Method = Method,
>(
  declaration: Declaration<P, Q, B, R, Code, M>,
): Endpoint<P, Q, B, R, Code> & { readonly method: M } {
  return {
    params: Nothing as Schema as P,
    query: Nothing as Schema as Q,
    body: Nothing as Schema as B,
    refusals: [],
    ...declaration,
  };
}
