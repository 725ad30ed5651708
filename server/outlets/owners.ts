import type { Id } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { endInvitationsBy } from '../members/take-out.ts';

type Access = { vendorId: Id; owners: readonly string[]; before: readonly string[]; savedBy: Id };

/**
 * Updates an outlet's owners: adds memberships for those with an account, removes former owners with the invitations that they
 * sent, and closes the sockets of both. An owner without an account can register with the outlet's id and this address. Nobody can remove themselves.
 */
export async function shareAccess(
  tx: Tx,
  { vendorId, owners, before, savedBy }: Access,
): Promise<void> {
  const gone = before
    .map((email) => email.toLowerCase())
    .filter((email) => !owners.includes(email));
  const out = await tx<{ email: string }[]>`
    with out as (
      delete from memberships m using users u
      where m.vendor_id = ${vendorId} and u.id = m.user_id and u.id <> ${savedBy} and m.role = 'owner'
        and lower(u.email) = any(${gone})
      returning m.user_id, lower(u.email) as email)
    select email, pg_notify('access_changed', user_id) from out`;
  for (const { email } of out) {
    await endInvitationsBy(tx, { email, vendorIds: [vendorId] }, undefined);
    await tx`delete from invitations where vendor_id = ${vendorId} and email = ${email}`;
  }
  await tx`
    with changed as (
      insert into memberships (user_id, vendor_id)
      select id, ${vendorId} from users where lower(email) = any(${[...owners]})
      on conflict (user_id, vendor_id) do update set role = 'owner' where memberships.role <> 'owner'
      returning user_id)
    select pg_notify('access_changed', user_id) from changed`;
}

/** Adds a new account to all outlets that name it an owner, and to the one that it registered with. */
export async function letOwnerIn(
  tx: Tx,
  { id, email }: { id: Id; email: string },
  registeredWith: Id | null = null,
): Promise<void> {
  await tx`
    with reached as (
      update vendors set is_registered = true
      where id = ${registeredWith} or (owners_named and owners @> ${[email]}) returning id)
    insert into memberships (user_id, vendor_id) select ${id}, id from reached`;
}

/**
 * Serialises registering an account and naming it an owner, so that neither misses the other. Call it before locking outlets; it locks
 * in one order against deadlocks.
 */
export async function lockOwners(tx: Tx, owners: readonly string[]): Promise<void> {
  for (const owner of owners.map((email) => email.toLowerCase()).toSorted()) {
    await tx`select pg_advisory_xact_lock(hashtext(${`owner ${owner}`}))`;
  }
}
