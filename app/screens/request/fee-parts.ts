import { feeAfterDiscount, type PricedQuote } from '#core';
import { type Minor, minorOf } from '#core/rules';
import type { Market } from '#schemas';

export type FeePart = {
  readonly part: 'base' | 'distance' | 'surcharge' | 'discount';
  readonly amount: Minor;
};

/**
 * What is paid of a fee, part by part: they add up to it. What features take off counts as a discount; of the parts that
 * are nothing only a distance stays, for its length.
 */
export function feeParts(
  quote: PricedQuote,
  currency: Pick<Market, 'currency'>,
): readonly FeePart[] {
  const added = (['base', 'distance', 'surcharge'] as const).map((part) => ({
    part,
    amount: minorOf(quote.breakdown[part], currency),
  }));
  const whole = added.reduce((sum, { amount }) => sum + amount, 0n);
  const discount = { part: 'discount', amount: feeAfterDiscount(quote, currency) - whole } as const;
  return [...added, discount].filter(
    ({ part, amount }) => amount !== 0n || (part === 'distance' && quote.distance_metres > 0),
  );
}
