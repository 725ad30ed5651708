import type { Id } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';

/** Deletes all passkeys of somebody, since anybody who knew the password may have added one. */
export async function endPasskeysOf(tx: Tx, userId: Id): Promise<void> {
  await tx`delete from passkeys where user_id = ${userId}`;
}

/** How many passkeys somebody has, at one host where one is named. */
export async function countPasskeys(sql: Db, userId: Id, host: string | null = null) {
  const [row] = await sql<{ many: number }[]>`select count(*)::int as many from passkeys
    where user_id = ${userId} and host = coalesce(${host}, host)`;
  return row?.many ?? 0;
}
