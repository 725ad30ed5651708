import type { PlaceLabel } from '#schemas';
import type { Db } from '../db/connect.ts';
import { nameIn, toLabel } from './describe.ts';
import type { Extent, LabelsQuestion } from './geocoder.ts';
import type { PlaceRecord } from './record.ts';

/** Pixels of a map tile, and of the square that a label needs. */
const tile = 256;
const elbowRoom = 72;
/** Such squares side by side that share a turn, so that a crowd in one corner leaves the others their names. */
const turnSquares = 4;
/** The zoom at which a city fills the view: its towns alone would leave that bare. */
const landmarkZoom = 12;
/** The zoom from which house numbers are shown; a pixel is about a metre. */
const numberZoom = 16.5;
const mostNumbers = 400;

/** Names for the drawn map, never two in one spot: the biggest towns, landmarks once a city fills the view, house numbers when close. */
export async function findLabels(sql: Db, question: LabelsQuestion): Promise<PlaceLabel[]> {
  const zoom = Math.min(question.zoom, closestZoom(question.extent));
  const names = await findNames(sql, question, zoom);
  return zoom < numberZoom
    ? names
    : [...names, ...(await findNumbers(sql, question, names.length))];
}

/** House and block numbers in view, when close enough. */
async function findNumbers(sql: Db, { extent, zoom }: LabelsQuestion, rank: number) {
  const places = await sql<PlaceRecord[]>`
    select distinct on (road, house_number, block) * from place where kind = 'address'
      and house_number || block <> '' and ${within(sql, extent, zoom)}
    order by road, house_number, block, id limit ${mostNumbers}`;
  return places.map((place, index) => ({
    ...toLabel(place, place.house_number || place.block, rank + index),
    isNumber: true,
  }));
}

/**
 * The biggest towns, and closer also landmarks and buildings; without repeated names. What is asked for reaches beyond the view, so each
 * part of it has a turn before one of them has another.
 */
async function findNames(sql: Db, { extent, limit, locale }: LabelsQuestion, zoom: number) {
  const cell = (360 / (tile * 2 ** zoom)) * elbowRoom;
  const important = sql`(kind = 'settlement') desc, rank desc, population desc, search, id`;
  const places = await sql<PlaceRecord[]>`
    select * from (
      select *, row_number() over (partition by floor(x / ${turnSquares}), floor(y / ${turnSquares})
        order by ${important}) as turn
      from (
        select distinct on (x, y) * from (
          select *, floor(position[0] / ${cell}::float8) as x, floor(position[1] / ${cell}::float8) as y
          from (${candidates(sql, extent, zoom)}) place
        ) place order by x, y, rank desc, population desc, search, id
      ) place order by turn, ${important} limit ${limit}
    ) place order by ${important}`;
  return places.map((place, rank) => toLabel(place, nameIn(place, locale), rank));
}

function candidates(sql: Db, extent: Extent, zoom: number) {
  return sql`
    (select * from place where kind = 'settlement' and population >= ${smallest(zoom)}
      and ${within(sql, extent, zoom)})
    union all
    (select * from place where kind = 'landmark' and ${zoom >= landmarkZoom}
      and ${within(sql, extent, zoom)})
    union all
    (select * from place where ${zoom >= numberZoom} and kind = 'address'
      and ${within(sql, extent, zoom)} and name in (
        select name from place where kind = 'address' and name <> ''
          and ${within(sql, extent, zoom)} group by name having count(*) = 1))`;
}

/** The most tiles side by side; a wider view is answered as from farther away. */
const widest = 16;

function closestZoom([west, south, east, north]: Extent): number {
  const breadth = Math.max(Math.abs(east - west), Math.abs(north - south));
  return Math.max(0, Math.log2((360 * widest) / breadth));
}

/** The smallest population of towns at a zoom, which also limits the search. */
function smallest(zoom: number): number {
  return zoom >= 9 ? 0 : Math.round(2_000_000 / 4 ** (zoom / 2));
}

/** The condition of an extent; for large ones written so that the planner uses the index on population. */
function within(sql: Db, [west, south, east, north]: Extent, zoom: number) {
  return zoom < 5
    ? sql`latitude between ${south} and ${north} and longitude between ${west} and ${east}`
    : sql`position <@ box(mercator(${south}, ${west}), mercator(${north}, ${east}))`;
}
