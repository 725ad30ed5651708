import type { Market, Order, PriceLine } from '#schemas';
import { type Minor, minorOf } from './money.ts';

type Currency = Pick<Market, 'currency'>;

/** The sum of the price lines of features; negative lines lower the price. */
export function sumOfLines(lines: readonly PriceLine[] | undefined, currency: Currency): Minor {
  return (lines ?? []).reduce((sum, { amount }) => sum + minorOf(amount, currency), 0n);
}

type Costs = Pick<Order, 'delivery_fee' | 'total_discount' | 'price_lines'>;

/** What the delivery of an order costs: the fee, less the voucher's discount, plus the lines of features. */
export function deliveryCost(
  { delivery_fee: fee = 0, total_discount = 0, price_lines }: Costs,
  currency: Currency,
): Minor {
  return (
    minorOf(fee, currency) - minorOf(total_discount, currency) + sumOfLines(price_lines, currency)
  );
}
