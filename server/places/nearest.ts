import type { Position } from '#schemas';
import type { Db } from '../db/connect.ts';
import type { FoundPlace } from './describe.ts';
import type { ReverseQuestion } from './geocoder.ts';
import { columns } from './suggest.ts';

/** A door this near answers for a position; farther away only the town does. Metres. */
const doorstep = 300;
const outskirts = 60_000;

/** What is at a position: the nearest address or landmark, else the nearest town, else nothing. */
export async function findNearest(sql: Db, at: ReverseQuestion): Promise<FoundPlace | null> {
  const [found] = await sql<FoundPlace[]>`
    select ${columns(sql)} from (
      (select *, 0 as turn from place where kind <> 'settlement' and kind <> 'stop'
        and country = ${at.country} order by position <-> ${point(sql, at)} limit 1)
      union all
      (select *, 1 from place where kind = 'settlement'
        and country = ${at.country} order by position <-> ${point(sql, at)} limit 1)
    ) place join place_source on place_source.id = place.source
    where ${metresTo(sql, at)} < case turn when 0 then ${doorstep}::float8 else ${outskirts}::float8 end
    order by turn limit 1`;
  return found ? withCity(sql, found) : null;
}

/** An address that does not name its town lies in the nearest one. */
export async function withCity(sql: Db, place: FoundPlace): Promise<FoundPlace> {
  if (place.city !== '' || place.kind === 'settlement') return place;
  const [town] = await sql<{ name: string }[]>`
    select name from (
      select * from place where kind = 'settlement' and country = ${place.country}
      order by position <-> ${point(sql, place)} limit 1
    ) place where ${metresTo(sql, place)} < ${outskirts}::float8`;
  return { ...place, city: town?.name ?? '' };
}

function point(sql: Db, { latitude, longitude }: Position) {
  return sql`mercator(${latitude}, ${longitude})`;
}

/** Over short distances the earth is flat. */
function metresTo(sql: Db, { latitude, longitude }: Position) {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return sql`111200 * sqrt((latitude - ${latitude}::float8) ^ 2
    + ((longitude - ${longitude}::float8) * ${shrink}::float8) ^ 2)`;
}
