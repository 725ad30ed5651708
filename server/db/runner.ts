import type { Kysely } from 'kysely';

/** What runs queries: the pool, or one transaction on it. */
export type Runner = Pick<Kysely<unknown>, 'getExecutor'>;
