import { feeAfterDiscount, type PricedQuote } from '#core';

export type FeePart = {
  readonly part: 'base' | 'distance' | 'surcharge' | 'discount';
  readonly amount: number;
};

/**
 * What is paid of a fee, part by part: they add up to it. What features take off counts as a discount; of the parts that
 * are nothing only a distance stays, for its length.
 */
export function feeParts(quote: PricedQuote): readonly FeePart[] {
  const { base, distance, surcharge, discount } = quote.breakdown;
  const taken = discount + quote.fee - feeAfterDiscount(quote);
  const parts: readonly FeePart[] = [
    { part: 'base', amount: base },
    { part: 'distance', amount: distance },
    { part: 'surcharge', amount: surcharge },
    { part: 'discount', amount: taken === 0 ? 0 : -taken },
  ];
  return parts.filter(
    ({ part, amount }) => amount !== 0 || (part === 'distance' && quote.distance_metres > 0),
  );
}
