import type { Market, Order, Voucher } from '#schemas';

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

/**
 * What an edited order leaves to pay of its new fee: its voucher holds on, by the terms on which it was taken. What was
 * taken off an order whose voucher is not known any more stays as it is, and never exceeds the fee.
 */
export function payableAfterEdit(
  { voucher, total_discount = 0 }: Pick<Order, 'voucher' | 'total_discount'>,
  fee: number,
  market: Pick<Market, 'currencyDigits'>,
): number {
  const terms = voucher ?? ({ type: 'amount', amount: total_discount } as const);
  return discountedFee(terms, fee, market);
}
