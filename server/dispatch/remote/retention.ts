import type { UnixTime } from '#schemas';
import type { Db } from '../../db/connect.ts';
import { keptFor } from '../../orders/proof.ts';

/** Seconds for a position that no newer one replaced, and after which a fleet has nothing to say of an order any more. */
const positionKept = 3600;
const orderKept = 90 * 86_400;

/** Forgets where riders were who are on no order any more, pictures that nobody is shown, and orders that a fleet had long ago. */
export async function forgetSaid(sql: Db, now: UnixTime): Promise<void> {
  await sql`delete from fleet_positions where measured_at < ${now - positionKept}`;
  await sql`delete from fleet_photographs where taken_at < ${now - keptFor}`;
  await sql`delete from fleet_orders where handed_at < ${now - orderKept}`;
}
