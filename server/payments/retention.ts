import type { Db } from '../db/connect.ts';

/** Deletes expired wallets. */
export async function forgetWallets(sql: Db, now: number): Promise<void> {
  await sql`delete from payment_wallets where expires_at < ${now}`;
}
