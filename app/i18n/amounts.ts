import { amountOf, type Minor } from '#core/rules';
import type { Market } from '#schemas';

/** How amounts are written: with separators between groups of digits, and in the market's second currency beside its own. */
export type AmountStyle = { readonly grouped: boolean; readonly dual: boolean };

/** The style before features have said anything. */
export const usualAmounts: AmountStyle = { grouped: true, dual: false };

/** Writes amounts of a market's money. The second currency has a fixed rate and stands in brackets. */
export function moneyFormat(
  locale: Intl.Locale,
  market: Market,
  { grouped, dual }: AmountStyle,
): (sum: number | Minor) => string {
  const writer = (currency: string, digits: number) =>
    new Intl.NumberFormat(locale, {
      ...{ style: 'currency', currency, useGrouping: grouped },
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    });
  const own = writer(market.currency, market.currencyDigits);
  const read = (sum: number | Minor) => (typeof sum === 'bigint' ? amountOf(sum, market) : sum);
  const { secondCurrency: other } = market;
  if (!dual || other === undefined) return (sum) => own.format(read(sum));
  const second = writer(other.currency, other.digits);
  return (sum) => `${own.format(read(sum))} (${second.format(read(sum) * other.rate)})`;
}

/** The currency's sign as the locale writes it, such as `$`. */
export function currencySign(locale: Intl.Locale, { currency }: Market): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
