import {
  createHash,
  createHmac,
  createSecretKey,
  type Hmac,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Sql } from './db/connect.ts';

/** The product's key for a purpose; `all` are the keys that signatures are accepted from, the current one first. */
export type Keys = ((purpose: string) => Buffer) & {
  all: (purpose: string) => readonly [Buffer, ...Buffer[]];
};

/**
 * The keys of this product, one for each purpose, so that a leak of one signs nothing else. All come from
 * `TOKEN_SECRET`, or from a secret that the first instance stores in the database for all others.
 * During a rotation, signatures made with `previous` are still accepted, but no new ones are made with it.
 */
export async function loadKeys(
  sql: Sql,
  given: string | undefined,
  previous?: string,
): Promise<Keys> {
  const now = keysOf(given ? Buffer.from(given) : await sharedSecret(sql));
  const before = previous === undefined ? [] : [keysOf(Buffer.from(previous))];
  return Object.assign(now, {
    all: (purpose: string): [Buffer, ...Buffer[]] => [
      now(purpose),
      ...before.map((key) => key(purpose)),
    ],
  });
}

function keysOf(root: Buffer): (purpose: string) => Buffer {
  const known = new Map<string, Buffer>();
  return (purpose) => {
    const key = known.get(purpose) ?? hmac(root).update(purpose).digest();
    known.set(purpose, key);
    return key;
  };
}

const prepared = new WeakMap<Buffer, KeyObject>();

/** Begins a signature. A key is prepared once, since that costs six times as much as signing with it. */
export function hmac(key: Buffer): Hmac {
  const ready = prepared.get(key) ?? createSecretKey(key);
  prepared.set(key, ready);
  return createHmac('sha256', ready);
}

/** Secrets are kept as digests: anyone who reads the database cannot use them. */
export function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Compares two secrets in constant time. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

async function sharedSecret(sql: Sql): Promise<Buffer> {
  await sql`insert into secrets (name, value) values ('root', ${randomBytes(32)})
    on conflict do nothing`;
  const [row] = await sql<{ value: Buffer }[]>`select value from secrets where name = 'root'`;
  if (!row) throw new Error('the shared secret vanished');
  return row.value;
}
