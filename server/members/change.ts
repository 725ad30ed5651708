import type { endpoints, Id, Role } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { requireGiver } from './giver.ts';
import { findEverybody, findMember, hasOwner, lockMembers } from './repository.ts';
import { endInvitationsBy, takeOut, unnameOwner } from './take-out.ts';

/** Changes a member's role. */
export async function changeMember(call: Call<typeof endpoints.changeMember>) {
  const { sql, who, input } = call;
  const { role } = input.body;
  const of = input.params;
  await sql.begin(async (tx) => {
    await lockMembers(tx, of.vendorId);
    const member = await findMember(tx, of);
    if (!member) throw refusals.unknown();
    requireGiver(who, of.vendorId, [member.role, role]);
    await giveRole(tx, { ...member, vendorId: of.vendorId }, role);
  });
  return findEverybody(sql, of.vendorId);
}

/** Removes a member. */
export async function removeMember(call: Call<typeof endpoints.removeMember>) {
  const { sql, who, input } = call;
  const of = input.params;
  await sql.begin(async (tx) => {
    await lockMembers(tx, of.vendorId);
    const member = await findMember(tx, of);
    if (!member) return;
    // Everybody may leave.
    if (of.userId !== who.userId) requireGiver(who, of.vendorId, [member.role]);
    await takeOut(tx, { email: member.email, vendorIds: [of.vendorId] });
    if (member.role === 'owner') await requireOwnerLeft(tx, of.vendorId);
  });
  return findEverybody(sql, of.vendorId);
}

type Membership = { user_id: Id; email: string; role: Role; vendorId: Id };

/** Changes a member's role and closes their sockets, so that open pages follow it; refuses if no owner would be left. The caller has locked the place and checked the power. */
export async function giveRole(
  tx: Tx,
  { user_id, email, role: before, vendorId }: Membership,
  role: Role,
): Promise<void> {
  if (before === role) return;
  await tx`
    with changed as (update memberships set role = ${role}
      where user_id = ${user_id} and vendor_id = ${vendorId} returning user_id)
    select pg_notify('access_changed', user_id) from changed`;
  const there = { email, vendorIds: [vendorId] };
  if (before === 'owner') {
    await requireOwnerLeft(tx, vendorId);
    await unnameOwner(tx, there);
  }
  await endInvitationsBy(tx, there, role);
}

async function requireOwnerLeft(tx: Tx, vendorId: Id): Promise<void> {
  if (await hasOwner(tx, vendorId)) return;
  throw refusal(409, 'LastOwner', 'Somebody has to be the owner.', {
    key: 'members.error.last-owner',
  });
}
