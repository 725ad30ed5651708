import type { Sql } from '../../db/connect.ts';
import type { PlaceRecord } from '../record.ts';
import { nameSource, type Stored, storePlaces } from '../repository.ts';
import { readRows } from './read-file.ts';
import { type ImportOptions, toPlaceRecord } from './row-to-place.ts';

export type Rejection = { number: number; reason: string };

/** The result of an import. */
export type Summary = Stored & {
  rows: number;
  completedPostcodes: number;
  droppedPostcodes: number;
  /** Bus stops and the like, which are ranked last. */
  stops: number;
  rejected: Rejection[];
};

const batchSize = 2000;

/** Imports a file of places: valid rows are stored, invalid ones reported. Repeating it changes nothing. */
export async function importPlaces(
  sql: Sql,
  file: string,
  options: ImportOptions,
): Promise<Summary> {
  const summary = emptySummary();
  await nameSource(sql, options.source, options.attribution);
  let batch = new Map<string, PlaceRecord>();
  let good = 0;
  const flush = async () => {
    const stored = await storePlaces(sql, [...batch.values()]);
    summary.added += stored.added;
    summary.changed += stored.changed;
    batch = new Map();
  };
  for await (const row of readRows(file)) {
    summary.rows += 1;
    const reading = 'reason' in row ? row : toPlaceRecord(row.cells, options);
    if ('reason' in reading) {
      summary.rejected.push({ number: row.number, reason: reading.reason });
      continue;
    }
    good += 1;
    count(summary, reading);
    batch.set(reading.place.id, reading.place);
    if (batch.size === batchSize) await flush();
  }
  await flush();
  summary.unchanged = good - summary.added - summary.changed;
  if (summary.added + summary.changed > 0) await sql`vacuum analyze place`;
  return summary;
}

function count(summary: Summary, { place, mended }: { place: PlaceRecord; mended: string | null }) {
  if (mended === 'postcode completed') summary.completedPostcodes += 1;
  if (mended === 'postcode dropped') summary.droppedPostcodes += 1;
  if (place.kind === 'stop') summary.stops += 1;
}

function emptySummary(): Summary {
  const counts = { rows: 0, added: 0, changed: 0, unchanged: 0 };
  return { ...counts, completedPostcodes: 0, droppedPostcodes: 0, stops: 0, rejected: [] };
}
