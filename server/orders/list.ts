import { type endpoints, paginationKeys } from '#schemas';
import type { Db } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import { type Call, JsonText } from '../http/serve.ts';
import { newestOf } from './filter.ts';

/** Default page sizes: for one outlet, and for all. */
const pageSize = 30;
const pageSizeOfAll = 50;

/** Orders of an outlet, newest first. The database builds the JSON, which is faster; the tills of a shop share one query. */
export async function listOrders(call: Call<typeof endpoints.listOrders>): Promise<JsonText> {
  const { sql, input, market, clock } = call;
  const { vendorId } = input.params;
  const { query } = input;
  const withOutlets = query.include_outlets === 'true';
  const count = query.count ?? (withOutlets ? pageSizeOfAll : pageSize);
  const { kind, after } = readKey(
    query.pagination_key ?? (query.scheduled === 'true' ? 'preorder' : 'all'),
  );
  const now = clock();
  const [page] = await sql<Page[]>`
    with page as (${newestOf(
      { sql, market, vendorId, query: kind === 'ended' ? withoutFrom(query) : query },
      { which: kindOf(sql, kind, query.from ?? 0, now), after, limit: count },
    )})
    select coalesce(json_agg(record order by created_at desc, id desc), '[]')::text as data,
      count(*)::int as count,
      (select created_at || '~' || id from page order by created_at, id limit 1) as last,
      coalesce((select seq from vendor_sequence where vendor_id = ${vendorId}), 0)::float8 as seq
    from page`.shared();
  const { data, count: found, last, seq } = page ?? { data: '[]', count: 0, last: null, seq: 0 };
  const next = found === count && last ? `${kind}~${last}` : null;
  const rest = JSON.stringify({ pagination_key: next, seq, listed_at: now });
  return new JsonText(`{"data":${data},${rest.slice(1)}`);
}

type Page = { data: string; count: number; last: string | null; seq: number };
type Kind = (typeof paginationKeys)[number] | 'all';
type After = { createdAt: number; id: string };

const kinds: readonly Kind[] = [...paginationKeys, 'all'];

/** Reads a page's key: `past`, or `past~{created_at}~{order_id}` to continue. */
function readKey(key: string): { kind: Kind; after: After | undefined } {
  const [name, createdAt, id, ...rest] = key.split('~');
  const kind = kinds.find((each) => each === name);
  const isFirst = createdAt === undefined;
  const isNext = /^\d{1,11}(\.\d{1,6})?$/.test(createdAt ?? '') && id !== undefined;
  if (!kind || rest.length > 0 || !(isFirst || isNext)) {
    throw refusal(400, 'InvalidInput', 'The key is none that a list gave.', {
      key: 'alert.error',
      field: 'query.pagination_key',
    });
  }
  return { kind, after: id === undefined ? undefined : { createdAt: Number(createdAt), id } };
}

/** The filter without the first moment of creation. */
function withoutFrom<Query extends { from?: number | undefined }>({ from: _, ...rest }: Query) {
  return rest;
}

function kindOf(sql: Db, kind: Kind, from: number, now: number) {
  if (kind === 'ended') return endedSince(sql, from);
  if (kind === 'past') return sql`and over`;
  if (kind === 'active') return sql`and not over`;
  if (kind === 'preorder') return sql`and preordered_for > ${now} and not over`;
  return sql``;
}

/** The condition of finished orders created before a moment and ended since. The last change comes first, for its index. */
function endedSince(sql: Db, from: number) {
  return sql`and over and (record -> 'updated_at')::double precision >= ${from} and created_at < ${from}
    and exists (select from jsonb_array_elements(record -> 'status_history') as entry
      where entry ->> 'status' = status and (entry -> 'created_at')::double precision >= ${from})`;
}
