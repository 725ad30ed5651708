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
  const { extent, limit, locale } = question;
  const zoom = Math.min(question.zoom, closestZoom(extent));
  const cell = (360 / (tile * 2 ** zoom)) * elbowRoom;
  const places = await sql<PlaceRecord[]>`
    select * from (
      select distinct on (x, y) * from (
        select *, floor(position[0] / ${cell}::float8) as x, floor(position[1] / ${cell}::float8) as y
        from (
          (select * from place where kind = 'settlement' and population >= ${smallest(zoom)}
            and ${within(sql, extent, zoom)})
          union all
          (select * from place where kind = 'landmark' and ${zoom >= 13}
            and ${within(sql, extent, zoom)})
        ) place
      ) place order by x, y, rank desc, population desc, search, id
    ) place order by (kind = 'settlement') desc, rank desc, population desc, search, id limit ${limit}`;
  return places.map((place, rank) => toLabel(place, locale, rank));
}

/** A wall of screens shows this many tiles side by side; who asks for more at once is answered as from farther away. */
const widest = 16;

function closestZoom([west, south, east, north]: Extent): number {
  const breadth = Math.max(Math.abs(east - west), Math.abs(north - south));
  return Math.max(0, Math.log2((360 * widest) / breadth));
}

/** Far away only big towns count, which also keeps the search small; nearby every one does. */
function smallest(zoom: number): number {
  return zoom >= 9 ? 0 : Math.round(2_000_000 / 4 ** (zoom / 2));
}

/** Over half the world the few big towns are found by their size, not by the box, which the planner takes for small. */
function within(sql: Db, [west, south, east, north]: Extent, zoom: number) {
  return zoom < 5
    ? sql`latitude between ${south} and ${north} and longitude between ${west} and ${east}`
    : sql`position <@ box(mercator(${south}, ${west}), mercator(${north}, ${east}))`;
}
