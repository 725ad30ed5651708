import type { PlaceLabel } from '#schemas';
import type { Db } from '../db/connect.ts';
import { toLabel } from './describe.ts';
import type { Extent, LabelsQuestion } from './geocoder.ts';
import type { PlaceRecord } from './record.ts';

/** Pixels of a tile of the zoom levels that web maps count in, and of the square that a label keeps for itself. */
const tile = 256;
const elbowRoom = 72;

/** Names for the drawn map: the biggest towns in view, never two in the same spot; from zoom 13 on landmarks too. */
export async function findLabels(sql: Db, question: LabelsQuestion): Promise<PlaceLabel[]> {
  const { extent, zoom, limit, locale } = question;
  const cell = (360 / (tile * 2 ** zoom)) * elbowRoom;
  const places = await sql<PlaceRecord[]>`
    select * from (
      select distinct on (x, y) * from (
        select *, floor(position[0] / ${cell}::float8) as x, floor(position[1] / ${cell}::float8) as y
        from place where ${kindsAt(sql, zoom)} and position <@ ${box(sql, extent)}
      ) place order by x, y, rank desc, population desc, id
    ) place order by (kind = 'settlement') desc, rank desc, population desc, id limit ${limit}`;
  return places.map((place, rank) => toLabel(place, locale, rank));
}

/** Far away only big towns count, which also keeps the search small; nearby everything with a name does. */
function kindsAt(sql: Db, zoom: number) {
  if (zoom >= 13) return sql`kind in ('settlement', 'landmark')`;
  const population = zoom >= 9 ? 0 : Math.round(2_000_000 / 4 ** (zoom / 2));
  return sql`kind = 'settlement' and population >= ${population}`;
}

function box(sql: Db, [west, south, east, north]: Extent) {
  return sql`box(mercator(${south}, ${west}), mercator(${north}, ${east}))`;
}
