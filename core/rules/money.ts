import type { CurrencyCode, Market } from '#schemas';

/**
 * A sum of money in whole minor units of its currency (ISO 4217), such as cents. No other figure is a bigint, so that
 * neither the compiler nor the browser ever adds a number of the wire to one.
 */
export type Minor = bigint;

/** What a market reckons in: a currency, and the digits of the smallest coin that anybody is charged there. */
export type Coinage = Pick<Market, 'currency' | 'currencyDigits'>;

/** A number without the crumbs of a float: one whole number over another. */
export type Fraction = readonly [over: bigint, under: bigint];

/** An amount of the wire in minor units. */
export function minorOf(amount: number, { currency }: Pick<Market, 'currency'>): Minor {
  return coinsOf(amount, { currency, currencyDigits: minorDigits(currency) });
}

/** Minor units as the wire has them: a number of the currency. */
export function amountOf(minor: Minor, { currency }: { currency: CurrencyCode }): number {
  return Number(`${minor}e-${minorDigits(currency)}`);
}

/** An amount of the wire in whole numbers of the smallest coin. */
export function coinsOf(amount: number, coinage: Coinage): Minor {
  return nearestCoins(fractionOf(amount), coinage);
}

/** So much of a currency in the nearest whole number of its smallest coins: half a one is rounded away from zero. */
export function nearestCoins(
  [over, under]: Fraction,
  { currency, currencyDigits }: Coinage,
): Minor {
  const twice = 2n * over * zeros(currencyDigits);
  const coins = (twice + (over < 0n ? -under : under)) / (2n * under);
  return coins * zeros(minorDigits(currency) - currencyDigits);
}

/** A number as the decimal that it is written as: 0.1 is a tenth, whatever the nearest float is. */
export function fractionOf(value: number): Fraction {
  const [digits = '', power = 0] = String(value).split('e');
  const [whole = '', part = ''] = digits.split('.');
  const behind = part.length - Number(power);
  return [BigInt(whole + part) * zeros(-behind), zeros(behind)];
}

/** A one with so many zeros. */
function zeros(many: number): bigint {
  return 10n ** BigInt(Math.max(0, many));
}

/** How many digits behind the point the minor unit of a currency has (ISO 4217); a test looks at all of them, and at the same list in SQL. */
export function minorDigits(currency: CurrencyCode): number {
  if (/BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|X[AOP]F/.test(currency)) return 0;
  if (/BHD|IQD|JOD|KWD|LYD|OMR|TND/.test(currency)) return 3;
  return /CLF|UYW/.test(currency) ? 4 : 2;
}
