import type { Market } from '#schemas';
import type { Db } from '../db/connect.ts';
import { voucherRow } from '../vouchers/repository.ts';
import vouchers from './vouchers.json' with { type: 'json' };

/**
 * Gives the demo's merchants something to take off: a voucher of each kind, and one of each reason for which one does
 * not hold. What was used stays used.
 */
export async function seedDemoVouchers(
  sql: Db,
  markets: ReadonlyMap<string, Market>,
): Promise<void> {
  const rows = vouchers.flatMap((voucher) => {
    const market = markets.get(voucher.country);
    return market ? [voucherRow(voucher, market)] : [];
  });
  if (rows.length > 0) await sql`insert into vouchers ${sql(rows)} on conflict do nothing`;
}
