import { statusGroups } from '#core/rules';
import type { CountryCode, Order } from '#schemas';
import type { Tx } from '../db/connect.ts';

/**
 * Records which order holds the use just taken. `giveUseBack` returns it when the order is cancelled or its payment fails, is
 * abandoned or never ends. Both lock the voucher's row before the vendor's pickup codes and numbers, as placing an order does,
 * to avoid deadlocks.
 */
export async function holdUse(
  tx: Tx,
  { order_id, voucher }: Pick<Order, 'order_id' | 'voucher'>,
  country: CountryCode,
): Promise<void> {
  if (!voucher) return;
  await tx`insert into voucher_uses ${tx({ order_id, country, code: voucher.code })}`;
}

/** Returns the use of an order that was not placed; only once, since its row is deleted. */
export async function giveUseBack(
  tx: Tx,
  { order_id, status, voucher_code }: Order,
): Promise<void> {
  if (!voucher_code || !statusGroups.cancelledLike.has(status)) return;
  await tx`
    with given as (delete from voucher_uses where order_id = ${order_id} returning country, code)
    update vouchers v set uses = v.uses - 1 from given
    where v.country = given.country and v.code = given.code`;
}
