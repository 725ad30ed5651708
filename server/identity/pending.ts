import { at } from '../clock.ts';
import type { Db } from '../db/connect.ts';

/** The newest pending registration of an address. */
export async function newestRegistration(
  sql: Db,
  email: string,
  now: number,
): Promise<{ id: string; password_hash: string } | undefined> {
  const [row] = await sql<{ id: string; password_hash: string }[]>`
    select id, password_hash from registrations
    where email = ${email} and expires_at > ${at(now)} order by created_at desc limit 1`;
  return row;
}
