import {
  bulkRowChecker,
  cellOf,
  columnsOf,
  heldCell,
  type BulkContext as RuleContext,
  withCell,
} from '#core/rules';
import type { BulkDraft, BulkRow, BulkRowEdit, CheckedSheetRow } from '#schemas';
import { withRepeats } from './rows.ts';

/** What a person changed in a file, by the number of its row. */
export type RowEdits = BulkDraft['edits'];

/** The kept edit of a row with these values typed into it. */
export function typedInto(
  row: CheckedSheetRow,
  before: BulkRowEdit | undefined,
  values: BulkRow,
): BulkRowEdit {
  const was = before?.cells ?? {};
  const cells = columnsOf(values).reduce<BulkRowEdit['cells']>((changed, column) => {
    const typed = cellOf(values, column);
    const isChanged = heldCell(was, column) !== undefined || typed !== cellOf(row.values, column);
    return isChanged ? withCell(changed, column, typed) : changed;
  }, {});
  return { removed: false, cells };
}

/** The rows of a file with the person's edits; these go by our columns, so they hold after another choice of the file's columns. */
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
      const values = withTyped(row.values, edit);
      return { number: row.number, values, errors: check(values).errors };
    }),
  );
}

function withTyped(row: BulkRow, { cells }: BulkRowEdit): BulkRow {
  return columnsOf(cells).reduce((values, column) => {
    const typed = heldCell(cells, column);
    return typed === undefined ? values : withCell(values, column, typed);
  }, row);
}
