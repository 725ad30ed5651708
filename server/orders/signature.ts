import { createHash } from 'node:crypto';
import type { CurrencyCode, Id, PaymentMethod, Position, UnixTime } from '#schemas';
import { hmac, isSame } from '../secrets.ts';

/** Everything that a quoted fee depends on. */
export type Quoted = {
  vendorId: Id;
  source: Position;
  destination: Position;
  paymentMethod: PaymentMethod | null;
  currency: CurrencyCode;
  fee: number;
};

/** Seconds for which a quoted fee holds. */
export const quoteLife = 300;

/** Signs a fee, so that its caller can bring it back but not change it. */
export function sign(key: Buffer, quoted: Quoted, expiresAt: UnixTime): string {
  const expires = String(Math.floor(expiresAt));
  return [keyId(key), expires, mac(key, quoted, expires)].join('.');
}

/** Whether a signature is ours and still holds; an old one and one of an old key are both `expired`. */
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

/** Until when a signature says that it holds, no matter who made it; null when it is none of ours in form. */
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

/** Tells keys apart without telling anything about them. */
function keyId(key: Buffer): string {
  const id = ids.get(key) ?? createHash('sha256').update(key).digest('hex').slice(0, 8);
  ids.set(key, id);
  return id;
}
