import { type BulkColumn, type BulkJobRow, bulkColumns, type CheckedSheetRow } from '#schemas';

/** A row that can be repaired, before or after the server has seen it. */
export type EditableRow = CheckedSheetRow & Partial<Pick<BulkJobRow, 'state' | 'questions'>>;

export function isWrong({ errors, state }: EditableRow): boolean {
  return errors.length > 0 && state !== 'removed';
}

/** Where to begin repairing a row: its first wrong cell, or the first one when the whole row is wrong. */
export function cellToRepair({ errors }: EditableRow): BulkColumn {
  const fields = new Set<string>(errors.map(({ field }) => field));
  return bulkColumns.find((column) => fields.has(column)) ?? 'recipient_name';
}

/** The place of the next row that is wrong, going round at the end; -1 when none is. */
export function nextWrong(rows: readonly EditableRow[], after: number): number {
  const later = rows.findIndex((row, at) => at > after && isWrong(row));
  return later >= 0 ? later : rows.findIndex(isWrong);
}
