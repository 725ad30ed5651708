import type { UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';

/** Opens every outlet that is due; answers their ids. Safe on several instances at once. */
export async function openDue(sql: Db, now: UnixTime): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    update vendors set is_active = true, available_at = null
    where available_at <= ${now} returning id`;
  return rows.map(({ id }) => id);
}
