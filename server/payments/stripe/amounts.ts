import type { Minor } from '#core/rules';
import type { CurrencyCode } from '#schemas';

/** How Stripe counts a currency: how many of its units stand for how many minor units of ISO 4217, and the smallest sum that it charges, in minor units. */
type Counting = { units: bigint; minor: bigint; coin: Minor };

const asWritten: Counting = { units: 1n, minor: 1n, coin: 1n };
/** Of three digits, the last has to be 0. */
const ofTen: Counting = { ...asWritten, coin: 10n };
/** They have no minor unit any more, and are still written with two zeros. */
const withZeros: Counting = { ...asWritten, units: 100n };
/** Its minor unit is a fifth, which nobody charges. */
const inWholes: Counting = { units: 1n, minor: 100n, coin: 100n };

/** Those that it counts in a way of its own (docs.stripe.com/currencies). */
const special: Readonly<Record<string, Counting>> = {
  ...{ BHD: ofTen, JOD: ofTen, KWD: ofTen, OMR: ofTen, TND: ofTen },
  ...{ ISK: withZeros, UGX: withZeros, MGA: inWholes },
};

/** A sum in the units that Stripe counts in; throws for one that it cannot charge. */
export function stripeAmount(sum: Minor, currency: CurrencyCode): number {
  const { units, minor, coin } = special[currency] ?? asWritten;
  if (sum % coin !== 0n) {
    throw new Error(`Stripe cannot charge ${sum} minor units of ${currency}`);
  }
  return Number((sum * units) / minor);
}

/** The smallest sum that Stripe charges, in minor units: every other is a multiple of it. */
export function stripeCoin(currency: CurrencyCode): Minor {
  return (special[currency] ?? asWritten).coin;
}
