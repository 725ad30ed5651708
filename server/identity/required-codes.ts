import type { Id } from '#schemas';
import type { Db, Fragment } from '../db/connect.ts';

/** The name of a merchant of somebody's that asks everybody for a code at sign-in, as a part of a query; null where none does. */
export function requiringMerchant(sql: Db, userId: Fragment | Id): Fragment {
  return sql`(
    select main.name from memberships m join vendors v on v.id = m.vendor_id
    join required_codes r on r.vendor_id = coalesce(v.parent_id, v.id)
    join vendors main on main.id = r.vendor_id
    where m.user_id = ${userId} order by r.since, r.vendor_id limit 1)`;
}

/** The same while the person has none, so that they have to set them up before anything else. */
export function codesMissing(sql: Db, userId: Fragment | Id): Fragment {
  return sql`case when not exists (
      select 1 from second_factors f where f.user_id = ${userId} and f.confirmed_at is not null)
    then ${requiringMerchant(sql, userId)} end`;
}

/** The merchant for whose sake somebody has to keep their codes; undefined where they need not. */
export async function codesRequiredOf(sql: Db, userId: Id): Promise<string | undefined> {
  const [row] = await sql<{ merchant: string | null }[]>`
    select ${requiringMerchant(sql, userId)} as merchant`;
  return row?.merchant ?? undefined;
}

/** The merchant for whose sake somebody has to set codes up before they get in by less than their password. */
export async function codesMissingOf(sql: Db, userId: Id): Promise<string | undefined> {
  const [row] = await sql<{ merchant: string | null }[]>`
    select ${codesMissing(sql, userId)} as merchant`;
  return row?.merchant ?? undefined;
}
