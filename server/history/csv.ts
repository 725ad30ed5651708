import { type Cell, cleanText } from './cells.ts';

/** Lines of CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export async function* csvOf(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  yield '\ufeff';
  for await (const row of rows) yield `${row.map(csvCell).join(',')}\r\n`;
}

/** A spreadsheet would run text that begins like a formula; an apostrophe before it, which it knows, says that it is text. */
function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return `"${cell.text}"`;
  const text = cleanText(cell);
  return `"${(isFormulaLike(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** A plus and digits are a phone number, and to those that count a number: never a formula. */
function isFormulaLike(text: string): boolean {
  return formulaLike.test(text) && !/^\+\d[\d ]*$/.test(text);
}

/** Wide forms too, which some take for the plain ones; and behind apostrophes, so that ours can be told from theirs. */
const formulaLike = /^'*[=+\-@\t\n＝＋－＠]/;
