import { cellOf } from '#core/rules';
import type { BulkColumn } from '#schemas';
import { needed } from './column-order.ts';
import type { EditableRow } from './rows.ts';

/** The columns to show, in order: required ones, and those with a value or an error in some row. Null while a row is not loaded. */
export function columnsInUse(
  rows: readonly EditableRow[],
  all: readonly string[],
): readonly string[] | null {
  if (rows.some(({ missing }) => missing === 'all')) return null;
  const wrong = new Set<string>(rows.flatMap(({ errors }) => errors.map(({ field }) => field)));
  return all.filter(
    (column) =>
      needed.includes(column) ||
      wrong.has(column) ||
      rows.some((row) => row.filled?.has(column) ?? cellOf(row.values, column).trim() !== ''),
  );
}

/** The beginning of a row and the name, which stay in sight: properties that the table sets, since they are wider in a wide window. */
export const leadWidth = 'var(--lead)';
export const nameWidth = 'var(--name)';
/** What they are, in `rem`. */
export const kept = { lead: 14, name: 12 } as const;
export const keptWide = { lead: 15.25, name: 14.25 } as const;

/** Widths in `rem` of the other columns. */
const featureWidth = 11;
const ownWidths: Readonly<Record<Exclude<BulkColumn, 'recipient_name'>, number>> = {
  recipient_address: 14.75,
  recipient_phone_number: 9.5,
  latitude: 7,
  longitude: 7,
  recipient_notes: 10,
  payment_method: 10,
  amount: 6,
  description: 14,
  preordered_for: 11,
  pickup_code: 9,
  unit_number: 8,
  building: 9,
};
const widths: ReadonlyMap<string, number> = new Map(Object.entries(ownWidths));

/** The grid tracks of a line: its beginning, its cells, and its cost. */
export function tracksOf(columns: readonly string[], hasFee: boolean): string {
  const cells = columns.map((column) =>
    column === 'recipient_name' ? nameWidth : `${widths.get(column) ?? featureWidth}rem`,
  );
  return [leadWidth, ...cells, ...(hasFee ? ['6rem'] : [])].join(' ');
}
