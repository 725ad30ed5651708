import { randomBytes } from 'node:crypto';
import type { UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { welcome } from '../identity/failures.ts';
import { hashPassword } from '../identity/passwords.ts';
import type { Deps } from '../module.ts';
import { digest } from '../secrets.ts';
import { type Actor, writeEntry } from './audit.ts';
import { giveRecoveryCodes, newFactor } from './second-factor.ts';
import { endOperatorSessions } from './sessions.ts';

type Circumstances = Pick<Deps, 'key'> & { actor: Actor; now: UnixTime };

/** An operator's credentials, shown once. */
export type Credentials = {
  email: string;
  /** Null where they keep theirs. */
  password: string | null;
  uri: string;
  recovery_codes: readonly string[];
};

/** Why a command about an operator's account failed, for the person at the console. */
export class AccountProblem extends Error {
  override name = 'AccountProblem';
}

/** Adds an operator; answers their credentials. */
export async function addOperator(
  tx: Tx,
  typed: string,
  { key, actor, now }: Circumstances,
): Promise<Credentials> {
  const email = typed.trim().toLowerCase();
  const password = newPassword();
  const { kept, uri } = newFactor({ key }, email);
  const row = { email, password_hash: await hashPassword(password), totp_secret: kept };
  const [added] = await tx<{ id: string }[]>`
    insert into operators ${tx([{ ...row, created_at: now }])} on conflict do nothing returning id`;
  if (!added) throw new AccountProblem(`${email} is an operator already.`);
  await writeEntry(tx, { actor, action: 'add', now }, { target: operatorTarget(email) });
  return { email, password, uri, recovery_codes: await giveRecoveryCodes(tx, added.id) };
}

/** Replaces an operator's second factor, and the password if lost, too; failed tries are forgotten. */
export async function resetOperator(
  tx: Tx,
  typed: string,
  { key, actor, now, what }: Circumstances & { what: 'second-factor' | 'password' },
): Promise<Credentials> {
  const { id, email } = await lockOperator(tx, typed);
  const { kept, uri } = newFactor({ key }, email);
  await tx`update operators set totp_secret = ${kept}, totp_step = 0 where id = ${id}`;
  const password = what === 'password' ? newPassword() : null;
  if (password !== null) {
    await tx`update operators set password_hash = ${await hashPassword(password)} where id = ${id}`;
  }
  const recovery_codes = await giveRecoveryCodes(tx, id);
  await endOperatorSessions(tx, id);
  await tx`delete from login_failures where account = ${digest(accountOf(email))}`;
  const act = { actor, action: `reset-${what}`, now };
  await writeEntry(tx, act, { target: operatorTarget(email) });
  return { email, password, uri, recovery_codes };
}

/** Removes an operator. */
export async function removeOperator(
  tx: Tx,
  typed: string,
  { actor, now }: Omit<Circumstances, 'key'>,
): Promise<string> {
  const { id, email } = await lockOperator(tx, typed);
  await tx`delete from operators where id = ${id}`;
  await writeEntry(tx, { actor, action: 'remove', now }, { target: operatorTarget(email) });
  return email;
}

/** The key under which an operator's failed tries are counted, apart from a member's with the same address. */
export function accountOf(email: string): string {
  return `operator ${email}`;
}

/** The name of an operator in the audit. */
export function operatorTarget(email: string): string {
  return `operator ${email}`;
}

/** Forgets failed tries from this address. */
export function welcomeOperator(tx: Tx, email: string, ip: string, now: UnixTime): Promise<void> {
  return welcome(tx, { email: accountOf(email), ip }, now);
}

async function lockOperator(tx: Tx, typed: string): Promise<{ id: string; email: string }> {
  const email = typed.trim().toLowerCase();
  const [row] = await tx<{ id: string; email: string }[]>`
    select id, email from operators where lower(email) = ${email} for update`;
  if (!row) throw new AccountProblem(`${email} is no operator.`);
  return row;
}

/** A random password, to be replaced by the operator. */
function newPassword(): string {
  return `${randomBytes(15).toString('base64url')}-Aa1`;
}
