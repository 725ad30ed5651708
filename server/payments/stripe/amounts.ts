import type { Minor } from '#core/rules';
import type { CurrencyCode } from '#schemas';

/** How Stripe counts a currency: `units` of Stripe are `minor` minor units of ISO 4217; `coin` is the smallest sum in minor units. */
type Counting = { units: bigint; minor: bigint; coin: Minor };

const asWritten: Counting = { units: 1n, minor: 1n, coin: 1n };
/** Currencies of three digits, of which the last must be 0. */
const ofTen: Counting = { ...asWritten, coin: 10n };
/** Currencies without a minor unit that Stripe still writes with two zeros. */
const withZeros: Counting = { ...asWritten, units: 100n };
/** Its minor unit is a fifth, so only whole units are charged. */
const inWholes: Counting = { units: 1n, minor: 100n, coin: 100n };

/** The special cases (docs.stripe.com/currencies). */
const special: Readonly<Record<string, Counting>> = {
  ...{ BHD: ofTen, JOD: ofTen, KWD: ofTen, OMR: ofTen, TND: ofTen },
  ...{ ISK: withZeros, UGX: withZeros, MGA: inWholes },
};

/** A sum in Stripe's units; throws for one that it cannot charge. */
export function stripeAmount(sum: Minor, currency: CurrencyCode): number {
  const { units, minor, coin } = special[currency] ?? asWritten;
  if (sum % coin !== 0n) {
    throw new Error(`Stripe cannot charge ${sum} minor units of ${currency}`);
  }
  return Number((sum * units) / minor);
}

/** The smallest sum that Stripe charges, in minor units. */
export function stripeCoin(currency: CurrencyCode): Minor {
  return (special[currency] ?? asWritten).coin;
}
