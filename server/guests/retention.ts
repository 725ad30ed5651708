import type { Db } from '../db/connect.ts';
import type { Deps } from '../module.ts';

/** Deletes guests whose token has expired; their orders stay. */
export async function forgetGuests({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await sql`delete from guests where expires_at <= ${clock()}`;
}

/** Deletes ended orders from the counts of limits, and with them the hashes of who asked. */
export async function forgetFinished(sql: Db): Promise<void> {
  await sql`delete from guest_orders g using orders o where o.id = g.order_id and o.over`;
}
