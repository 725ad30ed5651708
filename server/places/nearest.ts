import type { Position } from '#schemas';
import type { Db } from '../db/connect.ts';
import { type FoundPlace, nameIn } from './describe.ts';
import type { ReverseQuestion } from './geocoder.ts';
import { isCountryName } from './record.ts';
import { columns } from './suggest.ts';

/** Metres within which an address, or else a town, tells a rider where a position is, and within which it has a town. */
const doorstep = 300;
const townEdge = 2000;
const outskirts = 60_000;

/** The nearest address or landmark of a position, else the town that it lies in, else null. */
export async function findNearest(sql: Db, at: ReverseQuestion): Promise<FoundPlace | null> {
  const near = await closest(sql, at, sql`kind not in ('settlement', 'stop')`, doorstep);
  const found = near ?? (await closest(sql, at, sql`kind = 'settlement'`, townEdge));
  return found === null || isWholeCountry(found) ? null : withCity(sql, found, at.locale);
}

/** A city that is a country, such as Singapore. */
function isWholeCountry({ kind, name, country }: FoundPlace): boolean {
  return kind === 'settlement' && isCountryName(name, country);
}

/** Adds the nearest town, by its name in this language, to an address without one. */
export async function withCity(sql: Db, place: FoundPlace, locale: string): Promise<FoundPlace> {
  if (place.city !== '' || place.kind === 'settlement') return place;
  const town = await closest(sql, place, sql`kind = 'settlement'`, outskirts);
  return { ...place, city: town ? nameIn(town, locale) : '' };
}

/** The nearest place of these kinds within `reach` metres, so that a remote position costs no more than any other. */
async function closest(
  sql: Db,
  at: Position & { country: string },
  kinds: ReturnType<typeof columns>,
  reach: number,
): Promise<FoundPlace | null> {
  const [found] = await sql<FoundPlace[]>`
    select ${columns(sql)} from place join place_source on place_source.id = place.source
    where ${kinds} and country = ${at.country} and ${within(sql, at, reach)}
    order by position <-> mercator(${at.latitude}, ${at.longitude}) limit 1`;
  return found ?? null;
}

/** The condition of a square around a position. */
function within(sql: Db, { latitude, longitude }: Position, reach: number) {
  const north = reach / 111_200;
  const east = north / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  return sql`position <@ box(mercator(${latitude - north}, ${longitude - east}),
    mercator(${latitude + north}, ${longitude + east}))`;
}
