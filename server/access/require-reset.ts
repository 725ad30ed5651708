import type { UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { endSessionsOf } from '../identity/sessions.ts';

/**
 * Requires new passwords for the accounts of these addresses: their sessions end, and they sign in again once they have set a new
 * one. Answers the addresses that have an account with a password.
 */
export async function requireReset(
  tx: Tx,
  emails: readonly string[],
  now: UnixTime,
): Promise<string[]> {
  const asked = emails.map((email) => email.trim().toLowerCase());
  const users = await tx<{ id: string; email: string }[]>`
    update users set reset_required = true
    where lower(email) = any(${asked}) and password_hash is not null returning id, email`;
  for (const { id } of users) await endSessionsOf(tx, id, now);
  return users.map(({ email }) => email);
}
