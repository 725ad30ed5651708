import {
  type BulkContext,
  blankBulkRow,
  checkBulkRows,
  isEmptyBulkRow,
  isTotalOfRows,
  withCell,
} from '#core/rules';
import type { BulkRow, CheckedSheetRow, SheetLine } from '#schemas';

/** The rows of a file under our columns, each with what is wrong with it. */
export function checkLines(
  lines: readonly SheetLine[],
  columns: readonly (string | null)[],
  context: BulkContext,
): CheckedSheetRow[] {
  const rows = lines
    .map(({ number, cells }) => ({ number, values: valuesOf(cells, columns) }))
    .filter(({ values }) => !isEmptyBulkRow(values) && !isTotalOfRows(values));
  return checkBulkRows(rows, context).map(({ number, values, errors }) => ({
    number,
    values,
    errors,
  }));
}

function valuesOf(cells: readonly string[], columns: readonly (string | null)[]): BulkRow {
  return columns.reduce((values, column, at) => {
    const cell = cells[at] ?? '';
    return column === null || cell === '' ? values : withCell(values, column, cell);
  }, blankBulkRow);
}
