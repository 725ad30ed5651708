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
  reseal,
} from './one-time-codes.ts';

type Moment = Pick<Deps, 'key'> & { now: UnixTime };

/** The key under which wrong codes are counted, apart from wrong passwords, since a right password resets those. */
export function codesOf(email: string): string {
  return `code ${email.toLowerCase()}`;
}

/** Whether somebody has a second factor turned on. */
export async function hasSecondFactor(sql: Db, userId: Id): Promise<boolean> {
  const found = await sql`
    select 1 from second_factors where user_id = ${userId} and confirmed_at is not null`;
  return found.length > 0;
}

/** Stores a secret until its first code, replacing a previous unconfirmed one; undefined if a factor is already on. */
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

/** Turns the stored secret on by its first code. */
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

/** Uses a code of the app or a recovery code; answers whether it was valid. Parallel use of one code succeeds once. */
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

/** Replaces the recovery codes. */
export async function giveRecoveryCodes(tx: Tx, userId: Id): Promise<string[]> {
  const codes = [...newRecoveryCodes()];
  await tx`delete from recovery_codes where user_id = ${userId}`;
  await tx`insert into recovery_codes ${tx(
    codes.map((code) => ({ hash: recoveryHash(userId, code), user_id: userId })),
  )}`;
  return codes;
}

/** Removes the second factor; false if there was none. */
export async function endFactor(tx: Tx, { id, email }: { id: Id; email: string }) {
  const gone = await tx`delete from second_factors where user_id = ${id} returning confirmed_at`;
  await tx`delete from recovery_codes where user_id = ${id}`;
  await tx`delete from second_steps where user_id = ${id}`;
  await tx`delete from login_failures where account = ${digest(codesOf(email))}`;
  return gone.some(({ confirmed_at }) => confirmed_at !== null);
}

/** Seals secrets again with the present key, so that none is lost when the old key is removed. */
export async function resealFactors({ sql, key }: Pick<Deps, 'sql' | 'key'>): Promise<void> {
  const rows = await sql<{ user_id: Id; secret: Buffer }[]>`
    select user_id, secret from second_factors`;
  for (const { user_id, secret } of rows) {
    const fresh = reseal({ key }, 'members', secret);
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
