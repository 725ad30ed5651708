import type { UnixTime } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import {
  isAppCode,
  newRecoveryCodes,
  newSecret,
  readCode,
  recoveryHash,
} from '../identity/one-time-codes.ts';
import type { Deps } from '../module.ts';

type Keys = Pick<Deps, 'key'>;
type Factor = { id: string; totp_secret: Buffer };

/** A new secret, sealed for storage and as an `otpauth:` address. */
export function newFactor(keys: Keys, email: string): { kept: Buffer; uri: string } {
  const { kept, uri } = newSecret(keys, 'operators', {
    ...{ issuer: 'rider-portal operator', label: email },
  });
  return { kept, uri };
}

/**
 * Uses a code; answers whether it was valid and unused. Parallel use of one code succeeds once. Each use seals the secret with the
 * present key.
 */
export async function takeCode(
  tx: Tx,
  keys: Keys & { now: UnixTime },
  { id, totp_secret }: Factor,
  typed: string,
): Promise<boolean> {
  if (!isAppCode(typed)) return takeRecoveryCode(tx, id, typed, keys.now);
  const read = readCode(keys, 'operators', totp_secret, typed);
  if (!read) return false;
  const { step, kept } = read;
  const { count } = await tx`
    update operators set totp_step = ${step}, totp_secret = ${kept} where id = ${id} and totp_step < ${step}`;
  return count > 0;
}

/** Replaces an operator's recovery codes; each works once. */
export async function giveRecoveryCodes(tx: Tx, operatorId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await tx`delete from operator_recovery_codes where operator_id = ${operatorId}`;
  await tx`insert into operator_recovery_codes ${tx(
    codes.map((code) => ({ hash: recoveryHash(operatorId, code), operator_id: operatorId })),
  )}`;
  return codes;
}

async function takeRecoveryCode(
  tx: Db,
  operatorId: string,
  typed: string,
  now: UnixTime,
): Promise<boolean> {
  const { count } = await tx`update operator_recovery_codes set used_at = ${now}
    where hash = ${recoveryHash(operatorId, typed)} and used_at is null`;
  return count > 0;
}
