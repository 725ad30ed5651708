import type { Db } from '../db/connect.ts';
import { spellingRule } from './normalise.ts';
import { type PlaceRecord, rankOf, searchText } from './record.ts';

/** What a batch did: rows that are new, rows that changed, and rows that were the same already. */
export type Stored = { added: number; changed: number; unchanged: number };

/** Names a source, with the sentence its licence asks for. */
export async function nameSource(sql: Db, id: string, attribution: string): Promise<void> {
  await sql`insert into place_source (id, attribution, spelling)
    values (${id}, ${attribution}, ${spellingRule})
    on conflict (id) do update set attribution = excluded.attribution
    where place_source.attribution <> excluded.attribution`;
}

/** A row of the table: the place, with the columns computed from it. */
export function toRow(place: PlaceRecord): PlaceRecord & { rank: number; search: string } {
  return { ...place, rank: rankOf(place), search: searchText(place) };
}

/** Inserts or updates a batch of places. Ids must be unique within the batch. */
export async function storePlaces(sql: Db, places: readonly PlaceRecord[]): Promise<Stored> {
  const written = await storeRows(sql, JSON.stringify(places.map(toRow)));
  const added = written.filter((row) => row.added).length;
  return { added, changed: written.length - added, unchanged: places.length - written.length };
}

/**
 * Writes rows given as a JSON array; `keepKnown` leaves rows with a known id as they are. Against deadlocks of instances that start
 * together, rows are locked in the order of their ids.
 */
export function storeRows(sql: Db, rows: string, { keepKnown = false } = {}) {
  return sql<{ added: boolean }[]>`
    insert into place (id, source, country, kind, name, names, house_number, block, unit, road,
      area, city, postcode, latitude, longitude, population, rank, search)
    select id, source, country, kind, name, names, house_number, block, unit, road,
      area, city, postcode, latitude, longitude, population, rank, search
    from jsonb_to_recordset(${rows}::text::jsonb) as row (id text, source text, country text, kind text,
      name text, names jsonb, house_number text, block text, unit text, road text, area text, city text,
      postcode text, latitude double precision, longitude double precision, population integer, rank real,
      search text)
    order by id
    on conflict (id) do update set source = excluded.source, country = excluded.country,
      kind = excluded.kind, name = excluded.name, names = excluded.names,
      house_number = excluded.house_number, block = excluded.block, unit = excluded.unit,
      road = excluded.road, area = excluded.area, city = excluded.city, postcode = excluded.postcode,
      latitude = excluded.latitude, longitude = excluded.longitude, population = excluded.population,
      rank = excluded.rank, search = excluded.search
    where not ${keepKnown} and (
      place.source, place.country, place.kind, place.name, place.names, place.house_number,
      place.block, place.unit, place.road, place.area, place.city, place.postcode, place.latitude,
      place.longitude, place.population, place.rank, place.search
    ) is distinct from (
      excluded.source, excluded.country, excluded.kind, excluded.name, excluded.names,
      excluded.house_number, excluded.block, excluded.unit, excluded.road, excluded.area,
      excluded.city, excluded.postcode, excluded.latitude, excluded.longitude, excluded.population,
      excluded.rank, excluded.search)
    returning place.xmax = 0 as added`;
}
