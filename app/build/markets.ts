import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import metadata from 'libphonenumber-js/min/metadata';
import type { Plugin } from 'vite';
import { metadataOf } from '../../core/rules/index.ts';

const index = 'virtual:markets';
const each = 'virtual:market/';
const folder = new URL('../../markets/', import.meta.url);

/**
 * Serves `virtual:markets`: one lazy module for each country, of its market and its numbering data, so that a browser loads its own
 * country only, and with one request.
 */
export function markets(): Plugin {
  return {
    name: 'markets',
    resolveId: (id) => (id === index || id.startsWith(each) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${index}`) return indexSource(countriesWithMarket());
      return id.startsWith(`\0${each}`) ? countrySource(id.slice(each.length + 1)) : null;
    },
  };
}

/** The codes of all countries that have a market. */
export function countriesWithMarket(): string[] {
  return readdirSync(folder).flatMap((name) =>
    /^[a-z]{2}\.ts$/.test(name) ? [name.slice(0, 2).toUpperCase()] : [],
  );
}

function indexSource(countries: readonly string[]): string {
  const entries = countries.map((country) => `  ${country}: () => import('${each}${country}'),`);
  return `export const markets = {\n${entries.join('\n')}\n};\n`;
}

/** Where the values of a country are. */
export function marketFile(country: string): string {
  return new URL(`${country.toLowerCase()}.ts`, folder).href;
}

function countrySource(country: string): string {
  const file = fileURLToPath(marketFile(country));
  const data = JSON.stringify(metadataOf(metadata, country));
  return `export { market } from ${JSON.stringify(file)};\nexport const phoneMetadata = ${data};\n`;
}
