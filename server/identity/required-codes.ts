import type { Id } from '#schemas';
import type { Db, Fragment } from '../db/connect.ts';

/** A query part: the name of a merchant that requires codes of this person; null for none. */
export function requiringMerchant(sql: Db, userId: Fragment | Id): Fragment {
  return sql`(
    select main.name from memberships m join vendors v on v.id = m.vendor_id
    join required_codes r on r.vendor_id = coalesce(v.parent_id, v.id)
    join vendors main on main.id = r.vendor_id
    where m.user_id = ${userId} order by r.since, r.vendor_id limit 1)`;
}

/** A query part: the same, but null once the person has codes. */
export function codesMissing(sql: Db, userId: Fragment | Id): Fragment {
  return sql`case when not exists (
      select 1 from second_factors f where f.user_id = ${userId} and f.confirmed_at is not null)
    then ${requiringMerchant(sql, userId)} end`;
}

/** The merchant that requires somebody's codes; undefined for none. */
export async function codesRequiredOf(sql: Db, userId: Id): Promise<string | undefined> {
  const [row] = await sql<{ merchant: string | null }[]>`
    select ${requiringMerchant(sql, userId)} as merchant`;
  return row?.merchant ?? undefined;
}

/** The merchant that requires codes which somebody has not set up yet; undefined for none. */
export async function codesMissingOf(sql: Db, userId: Id): Promise<string | undefined> {
  const [row] = await sql<{ merchant: string | null }[]>`
    select ${codesMissing(sql, userId)} as merchant`;
  return row?.merchant ?? undefined;
}
