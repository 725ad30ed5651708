import examples from 'libphonenumber-js/mobile/examples';
import type { Market } from '#schemas';
import { between, randomFrom } from '../fleet/random.ts';

const numbers: Readonly<Record<string, string>> = examples;
/** A plausible number for countries whose numbers we do not know. */
const anyNumber = '2000100';

/** A typical number of the market, without the prefix. */
const usualNumber = ({ country }: Pick<Market, 'country'>): string => numbers[country] ?? anyNumber;

export const outletPhone = (market: Market): string =>
  `${market.phonePrefix}${usualNumber(market)}`;

/** The number of a person, always the same: of the market's usual length, with leading zeros, so that nobody real has it. */
export function phoneOf(name: string, market: Market): string {
  const own = String(Math.floor(between(randomFrom(name), 100, 1000)));
  return `${market.phonePrefix}${own.padStart(usualNumber(market).length, '0')}`;
}
