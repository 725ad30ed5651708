import type { Order, PriceLine } from '#schemas';

/** An amount of the market's currency, without the crumbs that adding and subtracting leave behind its last digit. */
export function withoutCrumbs(amount: number): number {
  return Number(amount.toFixed(4));
}

/** What features add to the price of a delivery, or take off it. */
export function sumOfLines(lines: readonly PriceLine[] = []): number {
  return withoutCrumbs(lines.reduce((sum, { amount }) => sum + amount, 0));
}

type Costs = Pick<Order, 'delivery_fee' | 'total_discount' | 'price_lines'>;

/** What the delivery of an order costs: its fee, less what a voucher takes off, with what features add. */
export function deliveryCost({
  delivery_fee: fee = 0,
  total_discount = 0,
  price_lines,
}: Costs): number {
  return withoutCrumbs(fee - total_discount + sumOfLines(price_lines));
}
