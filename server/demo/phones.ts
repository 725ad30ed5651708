import examples from 'libphonenumber-js/mobile/examples';
import type { Market } from '#schemas';
import { between, randomFrom } from '../fleet/random.ts';

const numbers: Readonly<Record<string, string>> = examples;
/** Where nobody knows the numbers of a country, one that may be. */
const anyNumber = '2000100';

/** A number as an outlet of the market has it, without the prefix. */
const usualNumber = ({ country }: Pick<Market, 'country'>): string => numbers[country] ?? anyNumber;

export const outletPhone = (market: Market): string =>
  `${market.phonePrefix}${usualNumber(market)}`;

/** A person always has the same number: as long as others of the market, with zeros at its beginning, which nobody has. */
export function phoneOf(name: string, market: Market): string {
  const own = String(Math.floor(between(randomFrom(name), 100, 1000)));
  return `${market.phonePrefix}${own.padStart(usualNumber(market).length, '0')}`;
}
