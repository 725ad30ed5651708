import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { UnixTime } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import type { Deps } from '../module.ts';
import { digest } from '../secrets.ts';

/** Seconds that a code holds, and how many steps a clock may be wrong by, which is more than half a minute each way. */
const period = 30;
const drift = 1;
/** Signs of a recovery code that nobody mistakes for one another. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';
const recoveryCodes = 10;

type Keys = Pick<Deps, 'key'>;
type Factor = { id: string; email: string; totp_secret: Buffer };

/** A fresh secret, as it is kept and as an app on a phone takes it. */
export function newFactor({ key }: Keys, email: string): { kept: Buffer; uri: string } {
  const secret = new Secret({ size: 20 });
  return { kept: sealed(key('operators'), secret.hex), uri: totpOf(secret, email).toString() };
}

/** Whether a code is of this moment and was not used before; it is used then, no matter who else tries it in the same moment. */
export async function takeCode(
  tx: Tx,
  { key, now }: Keys & { now: UnixTime },
  { id, email, totp_secret }: Factor,
  typed: string,
): Promise<boolean> {
  const token = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return takeRecoveryCode(tx, id, token, now);
  const known = openedByAny(key.all('operators'), totp_secret);
  const secret = Secret.fromHex(known);
  const delta = totpOf(secret, email).validate({ token, window: drift, timestamp: now * 1000 });
  if (delta === null) return false;
  const step = Math.floor(now / period) + delta;
  const { count } = await tx`
    update operators set totp_step = ${step}, totp_secret = ${sealed(key('operators'), known)} where id = ${id} and totp_step < ${step}`;
  return count > 0;
}

/** Gives an operator recovery codes instead of those of before; each lets them in once. */
export async function giveRecoveryCodes(tx: Tx, operatorId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
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

function totpOf(secret: Secret, email: string): TOTP {
  const issuer = 'rider-portal operator';
  return new TOTP({ issuer, label: email, algorithm: 'SHA1', digits: 6, period, secret });
}

/** As people read it from paper: `k7pm-…`; dashes and case do not matter. */
function newRecoveryCode(): string {
  const text = Array.from(randomBytes(16), (byte) => signs.charAt(byte % signs.length)).join('');
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}

function recoveryHash(operatorId: string, code: string): Buffer {
  return digest(`recovery ${operatorId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
}

/** By the key that it was sealed with, which may be the one of before while that is exchanged; each use seals it with the one of now. */
function openedByAny(keys: readonly Buffer[], kept: Buffer): string {
  const found = keys.find((key) => isSealedBy(key, kept)) ?? keys[0];
  if (!found) throw new Error('there is no key');
  return opened(found, kept);
}

function isSealedBy(key: Buffer, kept: Buffer): boolean {
  try {
    return opened(key, kept) !== '';
  } catch {
    return false;
  }
}

function sealed(key: Buffer, text: string): Buffer {
  const start = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, start);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([start, cipher.getAuthTag(), body]);
}

/** Throws when it was sealed with another key. */
function opened(key: Buffer, kept: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, kept.subarray(0, 12));
  decipher.setAuthTag(kept.subarray(12, 28));
  return Buffer.concat([decipher.update(kept.subarray(28)), decipher.final()]).toString('utf8');
}
