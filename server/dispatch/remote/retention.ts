import type { UnixTime } from '#schemas';
import type { Db } from '../../db/connect.ts';
import { keptFor } from '../../orders/proof.ts';

/** Seconds for which positions, and a fleet's access to an order, are kept. */
const positionKept = 3600;
const orderKept = 90 * 86_400;

/** Deletes old positions, photographs and fleets' orders. */
export async function forgetSaid(sql: Db, now: UnixTime): Promise<void> {
  await sql`delete from fleet_positions where measured_at < ${now - positionKept}`;
  await sql`delete from fleet_photographs where taken_at < ${now - keptFor}`;
  await sql`delete from fleet_orders where handed_at < ${now - orderKept}`;
}
