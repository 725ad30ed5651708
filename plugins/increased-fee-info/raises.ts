import type { PricedQuote } from '#core';
import { type Minor, minorOf } from '#core/rules';
import type { Market } from '#schemas';

type Raise = { readonly reason: 'distance' | 'payment'; readonly amount: Minor };

/** What raises a fee above its base: the distance and the way of paying; discounts are ignored. */
export function raisesOf(
  { distance, surcharge }: PricedQuote['breakdown'],
  currency: Pick<Market, 'currency'>,
): { total: Minor; parts: readonly Raise[] } {
  const all: readonly Raise[] = [
    { reason: 'distance', amount: minorOf(distance, currency) },
    { reason: 'payment', amount: minorOf(surcharge, currency) },
  ];
  const parts = all.filter(({ amount }) => amount > 0n);
  return { total: parts.reduce((sum, { amount }) => sum + amount, 0n), parts };
}
