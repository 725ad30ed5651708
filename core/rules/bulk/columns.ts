import { type BulkColumn, type BulkRow, type BulkRowEdit, bulkColumns } from '#schemas';
import type { FeatureColumn, FeatureColumns } from './added.ts';

/** Some cells of a row. */
type Cells = BulkRowEdit['cells'];

/** A row with nothing in it. */
export const blankBulkRow: BulkRow = Object.fromEntries(
  bulkColumns.map((column) => [column, '']),
) as Record<BulkColumn, string>;

/** The columns of a row: our own, and those of features that it has cells for. */
export function columnsOf({ more = {} }: Cells): readonly string[] {
  return [...bulkColumns, ...Object.keys(more)];
}

/** The text of a cell; empty where the row has none. */
export function cellOf(row: Cells, column: string): string {
  return heldCell(row, column) ?? '';
}

/** The text of a cell of a partial row; undefined where it has none. */
export function heldCell(row: Cells, column: string): string | undefined {
  return isOwn(column) ? row[column] : new Map(Object.entries(row.more ?? {})).get(column);
}

/** A row with another text in one of its cells. */
export function withCell<Row extends Cells>(row: Row, column: string, text: string): Row {
  if (isOwn(column)) return { ...row, [column]: text };
  return { ...row, more: { ...row.more, [column]: text } };
}

/** All columns that a file may have where these features are on. */
export function fileColumns(features: readonly FeatureColumns[]): readonly string[] {
  return [...bulkColumns, ...addedColumns(features).map(({ name }) => name)];
}

/** The columns that features add, in their order. */
export function addedColumns(features: readonly FeatureColumns[]): readonly FeatureColumn[] {
  return features
    .flatMap(({ columns }) => columns)
    .sort((one, other) => compareColumns(one.name, other.name));
}

/** Sorts `row` (no column) first, then our own columns in the template's order, then those of features by name. */
export function compareColumns(one: string, other: string): number {
  const [first, second] = [placeOf(one), placeOf(other)];
  if (first !== second) return first - second;
  return one < other ? -1 : Number(one > other);
}

function placeOf(column: string): number {
  if (column === 'row') return -1;
  return isOwn(column) ? bulkColumns.indexOf(column) : bulkColumns.length;
}

function isOwn(column: string): column is BulkColumn {
  return bulkColumns.some((each) => each === column);
}
