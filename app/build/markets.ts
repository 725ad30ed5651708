import { readdirSync } from 'node:fs';
import metadata from 'libphonenumber-js/min/metadata';
import type { Plugin } from 'vite';
import { metadataOf } from '../../core/rules/index.ts';

const index = 'virtual:markets';
const each = 'virtual:market/';
const folder = new URL('../../markets/', import.meta.url);

/**
 * Provides `virtual:markets`: a lazy module per country with its market and phone numbering data, so that a browser loads its
 * country with one request. A broken file becomes an empty module; the server does not serve such a market.
 */
export function markets(): Plugin {
  return {
    name: 'markets',
    resolveId: (id) => (id === index || id.startsWith(each) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${index}`) return indexSource(countriesWithMarket());
      if (!id.startsWith(`\0${each}`)) return null;
      const country = id.slice(each.length + 1);
      return import(marketFile(country)).then(
        ({ market }: { market: { phonePrefix: string } }) =>
          countrySource(market, metadataOf(metadata, country, market.phonePrefix)),
        (cause: unknown) => {
          this.warn(`the market ${country} cannot be read: ${cause}`);
          return 'export {};';
        },
      );
    },
  };
}

/** The codes of all countries that have a market. */
function countriesWithMarket(): string[] {
  return readdirSync(folder).flatMap((name) =>
    /^[a-z]{2}\.ts$/.test(name) ? [name.slice(0, 2).toUpperCase()] : [],
  );
}

function indexSource(countries: readonly string[]): string {
  const entries = countries.map((country) => `  ${country}: () => import('${each}${country}'),`);
  return `export const markets = {\n${entries.join('\n')}\n};\n`;
}

/** Where the values of a country are. */
function marketFile(country: string): string {
  return new URL(`${country.toLowerCase()}.ts`, folder).href;
}

/** The values of every market with a valid file. */
export async function readableMarkets(): Promise<unknown[]> {
  const files = countriesWithMarket().map((country) => import(marketFile(country)));
  const read = await Promise.allSettled(files);
  return read.flatMap((each) => (each.status === 'fulfilled' ? [each.value.market] : []));
}

/** A market as a module of plain values, without the shared files that it imports. */
function countrySource(market: unknown, phoneMetadata: object): string {
  return Object.entries({ market, phoneMetadata })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}
