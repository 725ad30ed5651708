import type { Position } from '#schemas';
import type { Db } from '../db/connect.ts';
import type { FoundPlace } from './describe.ts';
import type { ReverseQuestion } from './geocoder.ts';
import { columns } from './suggest.ts';

/** A door this near answers for a position; farther away only the town does. Metres north, south, east and west. */
const doorstep = 300;
const outskirts = 60_000;

/** What is at a position: the nearest address or landmark, else the nearest town, else nothing. */
export async function findNearest(sql: Db, at: ReverseQuestion): Promise<FoundPlace | null> {
  const near = await closest(sql, at, sql`kind not in ('settlement', 'stop')`, doorstep);
  const found = near ?? (await closest(sql, at, sql`kind = 'settlement'`, outskirts));
  return found && withCity(sql, found);
}

/** An address that does not name its town lies in the nearest one. */
export async function withCity(sql: Db, place: FoundPlace): Promise<FoundPlace> {
  if (place.city !== '' || place.kind === 'settlement') return place;
  const town = await closest(sql, place, sql`kind = 'settlement'`, outskirts);
  return { ...place, city: town?.name ?? '' };
}

/** Looks no farther than it has to, so that a position in the middle of nowhere costs no more than any other. */
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

/** A square of twice the reach; near the poles, where Mercator ends, it finds what there is. */
function within(sql: Db, { latitude, longitude }: Position, reach: number) {
  const north = reach / 111_200;
  const east = north / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  return sql`position <@ box(mercator(${latitude - north}, ${longitude - east}),
    mercator(${latitude + north}, ${longitude + east}))`;
}
