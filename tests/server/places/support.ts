import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { loadMarkets } from '../../../server/markets.ts';
import { addressWriter } from '../../../server/places/address.ts';
import type { ImportOptions } from '../../../server/places/import/row-to-place.ts';
import { type PlaceRecord, placeId } from '../../../server/places/record.ts';

export const markets = await loadMarkets();
/** Who writes addresses as the markets say. */
export const writer = addressWriter(markets);

/** What an import is told unless a test says otherwise. */
export const options: ImportOptions = {
  ...{ source: 'test', attribution: 'Somebody', country: 'SG', city: '', kind: '' },
  postcodeLengths: new Map([['SG', 6]]),
};

/** Writes a file that is gone after the test. */
export async function temporaryFile(name: string, content: string | Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'places-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

/** A place in the source `test`, where nothing is said an address in Singapore. */
export function aPlace(given: Partial<PlaceRecord>): PlaceRecord {
  const place = {
    ...{ source: 'test', country: 'SG', kind: 'address' as const, name: '', names: {} },
    ...{ house_number: '', block: '', unit: '', road: '', area: '', city: '', postcode: '' },
    ...{ latitude: 1.3, longitude: 103.8, population: 0, ...given },
  };
  return { ...place, id: placeId(place) };
}
