import { voucherCode } from '#core/rules';
import type { CountryCode, Id, UnixTime, Voucher } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';

/** A voucher that somebody wants to use: where, who for, and when the order is wanted. */
export type Wanted = {
  country: CountryCode;
  code: string;
  vendorId: Id;
  now: UnixTime;
  orderTime: UnixTime;
};

/** A voucher that an outlet may use now and that still holds when the order is wanted. */
export async function findUsable(sql: Db, wanted: Wanted): Promise<Voucher | undefined> {
  const [row] = await sql<Voucher[]>`
    select code, amount, type from vouchers where ${usable(sql, wanted)}`;
  return row && { ...row };
}

/**
 * Counts a use of a voucher that is still what it was; false when there is none left. Its row stays locked until the
 * order is stored, so two orders never take the last one.
 */
export async function takeUse(tx: Tx, voucher: Voucher, wanted: Wanted): Promise<boolean> {
  const rows = await tx`
    update vouchers set uses = uses + 1
    where ${usable(tx, wanted)} and type = ${voucher.type} and amount = ${voucher.amount}
    returning code`;
  return rows.length > 0;
}

/** A voucher that one of these outlets may use one day, or that anybody may. */
export async function findVoucher(
  sql: Db,
  country: CountryCode,
  code: string,
  vendorIds: ReadonlySet<string>,
): Promise<Voucher | undefined> {
  const [row] = await sql<Voucher[]>`
    select code, amount, type from vouchers
    where country = ${country} and code = ${voucherCode(code)}
      and (vendor_id is null or vendor_id = any(${[...vendorIds]}))`;
  return row && { ...row };
}

function usable(sql: Db, { country, code, vendorId, now, orderTime }: Wanted) {
  return sql`country = ${country} and code = ${voucherCode(code)}
    and (vendor_id is null or vendor_id in (
      select id from vendors where id = ${vendorId}
      union select parent_id from vendors where id = ${vendorId}))
    and valid_from <= ${now} and (valid_until is null or valid_until > greatest(${now}::float8, ${orderTime}::float8))
    and (most_uses is null or uses < most_uses)`;
}
