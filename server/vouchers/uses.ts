import { statusGroups } from '#core/rules';
import type { CountryCode, Order } from '#schemas';
import type { Tx } from '../db/connect.ts';

/**
 * Writes down which order holds the use that was just taken, and the other way round gives it back: when an order is
 * cancelled, when its payment fails, is given up or never ends. A voucher's row is locked before pickup codes and the numbers of
 * the vendor, here as where an order is placed, so that the two never wait for one another.
 */
export async function holdUse(
  tx: Tx,
  { order_id, voucher }: Pick<Order, 'order_id' | 'voucher'>,
  country: CountryCode,
): Promise<void> {
  if (!voucher) return;
  await tx`insert into voucher_uses ${tx({ order_id, country, code: voucher.code })}`;
}

/** Gives the use of an order back that was not placed; once, since its row goes with it. */
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
