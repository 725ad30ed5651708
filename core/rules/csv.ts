import type { Market } from '#schemas';

/** What stands between the cells of a file: where numbers have a decimal comma, spreadsheets expect semicolons, and read `8.7` as a day in July. */
export function csvSeparator({ decimal }: Pick<Market['formatting'], 'decimal'>): ',' | ';' {
  return decimal === ',' ? ';' : ',';
}

/** A cell with an apostrophe before what a spreadsheet would run as a formula; a plus with digits is a phone number, which is harmless. */
export function withTextMark(cell: string): string {
  return formulaLike.test(cell) && !/^\+\d[\d ]*$/.test(cell) ? `'${cell}` : cell;
}

/** The same without the apostrophe. */
export function withoutTextMark(cell: string): string {
  return marked.test(cell) ? cell.slice(1) : cell;
}

/** The beginning of a formula: also in full-width forms, and after apostrophes, so that ours can be removed without ambiguity. */
const formulaLike = /^'*[=+\-@\t\n＝＋－＠]/;
const marked = /^'+[=+\-@\t\n＝＋－＠]/;
