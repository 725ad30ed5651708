import type { PlaceLabel } from '#schemas';
import type { Db } from '../db/connect.ts';
import { toLabel } from './describe.ts';
import type { Extent, LabelsQuestion } from './geocoder.ts';
import type { PlaceRecord } from './record.ts';

/** Pixels of a tile of the zoom levels that web maps count in, and of the square that a label keeps for itself. */
const tile = 256;
const elbowRoom = 72;
/** From here on a pixel is about a metre. */
const numberZoom = 16.5;
const mostNumbers = 400;

/** Names for the drawn map: the biggest towns in view, never two in the same spot; landmarks from zoom 13 on, numbers at the door. */
export async function findLabels(sql: Db, question: LabelsQuestion): Promise<PlaceLabel[]> {
  const zoom = Math.min(question.zoom, closestZoom(question.extent));
  const names = await findNames(sql, question, zoom);
  return zoom < numberZoom
    ? names
    : [...names, ...(await findNumbers(sql, question, names.length))];
}

/** The blocks and houses in view, by their numbers, from a zoom on at which a rider looks for one. */
async function findNumbers(sql: Db, { extent, zoom, locale }: LabelsQuestion, rank: number) {
  const places = await sql<PlaceRecord[]>`
    select distinct on (road, house_number, block) * from place where kind = 'address'
      and house_number || block <> '' and ${within(sql, extent, zoom)}
    order by road, house_number, block, id limit ${mostNumbers}`;
  return places.map((place, index) => ({
    ...toLabel(place, locale, rank + index),
    name: place.house_number || place.block,
    isNumber: true,
  }));
}

/** The biggest towns in view, and nearer to the ground landmarks and buildings; a name that many have tells none of them apart. */
async function findNames(sql: Db, { extent, limit, locale }: LabelsQuestion, zoom: number) {
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
          union all
          (select * from place where ${zoom >= numberZoom} and kind = 'address'
            and ${within(sql, extent, zoom)} and name in (
              select name from place where kind = 'address' and name <> ''
                and ${within(sql, extent, zoom)} group by name having count(*) = 1))
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
