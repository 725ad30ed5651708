import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts a text for the database: a random nonce, the tag, then the cipher text (AES-256-GCM). */
export function seal(key: Buffer, text: string): Buffer {
  const start = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, start);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([start, cipher.getAuthTag(), body]);
}

/** Decrypts what was sealed with one of these keys; undefined when none fits. */
export function unseal(keys: readonly Buffer[], kept: Buffer): string | undefined {
  for (const key of keys) {
    try {
      return unsealWith(key, kept);
    } catch {
      // Another key sealed it.
    }
  }
  return undefined;
}

/** Throws when it was sealed with another key. */
function unsealWith(key: Buffer, kept: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, kept.subarray(0, 12));
  decipher.setAuthTag(kept.subarray(12, 28));
  return Buffer.concat([decipher.update(kept.subarray(28)), decipher.final()]).toString('utf8');
}
