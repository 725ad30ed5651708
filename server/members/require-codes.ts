import type { endpoints, Id } from '#schemas';
import { proveCode } from '../account/prove.ts';
import type { Tx } from '../db/connect.ts';
import { refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { hasSecondFactor, takeFactor } from '../identity/second-factor.ts';
import { enqueue } from '../mail/index.ts';
import { letterFactsOf } from '../mail/write.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { findEverybody, findRequiredCodes, findRole, lockMembers } from './repository.ts';

type Requiring = Call<typeof endpoints.requireCodes>;

/**
 * Requires codes of all members of a merchant, or ends that. It needs a code of the owner: they must have one themselves, and an open
 * tablet must not be enough to end it.
 */
export async function requireCodes(call: Requiring) {
  const { sql, who, input } = call;
  const { vendorId } = input.params;
  const { required, code } = input.body;
  const main = await findRequiredCodes(sql, vendorId);
  if (main.vendor_id !== vendorId) throw notMain(main.vendor_name);
  if (!(await hasSecondFactor(sql, who.userId))) throw ownFirst();
  const moment = { ...call, now: call.clock() };
  let hasChanged = false;
  await proveCode(call, () =>
    sql.begin(async (tx) => {
      // This locks the owner's factor, so that it cannot be turned off at the same time.
      if (!(await takeFactor(tx, moment, who.userId, code))) return false;
      await requireOwner(tx, { userId: who.userId, vendorId });
      hasChanged = await setRule(tx, call);
      if (hasChanged) await tellOwners(tx, call);
      return true;
    }),
  );
  if (hasChanged)
    tellSecurity(call, required ? 'codes-required' : 'codes-not-required', who.userId, vendorId);
  return findEverybody(sql, vendorId);
}

/** Changes the rule; false if it already was so. */
async function setRule(tx: Tx, { who, clock, input }: Requiring): Promise<boolean> {
  const { vendorId } = input.params;
  const rule = { vendor_id: vendorId, since: clock(), required_by: who.userId };
  if (!input.body.required)
    return (await tx`delete from required_codes where vendor_id = ${vendorId}`).count > 0;
  const { count } = await tx`insert into required_codes ${tx([rule])} on conflict do nothing`;
  // Close open sockets of members without codes.
  if (count > 0)
    await tx`select pg_notify('access_changed', user_id) from (
      select distinct m.user_id from memberships m join vendors v on v.id = m.vendor_id
      where (v.id = ${vendorId} or v.parent_id = ${vendorId}) and not exists (
        select 1 from second_factors f where f.user_id = m.user_id and f.confirmed_at is not null)) without`;
  return count > 0;
}

/** Checks again, under the lock, that the caller is still an owner. */
async function requireOwner(tx: Tx, of: { userId: Id; vendorId: Id }): Promise<void> {
  await lockMembers(tx, of.vendorId);
  if ((await findRole(tx, of)) !== 'owner') throw refusals.notAllowed();
}

/** Mails all owners, in case it was somebody else in an owner's name. */
async function tellOwners(tx: Tx, call: Requiring): Promise<void> {
  const { who, clock, input } = call;
  const { vendorId } = input.params;
  const { required, language = '' } = input.body;
  const owners = await tx<{ email: string }[]>`
    select u.email from memberships m join users u on u.id = m.user_id
    where m.vendor_id = ${vendorId} and m.role = 'owner' order by u.email`;
  const facts = { ...letterFactsOf({ ...call, language }), merchant: vendorId, by: who.userId };
  const kind = required ? 'codes-required' : 'codes-not-required';
  for (const { email } of owners) await enqueue(tx, { kind, to: email, facts }, clock());
}

const ownFirst = () =>
  refusal(409, 'OwnFactorFirst', 'Set a second factor up for yourself first.', {
    key: 'people.codes.own-first',
  });

const notMain = (name: string) =>
  refusal(409, 'NotMainAccount', `This is said at the main account, ${name}.`, {
    key: 'people.codes.main',
  });
