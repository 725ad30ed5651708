import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { csvSeparator, withTextMark } from '#core/rules';
import type { Market } from '#schemas';
import { type Cell, cleanText } from './cells.ts';

/** How numbers are written where a file is read. */
type Reading = Pick<Market['formatting'], 'decimal'>;
const byPrograms: Reading = { decimal: '.' };

/** CSV (RFC 4180) with a byte order mark, by which spreadsheets recognise UTF-8. */
export function csvOf(
  rows: AsyncIterable<readonly Cell[]>,
  reading: Reading = byPrograms,
): Readable {
  const lines = stringify({
    bom: true,
    delimiter: csvSeparator(reading),
    record_delimiter: 'windows',
    quoted_string: true,
    cast: {
      string: (cell) => withTextMark(cleanText(cell)),
      number: (cell) => String(cell).replace('.', reading.decimal),
      object: ({ text }) => String(text),
    },
  });
  // Errors reach the reader of the stream.
  return pipeline(Readable.from(rows), lines, () => {}).setEncoding('utf8');
}
