import type { CurrencyCode, Market } from '#schemas';

/**
 * A sum of money in whole minor units of its currency (ISO 4217), such as cents. Only such sums are bigints, so that neither
 * compiler nor browser lets one be added to an amount of the wire.
 */
export type Minor = bigint;

/** A market's currency, and the digits after the point of the smallest coin that it charges. */
export type Coinage = Pick<Market, 'currency' | 'currencyDigits'>;

/** An exact number: one whole number over another. */
export type Fraction = readonly [over: bigint, under: bigint];

/** An amount of the wire in minor units. */
export function minorOf(amount: number, { currency }: Pick<Market, 'currency'>): Minor {
  return coinsOf(amount, { currency, currencyDigits: minorDigits(currency) });
}

/** Minor units as an amount of the wire, in the currency. */
export function amountOf(minor: Minor, { currency }: { currency: CurrencyCode }): number {
  return Number(`${minor}e-${minorDigits(currency)}`);
}

/** An amount of the wire rounded to the market's smallest coin, in minor units. */
export function coinsOf(amount: number, coinage: Coinage): Minor {
  return nearestCoins(fractionOf(amount), coinage);
}

/** A fraction rounded to the market's smallest coin, in minor units; halves are rounded away from zero. */
export function nearestCoins(
  [over, under]: Fraction,
  { currency, currencyDigits }: Coinage,
): Minor {
  const twice = 2n * over * zeros(currencyDigits);
  const coins = (twice + (over < 0n ? -under : under)) / (2n * under);
  return coins * zeros(minorDigits(currency) - currencyDigits);
}

/** A number as the decimal that it prints as: 0.1 is exactly a tenth. */
export function fractionOf(value: number): Fraction {
  const [digits = '', power = 0] = String(value).split('e');
  const [whole = '', part = ''] = digits.split('.');
  const behind = part.length - Number(power);
  return [BigInt(whole + part) * zeros(-behind), zeros(behind)];
}

/** A power of ten. */
function zeros(many: number): bigint {
  return 10n ** BigInt(Math.max(0, many));
}

/** Digits after the point of a currency's minor unit (ISO 4217). A test compares all currencies, and the same list in SQL. */
export function minorDigits(currency: CurrencyCode): number {
  if (/BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|X[AOP]F/.test(currency)) return 0;
  if (/BHD|IQD|JOD|KWD|LYD|OMR|TND/.test(currency)) return 3;
  return /CLF|UYW/.test(currency) ? 4 : 2;
}
