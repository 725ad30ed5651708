import type { FastifyRequest } from 'fastify';
import type { Endpoint, ParsedInputOf } from '#schemas';
import { problemsOf } from '../problems.ts';
import { Refusal } from './refusal.ts';
import { storable } from './storable.ts';

const parts = ['params', 'query', 'body'] as const;

/** Reads the parts of a request that an endpoint declares; refuses with every wrong field named. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): ParsedInputOf<Endpoint> {
  const given = { params: request.params, query: request.query, body: request.body };
  const parsed = parts.map((part) => ({
    part,
    ...endpoint[part].safeParse(storable(given[part] ?? {}), { reportInput: true }),
  }));
  const problems = parsed.flatMap(({ part, error }) => (error ? problemsOf(error, part) : []));
  if (problems.length > 0) {
    throw new Refusal(
      400,
      problems.slice(0, 20).map(({ field, why }) => ({
        code: 'InvalidInput',
        message: why,
        meta: { translation_key: 'alert.error', field },
      })),
    );
  }
  const [params, query, body] = parsed.map(({ data }) => data);
  return { params, query, body };
}

/** The value at a path such as `body.vendor_id`. */
export function valueAt(input: ParsedInputOf<Endpoint>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? Reflect.get(value, key)
          : undefined,
      input,
    );
}
