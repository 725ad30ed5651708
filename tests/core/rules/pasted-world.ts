import metadata from 'libphonenumber-js/min/metadata';
import { readPastedOrder } from '#core/rules';
import type { Market } from '#schemas';
import { loadMarkets } from '../../../server/markets.ts';

/** All markets, whose messages are read. */
export const markets: readonly Market[] = [...(await loadMarkets()).values()];

export function marketOf(country: string): Market {
  const market = markets.find((each) => each.country === country);
  if (!market) throw new Error(`no market ${country}`);
  return market;
}

/** A pasted text as the form of a country's deployment reads it. */
export function readAsIn(country: string, text: string) {
  const market = marketOf(country);
  return readPastedOrder(text, {
    plan: { country: market.country, metadata },
    amounts: market,
    methods: market.paymentMethods,
    postcodes: { length: market.postcodeLength, above: market.request.itemValueLimit },
  });
}
