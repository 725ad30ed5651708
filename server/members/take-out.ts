import { type Id, mayGive, type Role } from '#schemas';
import type { Tx } from '../db/connect.ts';

/** A person at some vendors of a merchant, by their email address in lower case. */
type Somewhere = { email: string; vendorIds: readonly Id[] };

/**
 * Removes somebody from these vendors and closes their sockets. Also removes what would let them in again (named owner, pending
 * registration, invitation) and invalidates invitations that they sent. Answers whether there was anything. The caller has checked the power.
 */
export async function takeOut(tx: Tx, { email, vendorIds }: Somewhere): Promise<boolean> {
  const ids = [...vendorIds];
  const members = await tx`
    with out as (delete from memberships m using users u
      where m.vendor_id = any(${ids}) and u.id = m.user_id and lower(u.email) = ${email} returning m.user_id)
    select pg_notify('access_changed', user_id) from (select distinct user_id from out) gone`;
  const named = await unnameOwner(tx, { email, vendorIds });
  await tx`delete from registrations where email = ${email} and vendor_id = any(${ids})`;
  const invited = await tx`
    delete from invitations where vendor_id = any(${ids}) and email = ${email} returning id`;
  await endInvitationsBy(tx, { email, vendorIds }, undefined);
  return members.count + named + invited.count > 0;
}

/** Removes somebody from the named owners. Answers of how many vendors. */
export async function unnameOwner(tx: Tx, { email, vendorIds }: Somewhere): Promise<number> {
  const { count } = await tx`
    update vendors set owners = array(select owner from unnest(owners) owner where lower(owner) <> ${email}), owners_named = true
    where id = any(${[...vendorIds]}) and exists (select 1 from unnest(owners) owner where lower(owner) = ${email}) returning id`;
  return count;
}

/** Deletes invitations by somebody who may no longer invite. */
export async function endInvitationsBy(
  tx: Tx,
  { email, vendorIds }: Somewhere,
  now: Role | undefined,
): Promise<void> {
  const invitations = await tx<{ id: Id; role: Role }[]>`
    select i.id, i.role from invitations i join users u on u.id = i.invited_by
    where lower(u.email) = ${email} and i.vendor_id = any(${[...vendorIds]})`;
  const ended = invitations.filter(({ role }) => now === undefined || !mayGive(now, role));
  await tx`delete from invitations where id = any(${ended.map(({ id }) => id)})`;
}
