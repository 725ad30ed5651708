import type { Market, Voucher } from '#schemas';

/** A voucher's code as it is compared: without blanks around it, its case told by nobody. */
export function voucherCode(typed: string): string {
  return typed.normalize('NFKC').trim().toUpperCase();
}

/**
 * What a voucher leaves of a delivery fee, in the market's currency and rounded to its digits: never less than nothing
 * and never more than the fee.
 */
export function discountedFee(
  { type, amount }: Pick<Voucher, 'type' | 'amount'>,
  fee: number,
  { currencyDigits }: Pick<Market, 'currencyDigits'>,
): number {
  const left = {
    amount: fee - amount,
    percentage: fee * (1 - amount / 100),
    deliveryFee: amount,
  }[type];
  return Number(Math.min(fee, Math.max(0, left)).toFixed(currencyDigits));
}
