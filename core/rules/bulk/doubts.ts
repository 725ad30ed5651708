import { type BulkColumn, type BulkProblem, type BulkRow, bulkColumns } from '#schemas';
import { phoneCharacters, westernDigits } from '../digits.ts';
import { rowProblem } from './cells.ts';
import { cellOf } from './columns.ts';

/** What two rows are compared by to tell whether they ask for the same order; empty for one that its pickup code tells apart. */
export function likenessOf(row: BulkRow): string {
  if (row.pickup_code.trim() !== '') return '';
  const phone = phoneCharacters(row.recipient_phone_number);
  const added = Object.keys(row.more ?? {})
    .sort()
    .flatMap((column) => {
      const text = plain(cellOf(row, column));
      return text === '' ? [] : [`${column}: ${text}`];
    });
  return [phone, ...compared.map((column) => plain(row[column])), ...added].join('\n');
}

/** Where it lies follows from the address, and a number can be written in many ways. */
const apart: ReadonlySet<BulkColumn> = new Set(['latitude', 'longitude', 'recipient_phone_number']);
const compared = bulkColumns.filter((column) => !apart.has(column));

/** Neither capitals nor blanks nor the way a digit is written make another order. */
function plain(cell: string): string {
  return westernDigits(cell.normalize('NFKC')).toLowerCase().replace(/\s+/gu, ' ').trim();
}

type LikeRow = { readonly number: number; readonly likeness: string };

/** Each later row that asks for the same order as an earlier one is asked about: two parcels may be meant, or one. */
export function repeatedOrders(rows: readonly LikeRow[]): Map<number, BulkProblem> {
  const first = new Map<string, number>();
  const doubts = new Map<number, BulkProblem>();
  for (const { number, likeness } of rows) {
    const row = first.get(likeness);
    if (likeness === '') continue;
    if (row === undefined) first.set(likeness, number);
    else doubts.set(number, rowProblem('row', 'order-repeated', { row }));
  }
  return doubts;
}

/** The columns whose numbers are names, in which a spreadsheet takes zeros away. */
const named = ['pickup_code', 'unit_number'] as const satisfies readonly BulkColumn[];

type NamedRow = {
  readonly number: number;
  readonly values: Pick<BulkRow, (typeof named)[number]>;
};

/**
 * Numbers that are shorter than those that begin with a zero in the same column: some of it was kept as text and some
 * turned into numbers. Where the ones with zeros differ in length nobody can tell how long the others were.
 */
export function lostZeros(rows: readonly NamedRow[]): Map<number, BulkProblem[]> {
  const doubts = new Map<number, BulkProblem[]>();
  for (const column of named) {
    const cells = rows.map(({ number, values }) => ({ number, text: values[column].trim() }));
    const width = widthOf(cells.map(({ text }) => text));
    for (const { number, text } of cells) {
      if (!/^[1-9]\d*$/.test(text) || text.length >= width) continue;
      const padded = text.padStart(width, '0');
      const doubt = rowProblem(column, 'zeros-lost', { text, padded });
      doubts.set(number, [...(doubts.get(number) ?? []), doubt]);
    }
  }
  return doubts;
}

/** How long all numbers with a zero in front are; 0 where there is none, or where they differ. */
function widthOf(texts: readonly string[]): number {
  const widths = new Set(texts.filter((text) => /^0\d+$/.test(text)).map(({ length }) => length));
  const [width = 0] = widths;
  return widths.size === 1 ? width : 0;
}
