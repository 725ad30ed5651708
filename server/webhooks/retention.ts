import type { Deps } from '../module.ts';
import { usualRetention } from '../orders/retention.ts';

const day = 86_400;
/** Days for which the log tells what was delivered. */
const deliveredToldFor = 30;

/** The log forgets what was delivered after a month, and what was not as late as everything else that was given up. */
export async function forgetOldDeliveries({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const now = clock();
  await sql`delete from webhook_deliveries
    where created_at < ${now - deliveredToldFor * day} and state = 'delivered'
      or created_at < ${now - usualRetention * day}`;
}
