import { type BulkColumn, type BulkJobRow, bulkColumns, type CheckedSheetRow } from '#schemas';

/** A row that can be repaired, before or after the server has seen it. */
export type EditableRow = CheckedSheetRow & Partial<Pick<BulkJobRow, 'state' | 'questions'>>;

export type CellPlace = { readonly number: number; readonly column: BulkColumn };

export function isWrong({ errors, state }: EditableRow): boolean {
  return errors.length > 0 && state !== 'removed';
}

/** The wrong cells of a row, in their order; its first cell stands for what is wrong with the row as a whole. */
function cellsToRepair(row: EditableRow): readonly BulkColumn[] {
  if (!isWrong(row)) return [];
  const fields = new Set<string>(row.errors.map(({ field }) => field));
  const cells = bulkColumns.filter((column) => fields.has(column));
  return cells.length > 0 ? cells : ['recipient_name'];
}

/** The next wrong cell behind this one, going round at the end; null when none is wrong. */
export function nextWrong(
  rows: readonly EditableRow[],
  after: CellPlace | null,
): (CellPlace & { readonly at: number }) | null {
  const from = rows.findIndex(({ number }) => number === after?.number);
  const here = rows[from];
  if (here !== undefined && after !== null) {
    const behind = bulkColumns.indexOf(after.column);
    const column = cellsToRepair(here).find((each) => bulkColumns.indexOf(each) > behind);
    if (column !== undefined) return { at: from, number: here.number, column };
  }
  const later = rows.findIndex((row, at) => at > from && isWrong(row));
  const at = later >= 0 ? later : rows.findIndex(isWrong);
  const row = rows[at];
  const column = row && cellsToRepair(row)[0];
  return row && column ? { at, number: row.number, column } : null;
}

/** Whether nothing is wrong with a cell. */
export function isGood(rows: readonly EditableRow[], { number, column }: CellPlace): boolean {
  const row = rows.find((each) => each.number === number);
  return row !== undefined && !row.errors.some(({ field }) => field === column);
}
