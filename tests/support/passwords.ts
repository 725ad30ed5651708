import { hash } from '@node-rs/argon2';
import type { Sql } from '../../server/db/connect.ts';
import { demoUsers } from '../../server/demo/seed.ts';

/** A hash at next to no cost, which a server looks at as at any other: no law is about what a known password's hash takes. */
export function cheapHash(password: string): Promise<string> {
  return hash(password, { memoryCost: 8, timeCost: 1 });
}

/** Gives the demo's people such hashes of their passwords, since tests sign in as them thousands of times. */
export async function cheapenDemo(sql: Sql): Promise<void> {
  for (const { id, password } of Object.values(demoUsers)) {
    await sql`update users set password_hash = ${await cheapHash(password)} where id = ${id}`;
  }
}
