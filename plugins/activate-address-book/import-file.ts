import { type BulkContext, readBookRow, withoutTextMark } from '#core/rules';
import {
  type BulkRow,
  bulkColumns,
  type CheckedSheetRow,
  type SavedCustomer,
  type SpreadsheetFault,
} from '#schemas';

/** Why a file is refused; `columns` where none says who, or where they are. */
export type ImportFault = SpreadsheetFault | 'columns';

/** A row that cannot be kept: its line in the file, who it is of as far as it says, and a text by key. */
export type RefusedRow = {
  readonly number: number;
  readonly name: string;
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
};
export type GoodRow = { readonly number: number; readonly customer: SavedCustomer };

/** The customers of a file, and the rows of it that are none. */
export type ReadFile = {
  readonly good: readonly GoodRow[];
  readonly refused: readonly RefusedRow[];
};

type Context = Pick<BulkContext, 'market' | 'phonePlan'>;

/** What the rows of a file say of customers; what orders need beside that is nobody's question here. */
export function bookRowsOf(
  rows: readonly Pick<CheckedSheetRow, 'number' | 'values'>[],
  fileName: string,
  context: Context,
): ReadFile {
  const isText = /\.(csv|tsv|txt)$/i.test(fileName);
  const good: GoodRow[] = [];
  const refused: RefusedRow[] = [];
  for (const { number, values } of rows) {
    const row = isText ? unmarked(values) : values;
    const { customer, problem } = readBookRow(row, context);
    if (problem === null) good.push({ number, customer });
    else
      refused.push({ number, name: row.recipient_name, key: problem.key, values: problem.values });
  }
  return { good, refused };
}

function unmarked(values: BulkRow): BulkRow {
  const cells = bulkColumns.map((column) => [column, withoutTextMark(values[column])]);
  return { ...values, ...Object.fromEntries(cells) };
}
