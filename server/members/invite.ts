import type { endpoints, Id, UnixTime } from '#schemas';
import { countMail } from '../access/limits.ts';
import type { Tx } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { enqueue } from '../mail/index.ts';
import { letterFactsOf } from '../mail/write.ts';
import { requireGiver } from './giver.ts';
import { findEverybody, findRole, lockMembers } from './repository.ts';

/** Seconds in which the link works. */
const linkLife = 7 * 86_400;

type Inviting = Call<typeof endpoints.inviteMember>;

/** Asks somebody by mail to join an outlet. */
export async function inviteMember(call: Inviting) {
  const { sql, who, input, clock, ip } = call;
  const { vendorId } = input.params;
  const { role } = input.body;
  requireGiver(who, vendorId, [role]);
  const email = input.body.email_address.toLowerCase();
  await sql.begin(async (tx) => {
    const now = clock();
    await countMail(tx, { email, ip, kind: 'invite', now });
    await lockMembers(tx, vendorId);
    await refuseMember(tx, email, vendorId);
    const invitation = await renew(tx, { email, role, vendorId, by: who.userId }, now);
    const { language = '' } = input.body;
    const facts = { ...letterFactsOf({ ...call, language }), email, invitation };
    await enqueue(tx, { kind: 'invitation', to: email, facts }, now);
  });
  return findEverybody(sql, vendorId);
}

/** Takes an invitation back. */
export async function withdrawInvitation(call: Call<typeof endpoints.withdrawInvitation>) {
  const { sql, who, input } = call;
  const { vendorId, invitationId } = input.params;
  await sql.begin(async (tx) => {
    await lockMembers(tx, vendorId);
    const [found] = await tx<{ role: Inviting['input']['body']['role'] }[]>`
      delete from invitations where id::text = ${invitationId} and vendor_id = ${vendorId} returning role`;
    if (found) requireGiver(who, vendorId, [found.role]);
  });
  return findEverybody(sql, vendorId);
}

async function refuseMember(tx: Tx, email: string, vendorId: Id): Promise<void> {
  const [user] = await tx<{ id: Id }[]>`select id from users where lower(email) = ${email}`;
  if (!user || !(await findRole(tx, { userId: user.id, vendorId }))) return;
  throw refusal(409, 'MemberAlready', 'This person is a member already.', {
    ...{ key: 'members.error.already', field: 'body.email_address' },
  });
}

type Invited = { email: string; role: string; vendorId: Id; by: Id };

/** A new row each time, so that a link of before is worth nothing. */
async function renew(tx: Tx, { email, role, vendorId, by }: Invited, now: UnixTime): Promise<Id> {
  await tx`delete from invitations where vendor_id = ${vendorId} and email = ${email}`;
  const times = { created_at: now, expires_at: now + linkLife };
  const [row] = await tx<{ id: Id }[]>`insert into invitations
    ${tx([{ vendor_id: vendorId, email, role, invited_by: by, ...times }])} returning id`;
  if (!row) throw new Error('the invitation was not stored');
  return row.id;
}
