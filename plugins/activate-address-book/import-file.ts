import {
  type BookCells,
  type BookColumn,
  type BulkContext,
  bookColumns,
  readBookRow,
  withoutTextMark,
} from '#core/rules';
import type { SavedCustomer, SheetLine } from '#schemas';

/** A row that cannot be kept: its line in the file, the name in it, and the key of the reason. */
export type RefusedRow = {
  readonly number: number;
  readonly name: string;
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
};
export type GoodRow = { readonly number: number; readonly customer: SavedCustomer };

/** The valid customers of a file, and its refused rows. */
export type ReadFile = {
  readonly good: readonly GoodRow[];
  readonly refused: readonly RefusedRow[];
};

type Context = Pick<BulkContext, 'market' | 'phonePlan'>;

/** Reads customers from the lines of a file by its columns. */
export function bookRowsOf(
  lines: readonly SheetLine[],
  columns: readonly (BookColumn | null)[],
  fileName: string,
  context: Context,
): ReadFile {
  const isText = /\.(csv|tsv|txt)$/i.test(fileName);
  const good: GoodRow[] = [];
  const refused: RefusedRow[] = [];
  for (const { number, cells } of lines) {
    const row = cellsOf(isText ? cells.map(withoutTextMark) : cells, columns);
    if (Object.values(row).every((cell) => cell.trim() === '')) continue;
    const { customer, problem } = readBookRow(row, context);
    if (problem === null) good.push({ number, customer });
    else
      refused.push({ number, name: row.recipient_name, key: problem.key, values: problem.values });
  }
  return { good, refused };
}

function cellsOf(cells: readonly string[], columns: readonly (BookColumn | null)[]): BookCells {
  const entries = bookColumns.map((column) => [column, cells[columns.indexOf(column)] ?? '']);
  return Object.fromEntries(entries) as BookCells;
}
