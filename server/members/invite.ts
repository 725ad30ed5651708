import {
  type endpoints,
  highest,
  type Id,
  type Invitation,
  type Role,
  type UnixTime,
} from '#schemas';
import { requireMails } from '../access/index.ts';
import { countMail } from '../access/limits.ts';
import type { Tx } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { enqueue } from '../mail/index.ts';
import { letterFactsOf } from '../mail/write.ts';
import { requireGiver } from './giver.ts';
import { findEverybody, lockMembers } from './repository.ts';

/** Seconds for which the link is valid. */
const linkLife = 7 * 86_400;

type Inviting = Call<typeof endpoints.inviteMember>;

/** Invites somebody to an outlet by mail. */
export async function inviteMember(call: Inviting) {
  const { sql, who, input, clock, ip } = call;
  const { vendorId } = input.params;
  const { role, language = '', email_address } = input.body;
  requireGiver(who, vendorId, [role]);
  const email = email_address.toLowerCase();
  await sql.begin(async (tx) => {
    const now = clock();
    await countMail(tx, { email, ip, kind: 'invite', now });
    const place = { ...call, language, now };
    await invite(tx, place, { email, role, vendorId, by: who.userId, field: 'body.email_address' });
  });
  return findEverybody(sql, vendorId);
}

type Circumstances = Parameters<typeof letterFactsOf>[0] & Pick<Call, 'config'> & { now: UnixTime };
/** `by` is null for an operator. */
type Invited = { email: string; role: Role; vendorId: Id; by: Id | null };

/** Promises a mail with a link to join; an earlier link becomes invalid. The caller has checked the power. */
export async function invite(
  tx: Tx,
  { now, ...place }: Circumstances,
  { field, ...invited }: Invited & { field: string },
): Promise<Pick<Invitation, 'expires_at'>> {
  requireMails(place.config);
  await lockMembers(tx, invited.vendorId);
  await refuseMember(tx, invited, field);
  const expires_at = now + linkLife;
  const invitation = await renew(tx, invited, { created_at: now, expires_at });
  const facts = { ...letterFactsOf(place), email: invited.email, invitation };
  await enqueue(tx, { kind: 'join', to: invited.email, facts }, now);
  return { expires_at };
}

/** Withdraws an invitation. */
export async function withdrawInvitation(call: Call<typeof endpoints.withdrawInvitation>) {
  const { sql, who, input } = call;
  const { vendorId, invitationId } = input.params;
  await sql.begin(async (tx) => {
    await lockMembers(tx, vendorId);
    const [found] = await tx<{ role: Role }[]>`
      delete from invitations where id::text = ${invitationId} and vendor_id = ${vendorId} returning role`;
    if (found) requireGiver(who, vendorId, [found.role]);
  });
  return findEverybody(sql, vendorId);
}

async function refuseMember(tx: Tx, invited: Invited, field: string): Promise<void> {
  if (!(await isMember(tx, invited))) return;
  throw refusal(409, 'MemberAlready', 'This person is a member already.', {
    ...{ key: 'members.error.already', field },
  });
}

/** Whether somebody is a member there, or may do as much by their role at its main account, which holds in all of its outlets. */
async function isMember(tx: Tx, { email, vendorId, role }: Invited): Promise<boolean> {
  const found = await tx<{ role: Role; is_here: boolean }[]>`
    select m.role, m.vendor_id = place.id as is_here
    from vendors place join memberships m on m.vendor_id in (place.id, place.parent_id)
    join users u on u.id = m.user_id
    where place.id = ${vendorId} and lower(u.email) = ${email}`;
  return found.some((each) => each.is_here || highest([each.role, role]) === each.role);
}

type Times = { created_at: UnixTime; expires_at: UnixTime };

/** Replaces the row each time, so that an earlier link is invalid. */
async function renew(tx: Tx, { email, role, vendorId, by }: Invited, times: Times): Promise<Id> {
  await tx`delete from invitations where vendor_id = ${vendorId} and email = ${email}`;
  const [row] = await tx<{ id: Id }[]>`insert into invitations
    ${tx([{ vendor_id: vendorId, email, role, invited_by: by, ...times }])} returning id`;
  if (!row) throw new Error('the invitation was not stored');
  return row.id;
}
