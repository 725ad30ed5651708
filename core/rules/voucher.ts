import type { Order, Voucher } from '#schemas';
import { type Coinage, fractionOf, type Minor, minorOf, nearestCoins } from './money.ts';

/** A voucher's code as it is compared: trimmed and in upper case. */
export function voucherCode(typed: string): string {
  return typed.normalize('NFKC').trim().toUpperCase();
}

/**
 * What a voucher leaves of a delivery fee (an amount of the wire), rounded to the smallest coin; never below zero nor above the
 * fee.
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
 * What is left to pay of an edited order's new fee: its voucher still applies, on its original terms. The discount of a voucher
 * that is no longer known stays the same, up to the fee.
 */
export function payableAfterEdit(
  { voucher, total_discount = 0 }: Pick<Order, 'voucher' | 'total_discount'>,
  fee: number,
  coinage: Coinage,
): Minor {
  const terms = voucher ?? ({ type: 'amount', amount: total_discount } as const);
  return discountedFee(terms, fee, coinage);
}
