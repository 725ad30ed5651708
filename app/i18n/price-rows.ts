import type { PriceLine } from '#schemas';
import type { Format } from './format.ts';

/** What features add to a price, or take off it, as a text's key and a value. */
export function priceRows(
  lines: readonly PriceLine[],
  format: Pick<Format, 'money'>,
): readonly (readonly [key: string, value: string])[] {
  return lines.map(({ feature, amount }) => [`price.${feature}`, format.money(amount)]);
}
