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

/** What an operator is told once, and what is never told again. */
export type Credentials = {
  email: string;
  /** Null where they keep theirs. */
  password: string | null;
  uri: string;
  recovery_codes: readonly string[];
};

/** Why a command about an operator's account cannot be done, for who typed it. */
export class AccountProblem extends Error {
  override name = 'AccountProblem';
}

/** Adds an operator, who gets in with what this answers. */
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

/** Takes an operator's second factor out of use and gives them another, with a fresh password where theirs is lost too. Nobody waits for failed tries any more. */
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

/** Lets an operator in no more. */
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

/** How failed tries of an operator are counted: apart from those of a merchant's person with the same address. */
export function accountOf(email: string): string {
  return `operator ${email}`;
}

/** How the audit names an operator. */
export function operatorTarget(email: string): string {
  return `operator ${email}`;
}

/** What was tried from here before counts no more. */
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

/** Nobody guesses it; an operator then chooses their own. */
function newPassword(): string {
  return `${randomBytes(15).toString('base64url')}-Aa1`;
}
