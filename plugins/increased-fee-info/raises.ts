import type { PricedQuote } from '#core';

type Raise = { readonly reason: 'distance' | 'payment'; readonly amount: number };

/** What raises a fee above its base: the way beyond what is free, and the way of paying. What lowers it is not told of here. */
export function raisesOf({ distance, surcharge }: PricedQuote['breakdown']): {
  total: number;
  parts: readonly Raise[];
} {
  const all: readonly Raise[] = [
    { reason: 'distance', amount: distance },
    { reason: 'payment', amount: surcharge },
  ];
  const parts = all.filter(({ amount }) => amount > 0);
  return { total: parts.reduce((sum, { amount }) => sum + amount, 0), parts };
}
