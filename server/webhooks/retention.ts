import type { Fragment, Sql } from '../db/connect.ts';
import type { Deps } from '../module.ts';
import { usualRetention } from '../orders/retention.ts';

const day = 86_400;
/** Days for which the log tells what was delivered. */
const deliveredToldFor = 30;
/** Entries of one statement. */
const mostAtOnce = 2000;

/** Deletes delivered entries of the log after a month, and others as late as every errand that was given up. */
export async function forgetOldDeliveries({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const now = clock();
  await removeDeliveries(
    sql,
    sql`created_at < ${now - deliveredToldFor * day} and state = 'delivered'
      or created_at < ${now - usualRetention * day}`,
  );
}

/** Deletes entries of the log, a part at a time: all of a big shop take longer than a statement may. */
export async function removeDeliveries(sql: Sql, which: Fragment): Promise<void> {
  let removed = mostAtOnce;
  while (removed === mostAtOnce) {
    const { count } = await sql`delete from webhook_deliveries where id in (
      select id from webhook_deliveries where ${which} limit ${mostAtOnce})`;
    removed = count;
  }
}
