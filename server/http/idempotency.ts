import { createHash } from 'node:crypto';
import { isDuplicate } from '../db/violations.ts';
import { type Refusal, refusal } from './refusal.ts';

const field = 'headers.idempotency-key';
/** The least and most characters of a key. */
export const keyLengths = { min: 8, max: 128 } as const;
const shape = new RegExp(`^[\\w.:-]{${keyLengths.min},${keyLengths.max}}$`);

/** The valid idempotency key of a request; refuses otherwise. */
export function requireKey(idempotencyKey: string | undefined): string {
  if (idempotencyKey && shape.test(idempotencyKey)) return idempotencyKey;
  const wanted = `Send an Idempotency-Key of ${keyLengths.min} to ${keyLengths.max} characters.`;
  throw refusal(400, 'IdempotencyKeyMissing', wanted, { key: 'alert.error', field });
}

/** The hash by which bodies with the same key are compared. */
export function bodyHashOf(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body)).digest();
}

/** The refusal of a key that was used with another body; `what` it belongs to is for the message, `key` for people. */
export function keyReused(what: string, key = 'alert.error'): Refusal {
  return refusal(422, 'IdempotencyKeyReused', `This key belongs to another ${what}.`, {
    ...{ key, field },
  });
}

/** Refuses a known key with another body. */
export function requireSameBody(
  stored: { body_hash: Buffer } | undefined,
  bodyHash: Buffer,
  what: string,
): void {
  if (stored && !stored.body_hash.equals(bodyHash)) throw keyReused(what);
}

/**
 * Finds what a key has already made, or makes it. If a parallel request with the key was faster, so that making fails by
 * `isRepeated`, its result is the answer to both.
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
