import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Market } from '#schemas';
import { type Cell, cleanText } from './cells.ts';

/** How numbers are written where a file is read. */
type Reading = Pick<Market['formatting'], 'decimal'>;
const byPrograms: Reading = { decimal: '.' };

/**
 * CSV (RFC 4180) with a byte order mark, by which spreadsheets recognise UTF-8. Where numbers have a decimal comma, spreadsheets
 * expect semicolons between cells, and read `8.7` as a day in July.
 */
export function csvOf(
  rows: AsyncIterable<readonly Cell[]>,
  { decimal }: Reading = byPrograms,
): Readable {
  const lines = stringify({
    bom: true,
    delimiter: decimal === ',' ? ';' : ',',
    record_delimiter: 'windows',
    quoted_string: true,
    cast: {
      string: guardCell,
      number: (cell) => String(cell).replace('.', decimal),
      object: ({ text }) => String(text),
    },
  });
  // Errors reach the reader of the stream.
  return pipeline(Readable.from(rows), lines, () => {}).setEncoding('utf8');
}

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
function guardCell(cell: string): string {
  const text = cleanText(cell);
  return isFormulaLike(text) ? `'${text}` : text;
}

/** Whether a text looks like a formula; a plus with digits is a phone number, which is harmless. */
function isFormulaLike(text: string): boolean {
  return formulaLike.test(text) && !/^\+\d[\d ]*$/.test(text);
}

/** The beginning of a formula: also in full-width forms, and after apostrophes, so that ours can be removed without ambiguity. */
const formulaLike = /^'*[=+\-@\t\n＝＋－＠]/;
