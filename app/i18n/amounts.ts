import { amountOf, type Minor } from '#core/rules';
import type { Market } from '#schemas';

/** How amounts are written: with separators between groups of digits, and in the market's second currency beside its own. */
export type AmountStyle = { readonly grouped: boolean; readonly dual: boolean };

/** The style before features have said anything. */
export const usualAmounts: AmountStyle = { grouped: true, dual: false };

/** Writes amounts of a market's money, and what stands beside them. The second currency has a fixed rate and stands in brackets. */
export function moneyFormat(
  locale: Intl.Locale,
  market: Market,
  { grouped, dual }: AmountStyle,
): { money: (sum: number | Minor) => string; currency: () => string } {
  const writer = (currency: string, digits: number, currencyDisplay?: 'narrowSymbol') =>
    new Intl.NumberFormat(locale, {
      ...{ style: 'currency', currency, useGrouping: grouped, currencyDisplay },
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    });
  const { currency, currencyDigits, currencySigns } = market;
  const usual = writer(currency, currencyDigits);
  const short = writer(currency, currencyDigits, 'narrowSymbol');
  // The market's own sign where a language of abroad has a code only: no other dollar is meant here.
  const own = signOf(usual) === currency && signOf(short) === currencySigns[0] ? short : usual;
  const read = (sum: number | Minor) => (typeof sum === 'bigint' ? amountOf(sum, market) : sum);
  const { secondCurrency: other } = market;
  const second = dual && other && writer(other.currency, other.digits);
  return {
    money: (sum) => {
      const amount = own.format(read(sum));
      return second ? `${amount} (${second.format(read(sum) * other.rate)})` : amount;
    },
    currency: () => signOf(own) ?? currency,
  };
}

function signOf(format: Intl.NumberFormat): string | undefined {
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
}
