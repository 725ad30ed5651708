import type { Market } from '#schemas';
import { type Language, wordsTag } from './languages.ts';

/** A market's country in a language; in English it is called as the market calls it. */
export function countryName(language: Language, market: Market): string {
  if (language.set === 'en') return market.name;
  const known = market.names?.[language.set];
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames([wordsTag(language)], { type: 'region' });
  return names.of(market.country) ?? market.name;
}
