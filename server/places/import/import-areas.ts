import type { DeliveryArea } from '#schemas';
import type { Db, Sql } from '../../db/connect.ts';
import { stableId } from '../record.ts';
import { nameSource } from '../repository.ts';
import type { Cells } from './columns.ts';
import { readArea } from './geometry.ts';
import type { Rejection } from './import-places.ts';
import { readRows, UnreadableFile } from './read-file.ts';

type AreaOptions = {
  source: string;
  attribution: string;
  country: string;
  /** The vendor of the areas; null for all vendors of the country. */
  vendorId: string | null;
};

/** Imports polygons as delivery areas, replacing all of the same source; an invalid file changes nothing. */
export async function importAreas(sql: Sql, file: string, options: AreaOptions) {
  const rejected: Rejection[] = [];
  const areas = await sql.begin(async (tx) => {
    await nameSource(tx, options.source, options.attribution);
    await tx`delete from delivery_area where source = ${options.source}`;
    let stored = 0;
    for await (const row of readRows(file)) {
      const { number } = row;
      const area = 'reason' in row ? undefined : readArea(row.geometry);
      if ('reason' in row) {
        if (row.isLast) throw new UnreadableFile(`${file} breaks off after feature ${number - 1}.`);
        rejected.push({ number, reason: row.reason });
      } else if (area) {
        await storeArea(tx, options, number, row.cells, area);
        stored += 1;
      } else rejected.push({ number, reason: 'has no closed polygon' });
    }
    if (stored === 0) throw new UnreadableFile(`${file} has no closed polygon.`);
    return stored;
  });
  return { rows: areas + rejected.length, areas, rejected };
}

function storeArea(
  sql: Db,
  { source, country, vendorId }: AreaOptions,
  number: number,
  { id: key = `${number}`, name = `${source} ${number}` }: Cells,
  geometry: DeliveryArea['geometry'],
) {
  const id = stableId(source, [country, vendorId ?? '', key]);
  return sql`insert into delivery_area (id, country, vendor_id, name, geometry, source)
    values (${id}, ${country}, ${vendorId}, ${name.slice(0, 300)}, ${sql.json(geometry)}, ${source})
    on conflict (id) do nothing`;
}
