import { createHash } from 'node:crypto';
import { isDuplicate } from '../db/violations.ts';
import { type Refusal, refusal } from './refusal.ts';

const field = 'headers.idempotency-key';
/** Characters of a key, at least and at most. */
export const keyLengths = { min: 8, max: 128 } as const;
const shape = new RegExp(`^[\\w.:-]{${keyLengths.min},${keyLengths.max}}$`);

/** The key that makes a repeated request one. */
export function requireKey(idempotencyKey: string | undefined): string {
  if (idempotencyKey && shape.test(idempotencyKey)) return idempotencyKey;
  const wanted = `Send an Idempotency-Key of ${keyLengths.min} to ${keyLengths.max} characters.`;
  throw refusal(400, 'IdempotencyKeyMissing', wanted, { key: 'alert.error', field });
}

/** What tells the body of one request from that of another with the same key. */
export function bodyHashOf(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}

/** A key came back with another body; `what` it belongs to is told to anyone who reads the answer, `key` to people. */
export function keyReused(what: string, key = 'alert.error'): Refusal {
  return refusal(422, 'IdempotencyKeyReused', `This key belongs to another ${what}.`, {
    ...{ key, field },
  });
}

/** Refuses a key that comes back with another body than it was stored with. */
export function requireSameBody(
  stored: { body_hash: Buffer } | undefined,
  bodyHash: Buffer,
  what: string,
): void {
  if (stored && !stored.body_hash.equals(bodyHash)) throw keyReused(what);
}

/**
 * What a key stands for already, or what is made for it now. When another request with the key was faster meanwhile, so that
 * making it fails as `isRepeated` says, what that one made is the answer to both.
 */
export async function once<Made>(
  find: () => Promise<Made | undefined>,
  make: () => Promise<Made>,
  isRepeated: (cause: unknown) => boolean = isDuplicate,
): Promise<Made> {
  const before = await find();
  if (before !== undefined) return before;
  return make().catch(async (cause) => {
    const other = isRepeated(cause) ? await find() : undefined;
    if (other === undefined) throw cause;
    return other;
  });
}
