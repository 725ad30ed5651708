import type { UnixTime } from '#schemas';
import type { Db, Fragment, Sql } from '../db/connect.ts';
import type { Declared, Errand } from './kind.ts';

/** Seconds without a sign of life of its instance after which another may take an errand. */
export const lease = 5;

/** The channel on which the kind of a new errand is announced. */
export const channel = 'errands';

/** `about`: errands about the same thing are done one after the other. */
type Told = { now: UnixTime; about?: string };

/**
 * Promises an errand. Await it in the transaction of what it is about, or use it as a part of the statement that stores that; it
 * gives one row.
 */
export function promiseErrand<Payload>(
  sql: Db,
  declared: Declared<Payload>,
  payload: Payload,
  { now, about }: Told,
): Fragment {
  return promiseErrands(sql, declared, [{ payload, ...(about !== undefined && { about }) }], now);
}

type Promised<Payload> = { payload: Payload; about?: string };

/** The same for several of one kind, in their order. */
export function promiseErrands<Payload>(
  sql: Db,
  { name }: Declared<Payload>,
  promised: readonly Promised<Payload>[],
  now: UnixTime,
): Fragment {
  return sql`insert into errands (kind, about, payload, due_at, created_at)
    select ${name}::text, about, payload, ${now}::float8, ${now}::float8
    from jsonb_to_recordset(${JSON.stringify(promised)}::text::jsonb) as promised (payload jsonb, about text)
    returning id, pg_notify(${channel}, ${name})`;
}

/**
 * Renews the lease of errands that this instance works on, except those that another has taken over or that were postponed.
 */
export async function holdOn(
  sql: Sql,
  held: readonly Pick<Errand, 'id' | 'tries'>[],
  now: UnixTime,
): Promise<void> {
  await sql`
    with hurry as materialized (${hurry(sql)}), held as (
      select * from unnest(${held.map(({ id }) => id)}::bigint[],
        ${held.map(({ tries }) => tries)}::int[]) held (id, tries))
    update errands e set due_at = ${now + lease} from held, hurry
    where e.id = held.id and e.tries = held.tries and e.given_up_at is null
      and e.due_at <= ${now + lease} and hurry.synchronous = 'off'`;
}

/** When the next future errand of a kind is due. */
export async function nextDue(
  sql: Sql,
  kind: string,
  now: UnixTime,
): Promise<UnixTime | undefined> {
  const [row] = await sql<{ next: number | null }[]>`
    select min(due_at) as next from errands
    where kind = ${kind} and due_at > ${now} and given_up_at is null`;
  return row?.next ?? undefined;
}

/** Deletes done errands; what waited for one of them is due at once. */
export async function forgetDone(sql: Sql, ids: readonly string[], now: UnixTime): Promise<void> {
  await sql`with hurry as materialized (${hurry(sql)}), ended as (
      delete from errands using hurry
      where id = any(${[...ids]}::bigint[]) and hurry.synchronous = 'off' returning id, kind, about)
    ${letNextGo(sql, now)}`;
}

/** Makes a done errand due again at a time, as if it were newly promised. */
export async function beginAgain(
  sql: Sql,
  { id, tries }: Pick<Errand, 'id' | 'tries'>,
  at: UnixTime,
): Promise<void> {
  await sql`with hurry as materialized (${hurry(sql)})
    update errands set tries = 0, key = gen_random_uuid(), reason = null, due_at = ${at} from hurry
    where id = ${id} and tries = ${tries} and given_up_at is null and hurry.synchronous = 'off'`;
}

/** Lets the statement's transaction commit without waiting for the disk; after a power cut, an errand may be tried again. */
export function hurry(sql: Db): Fragment {
  return sql`select set_config('synchronous_commit', 'off', true) as synchronous`;
}

type Failed = Pick<Errand, 'id' | 'tries'> & { reason: string };

/** Sets when to try a failed errand again, unless another instance has begun a try meanwhile. */
export async function postpone(sql: Sql, { id, tries, reason }: Failed, until: UnixTime) {
  await sql`update errands set due_at = ${until}, reason = ${reason}
    where id = ${id} and tries = ${tries} and given_up_at is null`;
}

/** Returns an errand as if it had not been taken, due at a time, unless another instance has begun a try meanwhile. */
export async function putBack(
  sql: Sql,
  { id, tries }: Pick<Errand, 'id' | 'tries'>,
  until: UnixTime,
): Promise<void> {
  await sql`update errands set due_at = ${until}, tries = tries - 1
    where id = ${id} and tries = ${tries} and given_up_at is null`;
}

/** Gives an errand up, unless another instance has begun a try meanwhile; what waited for it is due at once. */
export async function keepGivenUp(sql: Sql, { id, tries, reason }: Failed, now: UnixTime) {
  await sql`with ended as (
      update errands set given_up_at = ${now}, reason = ${reason}
      where id = ${id} and tries = ${tries} and given_up_at is null returning id, kind, about)
    ${letNextGo(sql, now)}`;
}

/**
 * Makes the next errand after each of `ended` due. One that was tried before may be under way, and keeps its time. It is written
 * where it is due already, too, since somebody may be putting it off at this moment.
 */
function letNextGo(sql: Sql, now: UnixTime): Fragment {
  return sql`update errands set due_at = ${now} where tries = 0 and given_up_at is null
    and id = any(array(select (
      select id from errands next where about is not null and given_up_at is null
        and (kind, about, id) > (ended.kind, ended.about, ended.id) and (kind, about) <= (ended.kind, ended.about)
      order by kind, about, id limit 1)
      from ended where about is not null))`;
}

type GivenUp = {
  id: string;
  kind: string;
  since: UnixTime;
  reason: string | null;
  /** Whether its payload was erased, so that it cannot be done. */
  is_forgotten: boolean;
};

type Part = { kind?: string | undefined; limit?: number; offset?: number };

/** Errands that were given up, oldest first; all, or a page of a kind. */
export function listGivenUp(
  sql: Db,
  { kind, limit, offset = 0 }: Part = {},
): PromiseLike<readonly GivenUp[]> {
  return sql<GivenUp[]>`
    select id, kind, given_up_at as since, reason, payload = '{}' as is_forgotten
    from errands where given_up_at is not null and kind = coalesce(${kind ?? null}::text, kind)
    order by id limit ${limit ?? null} offset ${offset}`;
}

/** Retries errands that were given up: all, those with some ids, or those of a kind; answers how many. Erased ones are skipped. */
export async function tryAgain(
  sql: Db,
  now: UnixTime,
  { ids, kind }: { ids?: readonly string[]; kind?: string } = {},
): Promise<number> {
  const { count } = await sql`
    with again as (
      update errands set given_up_at = null, tries = 0, due_at = ${now}
      where given_up_at is not null and payload <> '{}'
        and id = any(coalesce(${ids ? [...ids] : null}::bigint[], array[id])) and kind = coalesce(${kind ?? null}, kind)
      returning kind
    )
    select pg_notify(${channel}, kind) from again`;
  return count;
}
