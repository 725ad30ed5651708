import { type BulkColumn, type BulkProblem, type BulkRow, bulkColumns } from '#schemas';
import { phoneCharacters, westernDigits } from '../digits.ts';
import { rowProblem } from './cells.ts';
import { cellOf } from './columns.ts';

/** A text that is equal for rows that seem to ask for the same order; empty for a row with a pickup code, which is unique. */
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

/** Not compared: coordinates follow from the address, and a phone number is compared by its digits. */
const apart: ReadonlySet<BulkColumn> = new Set(['latitude', 'longitude', 'recipient_phone_number']);
const compared = bulkColumns.filter((column) => !apart.has(column));

/** A cell without differences in case, blanks and scripts of digits. */
function plain(cell: string): string {
  return westernDigits(cell.normalize('NFKC')).toLowerCase().replace(/\s+/gu, ' ').trim();
}

type LikeRow = { readonly number: number; readonly likeness: string };

/** A question for each row that seems to repeat an earlier one: the person may mean one parcel, or two. */
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

/** Columns whose numbers are identifiers, from which a spreadsheet may strip leading zeros. */
const named = ['pickup_code', 'unit_number'] as const satisfies readonly BulkColumn[];

type NamedRow = {
  readonly number: number;
  readonly values: Pick<BulkRow, (typeof named)[number]>;
};

/**
 * Questions for numbers that seem to have lost leading zeros: they are shorter than those in the same column that begin
 * with one. Nothing is asked where those differ in length.
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

/** The common length of the numbers with a leading zero; 0 where there is none, or they differ. */
function widthOf(texts: readonly string[]): number {
  const widths = new Set(texts.filter((text) => /^0\d+$/.test(text)).map(({ length }) => length));
  const [width = 0] = widths;
  return widths.size === 1 ? width : 0;
}
