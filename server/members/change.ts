import { type endpoints, type Id, mayGive, type Role } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { requireGiver } from './giver.ts';
import { findEverybody, findRole, hasOwner, lockMembers } from './repository.ts';

/** Gives a member another role. */
export async function changeMember(call: Call<typeof endpoints.changeMember>) {
  const { sql, who, input } = call;
  const { role } = input.body;
  const of = input.params;
  await sql.begin(async (tx) => {
    const before = await roleOf(tx, of);
    if (before === undefined) throw refusals.unknown();
    requireGiver(who, of.vendorId, [before, role]);
    if (before === role) return;
    await tx`update memberships set role = ${role}
      where user_id = ${of.userId} and vendor_id = ${of.vendorId}`;
    await settle(tx, of, before, role);
  });
  return findEverybody(sql, of.vendorId);
}

/** Takes a member out, off their open sockets too. */
export async function removeMember(call: Call<typeof endpoints.removeMember>) {
  const { sql, who, input } = call;
  const of = input.params;
  await sql.begin(async (tx) => {
    const before = await roleOf(tx, of);
    if (before === undefined) return;
    // Anybody may go by themselves.
    if (of.userId !== who.userId) requireGiver(who, of.vendorId, [before]);
    await tx`delete from memberships where user_id = ${of.userId} and vendor_id = ${of.vendorId}`;
    await settle(tx, of, before, undefined);
    await tx`select pg_notify('access_lost', ${of.userId})`;
  });
  return findEverybody(sql, of.vendorId);
}

type Membership = { userId: Id; vendorId: Id };

async function roleOf(tx: Tx, of: Membership): Promise<Role | undefined> {
  await lockMembers(tx, of.vendorId);
  return findRole(tx, of);
}

/** What follows where somebody may less than before: an owner is left, nobody makes them one again unasked, and what they gave away is looked at. */
async function settle(tx: Tx, of: Membership, before: Role, after: Role | undefined) {
  if (before === 'owner') {
    if (!(await hasOwner(tx, of.vendorId))) throw lastOwner();
    await tx`update vendors set owners = array(select owner from unnest(owners) owner
        where lower(owner) <> (select lower(email) from users where id = ${of.userId}))
      where id = ${of.vendorId}`;
  }
  const invitations = await tx<{ id: Id; role: Role }[]>`
    select id, role from invitations where invited_by = ${of.userId} and vendor_id = ${of.vendorId}`;
  const ended = invitations.filter(({ role }) => after === undefined || !mayGive(after, role));
  await tx`delete from invitations where id = any(${ended.map(({ id }) => id)})`;
}

function lastOwner() {
  return refusal(409, 'LastOwner', 'Somebody has to be the owner.', {
    key: 'members.error.last-owner',
  });
}
