import { randomUUID } from 'node:crypto';
import type { endpoints } from '#schemas';
import { at } from '../clock.ts';
import type { Db, Tx } from '../db/connect.ts';
import type { Call } from '../http/serve.ts';
import { signInProven } from '../identity/login.ts';
import { verifyPassword } from '../identity/passwords.ts';
import type { Person } from '../identity/sign-in.ts';
import type { Deps } from '../module.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { letOwnerIn, lockOwners } from '../outlets/owners.ts';
import { registrationOf } from './proofs.ts';
import { accountRefusal } from './refusals.ts';
import { findProblem } from './register.ts';

/** Wrong passwords after which a link is void. */
const mostTries = 5;

type Registration = {
  id: string;
  vendor_id: string;
  email: string;
  business_name: string;
  password_hash: string;
};

/**
 * Creates the account of a link, once, and signs its owner in. The password is asked for again: otherwise a stranger could register
 * somebody's address with a password of theirs and wait for the owner to follow the link.
 */
export function verifyWith(deps: Deps) {
  return async (call: Call<typeof endpoints.verifyRegistration>) => {
    const { sql, clock, deployment, input } = call;
    const id = registrationOf(deps, input.body.token);
    const asked = id && (await takeTry(sql, id, clock()));
    if (!asked) throw accountRefusal('ExpiredCodeException');
    if (!(await verifyPassword(asked.password_hash, input.body.password))) {
      tellSecurity(call, 'account-refused');
      throw accountRefusal('NotAuthorizedException');
    }
    const user = await sql.begin((tx) => createAccount(tx, asked, deployment.id));
    if (!user) throw accountRefusal('ExpiredCodeException');
    tellSecurity(call, 'account-made', user.id);
    return signInProven(call, user);
  };
}

async function takeTry(sql: Db, id: string, now: number): Promise<Registration | undefined> {
  const [row] = await sql<Registration[]>`
    update registrations set tries = tries + 1
    where id = ${id} and expires_at > ${at(now)} and tries < ${mostTries}
    returning id, vendor_id, email, business_name, password_hash`;
  return row;
}

/** Undefined when the link was used meanwhile, or somebody else got the outlet first. */
async function createAccount(
  tx: Tx,
  { id: registration, vendor_id, email, business_name, password_hash }: Registration,
  deployment: string,
): Promise<Person | undefined> {
  await lockOwners(tx, [email]);
  // Lock in one order, so that two owners who follow their links at the same time cannot deadlock.
  await tx`select 1 from vendors
    where id = ${vendor_id} or (owners_named and owners @> ${[email]}) order by id for no key update`;
  const [taken] = await tx`delete from registrations where id = ${registration} returning id`;
  if (!taken || (await findProblem(tx, { email, vendor: vendor_id, at: deployment })))
    return undefined;
  const id = randomUUID();
  await tx`insert into users ${tx([{ id, email, password_hash, business_name }])}`;
  await letOwnerIn(tx, { id, email }, vendor_id);
  await tx`delete from registrations where email = ${email} or vendor_id in (
    select id from vendors where id = ${vendor_id} and not owners_named)`;
  return { id, email, password_hash, business_name };
}
