import type { Deps } from '../module.ts';
import { usualRetention } from '../orders/retention.ts';

const day = 86_400;
/** Days for which the log tells what was delivered. */
const deliveredToldFor = 30;

/** Deletes delivered entries of the log after a month, and others as late as every errand that was given up. */
export async function forgetOldDeliveries({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const now = clock();
  await sql`delete from webhook_deliveries
    where created_at < ${now - deliveredToldFor * day} and state = 'delivered'
      or created_at < ${now - usualRetention * day}`;
}
