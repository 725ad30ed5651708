import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Market } from '#schemas';
import type { Sql } from '../db/connect.ts';
import { geonames } from './cities.ts';
import { importPlaces } from './import/import-places.ts';

const folder = new URL('./seed/', import.meta.url);

/** Stores the places that come with the product: CSV files in the format that operators import, too. */
export async function seedPlaces(sql: Sql, markets: ReadonlyMap<string, Market>): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort();
  for (const name of files) {
    const options =
      name === 'towns.csv' ? { source: geonames.id, attribution: geonames.attribution } : seed;
    const file = fileURLToPath(new URL(name, folder));
    const summary = await importPlaces(sql, file, {
      ...options,
      ...defaults,
      ...postcodeLengths(markets),
    });
    const [wrong] = summary.rejected;
    if (wrong) throw new Error(`${name}, line ${wrong.number}: ${wrong.reason}`);
  }
}

const seed = { source: 'seed', attribution: 'rider-portal (CC0)' };
const defaults = { country: '', city: '', kind: '' };

/** Digits of a postcode by country, as the importer asks for them. */
export function postcodeLengths(markets: ReadonlyMap<string, Market>) {
  const known = [...markets.values()].flatMap(({ country, postcodeLength }) => {
    return postcodeLength === null ? [] : [[country, postcodeLength] as const];
  });
  return { postcodeLengths: new Map(known) };
}
