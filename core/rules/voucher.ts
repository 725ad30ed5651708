import type { Order, Voucher } from '#schemas';
import { type Coinage, fractionOf, type Minor, minorOf, nearestCoins } from './money.ts';

/** A voucher's code as it is compared: without blanks around it, its case told by nobody. */
export function voucherCode(typed: string): string {
  return typed.normalize('NFKC').trim().toUpperCase();
}

/**
 * What a voucher leaves of a delivery fee of the wire, rounded to the smallest coin: never less than nothing and never more than
 * the fee.
 */
export function discountedFee(
  { type, amount }: Pick<Voucher, 'type' | 'amount'>,
  fee: number,
  coinage: Coinage,
): Minor {
  const [price, per] = fractionOf(fee);
  const [taken, of] = fractionOf(amount);
  const left = (
    {
      amount: [price * of - taken * per, per * of],
      percentage: [price * (100n * of - taken), 100n * per * of],
      deliveryFee: [taken, of],
    } as const
  )[type];
  const coins = nearestCoins(left, coinage);
  const whole = minorOf(fee, coinage);
  if (coins > whole) return whole;
  return coins < 0n ? 0n : coins;
}

/**
 * What an edited order leaves to pay of its new fee: its voucher holds on, by the terms on which it was taken. What was
 * taken off an order whose voucher is not known any more stays as it is, and never exceeds the fee.
 */
export function payableAfterEdit(
  { voucher, total_discount = 0 }: Pick<Order, 'voucher' | 'total_discount'>,
  fee: number,
  coinage: Coinage,
): Minor {
  const terms = voucher ?? ({ type: 'amount', amount: total_discount } as const);
  return discountedFee(terms, fee, coinage);
}
