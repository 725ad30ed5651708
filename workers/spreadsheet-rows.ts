import { type BulkContext, checkBulkRows, isEmptyBulkRow, isTotalOfRows } from '#core/rules';
import {
  type BulkColumn,
  type BulkRow,
  bulkColumns,
  type CheckedSheetRow,
  type SheetLine,
} from '#schemas';

/** The rows of a file under our columns, each with what is wrong with it. */
export function checkLines(
  lines: readonly SheetLine[],
  columns: readonly (BulkColumn | null)[],
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

function valuesOf(cells: readonly string[], columns: readonly (BulkColumn | null)[]): BulkRow {
  const values = Object.fromEntries(bulkColumns.map((column) => [column, ''])) as BulkRow;
  for (const [at, column] of columns.entries()) {
    if (column !== null) values[column] = cells[at] ?? '';
  }
  return values;
}
