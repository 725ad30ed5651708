import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Market } from '#schemas';
import { type Cell, cleanText } from './cells.ts';

/** How numbers are written where a file is read. */
type Reading = Pick<Market['formatting'], 'decimal'>;
const byPrograms: Reading = { decimal: '.' };

/**
 * Lines of CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. Where numbers have a decimal comma, spreadsheets part
 * cells by semicolons, and take `8.7` for a day in July.
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
      string: guarded,
      number: (cell) => String(cell).replace('.', decimal),
      object: ({ text }) => String(text),
    },
  });
  // Anyone who reads the lines is told of a failure there.
  return pipeline(Readable.from(rows), lines, () => {}).setEncoding('utf8');
}

/** A spreadsheet would run text that begins like a formula; an apostrophe before it, which it knows, says that it is text. */
function guarded(cell: string): string {
  const text = cleanText(cell);
  return isFormulaLike(text) ? `'${text}` : text;
}

/** A plus and digits are a phone number, and to those that count a number: never a formula. */
function isFormulaLike(text: string): boolean {
  return formulaLike.test(text) && !/^\+\d[\d ]*$/.test(text);
}

/** Wide forms too, which some take for the plain ones; and behind apostrophes, so that ours can be told from theirs. */
const formulaLike = /^'*[=+\-@\t\n＝＋－＠]/;
