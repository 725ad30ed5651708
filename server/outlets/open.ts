import type { UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';

/** Opens every outlet whose time has come; answers their ids. Any number of instances may do so together. */
export async function openDue(sql: Db, now: UnixTime): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    update vendors set is_active = true, available_at = null
    where available_at <= ${now} returning id`;
  return rows.map(({ id }) => id);
}
