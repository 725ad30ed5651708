import { amountOf, minorOf, voucherCode } from '#core/rules';
import type { CountryCode, CurrencyCode, Id, UnixTime, Voucher, VoucherType } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import { readMinor, type StoredMinor } from '../db/minor.ts';

/** A voucher that somebody wants to use: where, who for, and when the order is wanted. */
export type Wanted = {
  country: CountryCode;
  code: string;
  vendorId: Id;
  now: UnixTime;
  orderTime: UnixTime;
};

/** A voucher that an outlet may use now and that is still valid when the order is wanted. */
export async function findUsable(sql: Db, wanted: Wanted): Promise<Voucher | undefined> {
  const [row] = await sql<Row[]>`select ${terms(sql)} from vouchers where ${usable(sql, wanted)}`;
  return row && voucherOf(row);
}

/**
 * Counts a use of a voucher that has not changed; false when no use is left. Its row stays locked until the
 * order is stored, so two orders never take the last one.
 */
export async function takeUse(
  tx: Tx,
  voucher: Voucher,
  wanted: Wanted & { currency: CurrencyCode },
): Promise<boolean> {
  const { type, amount } = voucher;
  const { currency } = wanted;
  const isSame =
    type === 'percentage'
      ? tx`percentage = ${amount}`
      : tx`currency = ${currency} and amount_minor = ${minorOf(amount, { currency })}`;
  const rows = await tx`
    update vouchers set uses = uses + 1
    where ${usable(tx, wanted)} and type = ${type} and ${isSame} returning code`;
  return rows.length > 0;
}

/** A voucher that one of these outlets may use one day, or that anybody may. */
export async function findVoucher(
  sql: Db,
  country: CountryCode,
  code: string,
  vendorIds: ReadonlySet<string>,
): Promise<Voucher | undefined> {
  const [row] = await sql<Row[]>`
    select ${terms(sql)} from vouchers
    where country = ${country} and code = ${voucherCode(code)}
      and (vendor_id is null or vendor_id = any(${[...vendorIds]}))`;
  return row && voucherOf(row);
}

/** The row of a voucher whose amount is in the wire's format. */
export function voucherRow<T extends { type: string; amount: number }>(
  { amount, ...voucher }: T,
  { currency }: { currency: CurrencyCode },
) {
  const isMoney = voucher.type !== 'percentage';
  return {
    ...{ ...voucher, currency, amount_minor: isMoney ? minorOf(amount, { currency }) : null },
    percentage: isMoney ? null : amount,
  };
}

/** A voucher takes off either money or a percentage. */
type Row = { code: string; type: VoucherType; currency: CurrencyCode } & (
  | { amount_minor: StoredMinor; percentage: null }
  | { amount_minor: null; percentage: number }
);

function terms(sql: Db) {
  return sql`code, type, currency, amount_minor, percentage::float8 as percentage`;
}

function voucherOf(row: Row): Voucher {
  const { code, type, amount_minor, percentage } = row;
  const amount = amount_minor === null ? percentage : amountOf(readMinor(amount_minor), row);
  return { code, amount, type };
}

function usable(sql: Db, { country, code, vendorId, now, orderTime }: Wanted) {
  return sql`country = ${country} and code = ${voucherCode(code)}
    and (vendor_id is null or vendor_id in (
      select id from vendors where id = ${vendorId}
      union select parent_id from vendors where id = ${vendorId}))
    and valid_from <= ${now} and (valid_until is null or valid_until > greatest(${now}::float8, ${orderTime}::float8))
    and (most_uses is null or uses < most_uses)`;
}
