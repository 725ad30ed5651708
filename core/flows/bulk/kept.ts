import { bulkRowChecker, type BulkContext as RuleContext } from '#core/rules';
import {
  type BulkColumn,
  type BulkDraft,
  type BulkRow,
  type BulkRowEdit,
  bulkColumns,
  type CheckedSheetRow,
} from '#schemas';
import { withRepeats } from './rows.ts';

/** What a person changed in a file, by the number of its row. */
export type RowEdits = BulkDraft['edits'];

/** What a person did to a row of their file so far, with these values typed into it. */
export function typedInto(
  row: CheckedSheetRow,
  before: BulkRowEdit | undefined,
  values: BulkRow,
): BulkRowEdit {
  const was = before?.cells ?? {};
  const changed = (column: BulkColumn) =>
    column in was || values[column] !== row.values[column] ? [[column, values[column]]] : [];
  return { removed: false, cells: Object.fromEntries(bulkColumns.flatMap(changed)) };
}

/** The rows of a file as the person left them; what was typed stays with its column, whichever one of the file fills it. */
export function withEdits(
  rows: readonly CheckedSheetRow[],
  edits: RowEdits,
  context: RuleContext,
): readonly CheckedSheetRow[] {
  if (edits.size === 0) return rows;
  const check = bulkRowChecker(context);
  const left = rows.filter(({ number }) => edits.get(number)?.removed !== true);
  return withRepeats(
    left.map((row) => {
      const edit = edits.get(row.number);
      if (edit === undefined) return row;
      const values = { ...row.values, ...typedCells(edit) };
      return { number: row.number, values, errors: check(values).errors };
    }),
  );
}

function typedCells({ cells }: BulkRowEdit): Partial<Record<BulkColumn, string>> {
  return Object.fromEntries(
    bulkColumns.flatMap((column) => {
      const typed = cells[column];
      return typed === undefined ? [] : [[column, typed] as const];
    }),
  );
}
