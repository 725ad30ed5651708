import { type Minor, minorDigits } from '#core/rules';
import type { CurrencyCode } from '#schemas';

/**
 * What Stripe counts a currency in, where that is not the minor unit of ISO 4217 (docs.stripe.com/currencies): the digits behind the
 * point, and how many of its units it charges at a time.
 */
const special: Readonly<Record<string, { digits: number; step: bigint }>> = {
  // Of three digits, the last has to be 0.
  ...{ BHD: { digits: 3, step: 10n }, JOD: { digits: 3, step: 10n } },
  ...{ KWD: { digits: 3, step: 10n }, OMR: { digits: 3, step: 10n } },
  TND: { digits: 3, step: 10n },
  // They have no minor unit any more, and are still written with two zeros.
  ...{ ISK: { digits: 2, step: 100n }, UGX: { digits: 2, step: 100n } },
  // Its minor unit is a fifth, which nobody charges.
  MGA: { digits: 0, step: 1n },
};

/** A sum in the units that Stripe counts in; throws for one that it cannot charge. */
export function stripeAmount(sum: Minor, currency: CurrencyCode): number {
  const { units, step } = unitsOf(sum, currency);
  if (units === undefined || units % step !== 0n) {
    throw new Error(`Stripe cannot charge ${sum} minor units of ${currency}`);
  }
  return Number(units);
}

/** The smallest sum that Stripe charges, in minor units: every other is a multiple of it. */
export function stripeCoin(currency: CurrencyCode): Minor {
  const { digits, step } = countingOf(currency);
  const coin = step * power(minorDigits(currency) - digits);
  return coin / power(digits - minorDigits(currency));
}

function unitsOf(sum: Minor, currency: CurrencyCode) {
  const { digits, step } = countingOf(currency);
  const over = sum * power(digits - minorDigits(currency));
  const under = power(minorDigits(currency) - digits);
  return { units: over % under === 0n ? over / under : undefined, step };
}

function countingOf(currency: CurrencyCode): { digits: number; step: bigint } {
  return special[currency] ?? { digits: minorDigits(currency), step: 1n };
}

function power(digits: number): bigint {
  return 10n ** BigInt(Math.max(0, digits));
}
