import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { UnixTime } from '#schemas';
import type { Deps } from '../module.ts';
import { opened, sealed } from '../sealed.ts';
import { digest } from '../secrets.ts';

/** Seconds that a code holds, and how many steps a clock may be wrong by, which is more than half a minute each way. */
const period = 30;
const drift = 1;
/** Signs of a recovery code that nobody mistakes for one another. */
const signs = '23456789abcdefghjkmnpqrstuvwxyz';
const recoveryCodes = 10;

/** Whose codes: the purpose of the key that their secrets are kept under. */
export type Holders = 'operators' | 'members';
type Keys = Pick<Deps, 'key'>;

/** A fresh secret as it is kept, as an app takes it in a picture, and as a person types it. */
export function newSecret(
  { key }: Keys,
  of: Holders,
  named: { issuer: string; label: string },
): { kept: Buffer; uri: string; secret: string } {
  const secret = new Secret({ size: 20 });
  const uri = totpOf(secret, named).toString();
  return { kept: sealed(key(of), secret.hex), uri, secret: secret.base32 };
}

/** Whether this is the code of an app and no recovery code; spaces do not matter. */
export function isAppCode(typed: string): boolean {
  return /^\d{6}$/.test(bare(typed));
}

/**
 * The step of time that a code belongs to, with the secret sealed by the key of now; undefined for a code that is not of this moment. Who
 * takes it writes the step down, and takes none up to it again.
 */
export function readCode(
  { key, now }: Keys & { now: UnixTime },
  of: Holders,
  kept: Buffer,
  typed: string,
): { step: number; kept: Buffer } | undefined {
  const known = opened(key.all(of), kept);
  if (known === undefined) throw new Error('a second factor needs another TOKEN_SECRET');
  const totp = totpOf(Secret.fromHex(known), { issuer: '', label: '' });
  const delta = totp.validate({ token: bare(typed), window: drift, timestamp: now * 1000 });
  if (delta === null) return undefined;
  return { step: Math.floor(now / period) + delta, kept: sealed(key(of), known) };
}

/** A secret sealed with the key of now; undefined where it is so already, or no key of ours opens it. */
export function resealed({ key }: Keys, of: Holders, kept: Buffer): Buffer | undefined {
  if (opened([key(of)], kept) !== undefined) return undefined;
  const known = opened(key.all(of), kept);
  return known === undefined ? undefined : sealed(key(of), known);
}

/** Recovery codes of somebody, as they are told once; each lets them in once. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodes }, newRecoveryCode);
}

/** How a recovery code is kept; dashes and case do not matter. */
export function recoveryHash(ownerId: string, code: string): Buffer {
  return digest(`recovery ${ownerId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
}

function bare(typed: string): string {
  return typed.replaceAll(/\s/g, '');
}

function totpOf(secret: Secret, { issuer, label }: { issuer: string; label: string }): TOTP {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret });
}

/** As people read it from paper: `k7pm-…`. */
function newRecoveryCode(): string {
  const text = Array.from(randomBytes(16), (byte) => signs.charAt(byte % signs.length)).join('');
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}
