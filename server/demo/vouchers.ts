import type { Market } from '#schemas';
import type { Db } from '../db/connect.ts';
import { voucherRow } from '../vouchers/repository.ts';
import vouchers from './vouchers.json' with { type: 'json' };

/**
 * Gives the demo's merchants a voucher of each type, and one for each reason of being invalid. Used ones stay used.
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
