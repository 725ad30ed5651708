import { createHash } from 'node:crypto';
import type { CurrencyCode, Id, PaymentMethod, Position, UnixTime } from '#schemas';
import { hmac, isSame } from '../secrets.ts';

/** All that a quoted fee depends on. */
export type Quoted = {
  vendorId: Id;
  source: Position;
  destination: Position;
  paymentMethod: PaymentMethod | null;
  currency: CurrencyCode;
  fee: number;
};

/** Seconds for which a quote is valid. */
export const quoteLife = 300;

/** Signs a fee, so that the client can send it back but not change it. */
export function sign(key: Buffer, quoted: Quoted, expiresAt: UnixTime): string {
  const expires = String(Math.floor(expiresAt));
  return [keyId(key), expires, mac(key, quoted, expires)].join('.');
}

/** Verifies a signature; an old one and one by an old key are both `expired`. */
export function verify(
  key: Buffer,
  quoted: Quoted,
  signature: string,
  now: UnixTime,
): 'good' | 'expired' | 'wrong' {
  const [id, expires, given, ...rest] = signature.split('.');
  if (!id || !given || !/^\d{1,12}$/.test(expires ?? '') || rest.length > 0) return 'wrong';
  if (id !== keyId(key)) return 'expired';
  if (!isSame(given, mac(key, quoted, String(expires)))) return 'wrong';
  return Number(expires) > now ? 'good' : 'expired';
}

/** The expiry in a signature, unverified; null for another format. */
export function expiryOf(signature: string): UnixTime | null {
  const [, expires] = /^[\w-]+\.(\d{1,12})\.[\w-]+$/.exec(signature) ?? [];
  return expires === undefined ? null : Number(expires);
}

function mac(key: Buffer, quoted: Quoted, expires: string): string {
  const { vendorId, source, destination, paymentMethod, currency, fee } = quoted;
  const places = [source, destination].flatMap(({ latitude, longitude }) => [latitude, longitude]);
  const signed = [vendorId, ...places, 'food', paymentMethod, currency, fee, expires];
  return hmac(key).update(JSON.stringify(signed)).digest('base64url');
}

const ids = new WeakMap<Buffer, string>();

/** A short id of a key that does not reveal it. */
function keyId(key: Buffer): string {
  const id = ids.get(key) ?? createHash('sha256').update(key).digest('hex').slice(0, 8);
  ids.set(key, id);
  return id;
}
