import type { Sql, Tx } from '../db/connect.ts';
import { spellingRule } from './normalise.ts';
import type { PlaceRecord } from './record.ts';
import { storePlaces } from './repository.ts';

/** Places of one transaction. */
const atOnce = 500;

/** Renews the searched text of places that an earlier version has spelled, which only the code can. Instances may do so at once. */
export async function settleSpelling(sql: Sql, isStopping = () => false): Promise<void> {
  const sources = await sql<{ id: string }[]>`
    select id from place_source where spelling < ${spellingRule} order by id`;
  for (const { id } of sources) {
    let last: string | undefined = '';
    while (last !== undefined && !isStopping()) {
      const after: string = last;
      last = await sql.begin((tx) => settleSome(tx, id, after));
    }
    if (last !== undefined) return;
    await sql`update place_source set spelling = ${spellingRule} where id = ${id}`;
  }
}

/** Answers the last id, or nothing at the end. Only places whose text may hold a letter of the first spelling are read. */
async function settleSome(tx: Tx, source: string, after: string): Promise<string | undefined> {
  const places = await tx<PlaceRecord[]>`
    select id, source, country, kind, name, names, house_number, block, unit, road, area, city, postcode,
      latitude, longitude, population
    from place where source = ${source} and id > ${after} and search ~ 'z[0-9a-z]{3}'
    order by id limit ${atOnce} for update`;
  await storePlaces(tx, places);
  return places.at(-1)?.id;
}
