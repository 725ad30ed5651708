import type { Sql } from '../../db/connect.ts';
import { stableId } from '../record.ts';
import { nameSource } from '../store.ts';
import { readArea } from './geometry.ts';
import type { Rejection } from './import-places.ts';
import { readRows } from './read-file.ts';

type AreaOptions = {
  source: string;
  attribution: string;
  country: string;
  /** The vendor who delivers there; `null` for all vendors of the country. */
  vendorId: string | null;
};

/** Reads polygons as delivery areas; a source's areas of before are replaced as a whole or, when it fails, kept. */
export async function importAreas(sql: Sql, file: string, options: AreaOptions) {
  const { source, country, vendorId } = options;
  const rejected: Rejection[] = [];
  let rows = 0;
  const areas = await sql.begin(async (tx) => {
    await nameSource(tx, source, options.attribution);
    await tx`delete from delivery_area where source = ${source}`;
    let stored = 0;
    for await (const row of readRows(file)) {
      rows += 1;
      const area = 'reason' in row ? undefined : readArea(row.geometry);
      if ('reason' in row || !area) {
        rejected.push({
          number: row.number,
          reason: 'reason' in row ? row.reason : 'has no closed polygon',
        });
        continue;
      }
      const name = row.cells.name ?? `${source} ${row.number}`;
      const id = stableId(source, [country, vendorId ?? '', row.cells.id ?? `${row.number}`]);
      await tx`insert into delivery_area (id, country, vendor_id, name, geometry, source)
        values (${id}, ${country}, ${vendorId}, ${name.slice(0, 300)}, ${tx.json(area)}, ${source})
        on conflict (id) do nothing`;
      stored += 1;
    }
    return stored;
  });
  return { rows, areas, rejected };
}
