import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { UnixTime } from '#schemas';
import type { Deps } from '../module.ts';
import { seal, unseal } from '../sealed.ts';
import { digest } from '../secrets.ts';

/** Seconds of a code's step, and how many steps a clock may be off. */
const period = 30;
const drift = 1;
/** Characters of recovery codes, without ones that look alike. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';
const recoveryCodes = 10;

/** Whose secrets: the purpose of the encryption key. */
export type Holders = 'operators' | 'members';
type Keys = Pick<Deps, 'key'>;

/** A new secret: sealed for storage, as an `otpauth:` address, and in Base32. */
export function newSecret(
  { key }: Keys,
  of: Holders,
  named: { issuer: string; label: string },
): { kept: Buffer; uri: string; secret: string } {
  const secret = new Secret({ size: 20 });
  const uri = totpOf(secret, named).toString();
  return { kept: seal(key(of), secret.hex), uri, secret: secret.base32 };
}

/** Whether a code is an app's, not a recovery code; spaces are ignored. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(bare(typed));
}

/**
 * The time step of a valid code, with the secret sealed by the present key; undefined for an invalid code. The caller must store the
 * step and refuse codes up to it, so that each works once.
 */
export function readCode(
  { key, now }: Keys & { now: UnixTime },
  of: Holders,
  kept: Buffer,
  typed: string,
): { step: number; kept: Buffer } | undefined {
  const known = unseal(key.all(of), kept);
  if (known === undefined) throw new Error('a second factor needs another TOKEN_SECRET');
  const totp = totpOf(Secret.fromHex(known), { issuer: '', label: '' });
  const delta = totp.validate({ token: bare(typed), window: drift, timestamp: now * 1000 });
  if (delta === null) return undefined;
  return { step: Math.floor(now / period) + delta, kept: seal(key(of), known) };
}

/** A secret sealed again with the present key; undefined if it already is, or no key opens it. */
export function reseal({ key }: Keys, of: Holders, kept: Buffer): Buffer | undefined {
  if (unseal([key(of)], kept) !== undefined) return undefined;
  const known = unseal(key.all(of), kept);
  return known === undefined ? undefined : seal(key(of), known);
}

/** New recovery codes in clear text; each works once. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodes }, newRecoveryCode);
}

/** The hash of a recovery code; dashes and case are ignored. */
export function recoveryHash(ownerId: string, code: string): Buffer {
  return digest(`recovery ${ownerId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
}

function bare(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}

function totpOf(secret: Secret, { issuer, label }: { issuer: string; label: string }): TOTP {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret });
}

/** A recovery code in groups, as `k7pm-…`. */
function newRecoveryCode(): string {
  const text = Array.from(randomBytes(16), (byte) => signs.charAt(byte % signs.length)).join('');
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}
