import type { Db } from '../db/connect.ts';
import type { Deps } from '../module.ts';

/** Forgets guests whose token proves nothing any more; their orders stay. */
export async function forgetGuests({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await sql`delete from guests where expires_at <= ${clock()}`;
}

/** What is over counts no more, and nothing is kept of who asked for it. */
export async function forgetFinished(sql: Db): Promise<void> {
  await sql`delete from guest_orders g using orders o where o.id = g.order_id and o.over`;
}
