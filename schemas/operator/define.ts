import type * as z from 'zod/mini';
import { defineEndpoint, type Nothing } from '../endpoints/define.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';

type Schema = z.ZodMiniType;

type Declaration<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  Code extends string,
> = Pick<Endpoint, 'id' | 'summary' | 'method' | 'path' | 'deprecated'> & {
  params?: P;
  query?: Q;
  body?: B;
  result: R;
  refusals?: readonly Code[];
};

/** Declares a call for operators only. Calls that read may be repeated; calls that change something never. */
export function defineOperatorCall<
  R extends Schema,
  P extends Schema = Nothing,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
  Code extends string = never,
>(declaration: Declaration<P, Q, B, R, Code>): Endpoint<P, Q, B, R, Code> {
  return defineEndpoint<R, P, Q, B, Code>({
    ...declaration,
    service: 'operator',
    access: { kind: 'operator' },
    retry: declaration.method === 'GET' ? 'safe' : 'never',
  });
}
