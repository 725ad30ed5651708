import type { UnixTime } from '#schemas';
import type { Sql } from '../db/connect.ts';

/** Deletes expired invitations. */
export async function forgetInvitations(sql: Sql, now: UnixTime): Promise<void> {
  await sql`delete from invitations where expires_at < ${now}`;
}
