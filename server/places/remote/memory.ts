import { Place } from '#schemas';
import type { Sql } from '../../db/connect.ts';

/** Stores places of external geocoders, so that any instance can open a suggestion. */
export type PlaceMemory = {
  keep(places: readonly Place[]): Promise<void>;
  recall(id: string): Promise<Place | null>;
};

/**
 * A memory in the database; places are deleted a day after they were last suggested. Rows are locked in one order, since look-ups of
 * a file's addresses that find the same places run side by side.
 */
export function createMemory(sql: Sql): PlaceMemory {
  return {
    async keep(places) {
      if (places.length === 0) return;
      const rows = new Map(places.map((place) => [place.place_id, { id: place.place_id, place }]));
      await sql`insert into place_memory (id, place)
        select id, place from jsonb_to_recordset(${sql.json([...rows.values()])}) as row (id text, place jsonb)
        order by id
        on conflict (id) do update set place = excluded.place, seen_at = now()`;
      await sql`delete from place_memory where seen_at < now() - interval '1 day'`;
    },
    async recall(id) {
      const [row] = await sql<
        { place: unknown }[]
      >`select place from place_memory where id = ${id}`;
      return row ? Place.parse(row.place) : null;
    },
  };
}
