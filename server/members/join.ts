import { randomUUID } from 'node:crypto';
import { type endpoints, highest, type Id, type Role } from '#schemas';
import { accountRefusal, refuseWeakPassword } from '../access/refusals.ts';
import type { Db, Tx } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { signInProven } from '../identity/login.ts';
import { hashPassword, verifyPassword } from '../identity/passwords.ts';
import type { Person } from '../identity/sign-in.ts';
import type { Deps } from '../module.ts';
import { letOwnerIn, lockOwners } from '../outlets/owners.ts';
import { invitationOf } from './proof.ts';
import { findRole, lockMembers } from './repository.ts';

/** Wrong passwords after which a link is void. */
const mostTries = 5;

type Invited = {
  id: Id;
  vendor_id: Id;
  vendor_name: string;
  email: string;
  role: Role;
  invited_by: string | null;
};
type Account = Person & { reset_required: boolean };

/** What an invitation's link shows. Its holder reads the address's mail, so it may tell whether there is an account. */
export async function readInvitation(call: Call<typeof endpoints.readInvitation>) {
  const invited = await find(call, call.input.body.token);
  const { email, role, vendor_name, invited_by } = invited;
  const account = await findAccount(call.sql, email);
  return { email, role, vendor_name, invited_by, has_account: account !== undefined };
}

/** Joins and signs in: with the password of an existing account, or creating one with the given password. */
export async function acceptInvitation(call: Call<typeof endpoints.acceptInvitation>) {
  const { sql, input } = call;
  const invited = await find(call, input.body.token);
  const account = await findAccount(sql, invited.email);
  if (account) await requirePassword(call, invited.id, account);
  else refuseWeakPassword(input.body.password);
  const hash = account ? undefined : await hashPassword(input.body.password);
  const person = await sql.begin((tx) => join(tx, invited, { hash, name: input.body.name }));
  return signInProven(call, person);
}

async function requirePassword(
  { sql, input }: Call<typeof endpoints.acceptInvitation>,
  invitation: Id,
  account: Account,
): Promise<void> {
  const [left] = await sql`update invitations set tries = tries + 1
    where id = ${invitation} and tries < ${mostTries} returning id`;
  if (!left) throw accountRefusal('ExpiredCodeException');
  if (!(await verifyPassword(account.password_hash ?? undefined, input.body.password)))
    throw accountRefusal('NotAuthorizedException');
  if (account.reset_required) {
    throw refusal(403, 'PasswordResetRequiredException', 'The password has to be set again.', {
      ...{ key: 'auth.PasswordResetRequiredException', field: 'body.password' },
    });
  }
}

/** Adds the membership and uses the link up; it never lowers an existing role. */
async function join(
  tx: Tx,
  { id, email, vendor_id: vendorId, role }: Invited,
  { hash, name }: { hash: string | undefined; name: string | undefined },
): Promise<Person> {
  await lockOwners(tx, [email]);
  await lockMembers(tx, vendorId);
  const [taken] = await tx`delete from invitations where id = ${id} returning id`;
  if (!taken) throw accountRefusal('ExpiredCodeException');
  const person = (await findAccount(tx, email)) ?? (await makeAccount(tx, { email, hash, name }));
  const before = await findRole(tx, { userId: person.id, vendorId });
  const now = highest(before ? [before, role] : [role]) ?? role;
  await tx`
    with changed as (
      insert into memberships (user_id, vendor_id, role) values (${person.id}, ${vendorId}, ${now})
      on conflict (user_id, vendor_id) do update set role = excluded.role returning user_id)
    select pg_notify('access_changed', user_id) from changed`;
  return person;
}

async function makeAccount(
  tx: Tx,
  {
    email,
    hash,
    name = null,
  }: { email: string; hash: string | undefined; name?: string | null | undefined },
): Promise<Person> {
  // The account was deleted meanwhile: the person has to follow the link again.
  if (hash === undefined) throw accountRefusal('ExpiredCodeException');
  const id = randomUUID();
  await tx`insert into users ${tx([{ id, email, password_hash: hash, name }])}`;
  await letOwnerIn(tx, { id, email });
  return { id, email, password_hash: hash, business_name: null };
}

async function findAccount(sql: Db, email: string): Promise<Account | undefined> {
  const [account] = await sql<Account[]>`
    select id, email, password_hash, business_name, reset_required from users where lower(email) = ${email}`;
  return account;
}

type Asking = Pick<Deps, 'sql' | 'clock' | 'key'> & Pick<Call, 'deployment'>;

async function find({ sql, clock, deployment, ...keys }: Asking, token: string): Promise<Invited> {
  const id = invitationOf(keys, token);
  const [invited] = await sql<Invited[]>`
    select i.id, i.vendor_id, v.name as vendor_name, i.email, i.role, coalesce(u.name, u.email) as invited_by
    from invitations i join vendors v on v.id = i.vendor_id left join users u on u.id = i.invited_by
    where i.id = ${id ?? null} and i.expires_at > ${clock()} and i.tries < ${mostTries}
      and v.deployment = ${deployment.id}`;
  if (!invited) throw accountRefusal('ExpiredCodeException');
  return invited;
}
