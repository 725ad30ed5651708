import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { type Cell, cleanText } from './cells.ts';

/** Lines of CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function csvOf(rows: AsyncIterable<readonly Cell[]>): Readable {
  const lines = stringify({
    bom: true,
    record_delimiter: 'windows',
    quoted_string: true,
    cast: { string: guarded, object: ({ text }) => String(text) },
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
