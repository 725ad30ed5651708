import type { Id, Invitation, Member, RequiredCodes, Role } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import { refusals } from '../http/refusal.ts';

type Everybody = { members: Member[]; invitations: Invitation[]; codes: RequiredCodes };

/** The members and invitations of an outlet, of its main account, and for a main account of its outlets; and whether codes are required. */
export async function findEverybody(sql: Db, vendorId: Id): Promise<Everybody> {
  const here = sql`select v.id, v.name from vendors v, vendors asked
    where asked.id = ${vendorId} and (v.id = asked.id or v.id = asked.parent_id or v.parent_id = asked.id)`;
  const members = await sql<Member[]>`
    select u.id as user_id, u.email, u.name, m.role, here.id as vendor_id, here.name as vendor_name,
      (select extract(epoch from max(t.issued_at))::float8 from sessions s
        join refresh_tokens t on t.session_id = s.id where s.user_id = u.id) as seen_at,
      exists (select 1 from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as has_codes
    from (${here}) here join memberships m on m.vendor_id = here.id join users u on u.id = m.user_id
    order by array_position('{owner,manager,counter}', m.role), lower(coalesce(u.name, u.email)), here.id`;
  const invitations = await sql<Invitation[]>`
    select i.id as invitation_id, i.email, i.role, here.id as vendor_id, here.name as vendor_name, i.expires_at
    from (${here}) here join invitations i on i.vendor_id = here.id order by i.email, here.id`;
  return { members, invitations, codes: await findRequiredCodes(sql, vendorId) };
}

/** Whether an outlet's merchant requires codes at sign-in. */
export async function findRequiredCodes(sql: Db, vendorId: Id): Promise<RequiredCodes> {
  const [row] = await sql<RequiredCodes[]>`
    select main.id as vendor_id, main.name as vendor_name, r.since, people.members, people.with_codes
    from vendors v join vendors main on main.id = coalesce(v.parent_id, v.id)
    left join required_codes r on r.vendor_id = main.id
    cross join lateral (
      select count(distinct m.user_id)::int as members, count(distinct f.user_id)::int as with_codes
      from memberships m join vendors place on place.id = m.vendor_id
      left join second_factors f on f.user_id = m.user_id and f.confirmed_at is not null
      where place.id = main.id or place.parent_id = main.id) people
    where v.id = ${vendorId}`;
  if (!row) throw refusals.unknown();
  return row;
}

/** Locks the members of an outlet and its main account until the transaction ends; orders, which refer to them, go on. */
export async function lockMembers(tx: Tx, vendorId: Id): Promise<void> {
  await tx`select 1 from vendors where id = ${vendorId}
    or id = (select parent_id from vendors where id = ${vendorId}) order by id for no key update`;
}

/** A member of exactly this vendor, by id or email address in lower case; undefined if none. */
export async function findMember(
  sql: Db,
  { vendorId, userId, email }: { vendorId: Id; userId?: Id; email?: string },
): Promise<{ user_id: Id; email: string; role: Role } | undefined> {
  const [row] = await sql<{ user_id: Id; email: string; role: Role }[]>`
    select m.user_id, lower(u.email) as email, m.role from memberships m join users u on u.id = m.user_id
    where m.vendor_id = ${vendorId} and (u.id = ${userId ?? null} or lower(u.email) = ${email ?? null})`;
  return row;
}

/** Somebody's role at exactly this vendor; undefined if no member. */
export async function findRole(
  sql: Db,
  { userId, vendorId }: { userId: Id; vendorId: Id },
): Promise<Role | undefined> {
  const [row] = await sql<{ role: Role }[]>`
    select role from memberships where user_id = ${userId} and vendor_id = ${vendorId}`;
  return row?.role;
}

/** Whether a vendor has an owner, its own or its main account's. */
export async function hasOwner(sql: Db, vendorId: Id): Promise<boolean> {
  const found = await sql`select 1 from memberships m join vendors v on v.id = ${vendorId}
    where m.role = 'owner' and (m.vendor_id = v.id or m.vendor_id = v.parent_id) limit 1`;
  return found.length > 0;
}
