import type { Id, UnixTime } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import type { Deps } from '../module.ts';
import { digest } from '../secrets.ts';
import {
  isAppCode,
  newRecoveryCodes,
  newSecret,
  readCode,
  recoveryHash,
  resealed,
} from './one-time-codes.ts';

type Moment = Pick<Deps, 'key'> & { now: UnixTime };

/** How wrong codes of somebody are counted: apart from wrong passwords, which who knows the password cannot want to be forgotten. */
export function codesOf(email: string): string {
  return `code ${email.toLowerCase()}`;
}

/** Whether somebody is asked for a code after their password. */
export async function hasSecondFactor(sql: Db, userId: Id): Promise<boolean> {
  const found = await sql`
    select 1 from second_factors where user_id = ${userId} and confirmed_at is not null`;
  return found.length > 0;
}

/** A secret that waits for its first code, instead of one that did so before; undefined where a factor is on already. */
export async function beginFactor(
  sql: Db,
  { now, ...keys }: Moment,
  userId: Id,
  named: { issuer: string; label: string },
): Promise<{ uri: string; secret: string } | undefined> {
  const { kept, uri, secret } = newSecret(keys, 'members', named);
  const { count } = await sql`
    insert into second_factors (user_id, secret, created_at) values (${userId}, ${kept}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, step = 0, created_at = excluded.created_at
      where second_factors.confirmed_at is null`;
  return count > 0 ? { uri, secret } : undefined;
}

/** Switches the secret that waits on, by its first code. */
export async function confirmFactor(
  tx: Tx,
  moment: Moment,
  userId: Id,
  typed: string,
): Promise<boolean> {
  const [waiting] = await tx<{ secret: Buffer }[]>`
    select secret from second_factors where user_id = ${userId} and confirmed_at is null for update`;
  const read = waiting && isAppCode(typed) && readCode(moment, 'members', waiting.secret, typed);
  if (!read) return false;
  await tx`update second_factors set confirmed_at = ${moment.now}, step = ${read.step}, secret = ${read.kept}
    where user_id = ${userId}`;
  return true;
}

/** Whether a code of the app, or a recovery code, is good; it is used then, no matter who else tries it in the same moment. */
export async function takeFactor(
  tx: Tx,
  moment: Moment,
  userId: Id,
  typed: string,
): Promise<boolean> {
  const [factor] = await tx<{ secret: Buffer; step: string }[]>`
    select secret, step from second_factors
    where user_id = ${userId} and confirmed_at is not null for update`;
  if (!factor) return false;
  if (!isAppCode(typed)) return takeRecoveryCode(tx, userId, typed, moment.now);
  const read = readCode(moment, 'members', factor.secret, typed);
  if (!read || read.step <= Number(factor.step)) return false;
  await tx`update second_factors set step = ${read.step}, secret = ${read.kept} where user_id = ${userId}`;
  return true;
}

/** Recovery codes instead of those of before. */
export async function giveRecoveryCodes(tx: Tx, userId: Id): Promise<string[]> {
  const codes = [...newRecoveryCodes()];
  await tx`delete from recovery_codes where user_id = ${userId}`;
  await tx`insert into recovery_codes ${tx(
    codes.map((code) => ({ hash: recoveryHash(userId, code), user_id: userId })),
  )}`;
  return codes;
}

/** Asks somebody for their password alone from now on; false where that was so. */
export async function endFactor(tx: Tx, { id, email }: { id: Id; email: string }) {
  const gone = await tx`delete from second_factors where user_id = ${id} returning confirmed_at`;
  await tx`delete from recovery_codes where user_id = ${id}`;
  await tx`delete from second_steps where user_id = ${id}`;
  await tx`delete from login_failures where account = ${digest(codesOf(email))}`;
  return gone.some(({ confirmed_at }) => confirmed_at !== null);
}

/** Seals with the key of now what a key of before did, so that nobody who stays away while keys are exchanged loses theirs. */
export async function resealFactors({ sql, key }: Pick<Deps, 'sql' | 'key'>): Promise<void> {
  const rows = await sql<{ user_id: Id; secret: Buffer }[]>`
    select user_id, secret from second_factors`;
  for (const { user_id, secret } of rows) {
    const fresh = resealed({ key }, 'members', secret);
    if (!fresh) continue;
    await sql`update second_factors set secret = ${fresh}
      where user_id = ${user_id} and secret = ${secret}`;
  }
}

async function takeRecoveryCode(
  tx: Tx,
  userId: Id,
  typed: string,
  now: UnixTime,
): Promise<boolean> {
  const { count } = await tx`update recovery_codes set used_at = ${now}
    where hash = ${recoveryHash(userId, typed)} and used_at is null`;
  return count > 0;
}
