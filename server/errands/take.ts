import type { UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';
import type { Errand, ErrandKind } from './kind.ts';
import { hurry, lease } from './repository.ts';

/** Due errands that one statement looks at, so that it is short however many of them wait for others. */
const mostSeen = 200;

type Row = (Errand | { id: null }) & { passed: number };

/** What was taken, and whether there may be more that is due behind what was passed over. */
type Taken = { taken: readonly Errand[]; isMore: boolean };

/**
 * Takes due errands, longest due first. No other instance takes them while this one renews its lease (`holdOn`); soon after it was
 * killed, others can. What waits for an earlier errand about the same thing is put off until that one is due, so that not every
 * look passes over it again; the end of the earlier one makes it due (`forgetDone`). Rows that others have locked are skipped, so
 * that this waits for nobody.
 */
export async function takeDue(
  sql: Db,
  { name }: Pick<ErrandKind, 'name'>,
  { now, most }: { now: UnixTime; most: number },
): Promise<Taken> {
  // Comparing whole rows keeps the planner to the index of what errands are about, and arrays to that of ids.
  const rows = await sql<Row[]>`
    with hurry as materialized (${hurry(sql)}), seen as materialized (
      select id, due_at, case when about is not null then (
        select due_at from errands first where about is not null and given_up_at is null
          and (kind, about) >= (e.kind, e.about) and (kind, about, first.id) < (e.kind, e.about, e.id)
        order by kind, about, first.id limit 1) end as waits_until
      from (select id, kind, about, due_at from errands
        where kind = ${name} and due_at <= ${now} and given_up_at is null
        order by due_at, id limit ${mostSeen}) e
    ), due as materialized (
      select id from errands where id = any(array(select id from seen where waits_until is null))
        and due_at <= ${now} and given_up_at is null
      order by due_at, id limit ${most} for update skip locked
    ), taken as (
      update errands taken set tries = tries + 1, due_at = ${now + lease}
      from due, hurry where taken.id = due.id and hurry.synchronous = 'off'
      returning taken.id, taken.key, taken.payload, taken.tries
    ), waiting as materialized (
      select same.id, waits_until from seen cross join lateral (
        select id from errands where id = seen.id and due_at = seen.due_at and given_up_at is null
        for update skip locked) same
      where waits_until is not null
    ), passed as (
      update errands e set due_at = greatest(waits_until, ${now + lease}::float8)
      from waiting where e.id = waiting.id and e.id = any(array(select id from waiting)) returning e.id
    )
    select taken.*, passed.count as passed
    from (select count(*)::int from passed) passed left join taken on true`;
  const taken = rows.filter((row) => row.id !== null);
  return { taken, isMore: taken.length < most && (rows[0]?.passed ?? 0) > 0 };
}
