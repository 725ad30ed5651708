import type { UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';

/** Deletes expired challenges. */
export async function forgetChallenges(sql: Db, now: UnixTime): Promise<void> {
  await sql`delete from passkey_challenges where expires_at < ${now}`;
}
