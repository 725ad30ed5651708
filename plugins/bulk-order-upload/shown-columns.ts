import { cellOf } from '#core/rules';
import type { BulkColumn } from '#schemas';
import type { EditableRow } from './rows.ts';

/** What every order has, and stands there even where a file has none of it. */
const needed: ReadonlySet<string> = new Set([
  'recipient_name',
  'recipient_address',
  'recipient_phone_number',
  'payment_method',
  'amount',
]);

/** The columns that say something, in their order: those that every order has, and those with a value or an error in some row. Null while a row is not known. */
export function columnsInUse(
  rows: readonly EditableRow[],
  all: readonly string[],
): readonly string[] | null {
  if (rows.some(({ missing }) => missing === 'all')) return null;
  const wrong = new Set<string>(rows.flatMap(({ errors }) => errors.map(({ field }) => field)));
  return all.filter(
    (column) =>
      needed.has(column) ||
      wrong.has(column) ||
      rows.some((row) => row.filled?.has(column) ?? cellOf(row.values, column).trim() !== ''),
  );
}

/** How wide each column is, in `rem`, and before them what says which row it is. */
export const leadWidth = 14;
const featureWidth = 11;
const ownWidths: Readonly<Record<BulkColumn, number>> = {
  recipient_name: 11,
  recipient_address: 17,
  recipient_phone_number: 10,
  latitude: 7,
  longitude: 7,
  recipient_notes: 12,
  payment_method: 12,
  amount: 7,
  description: 14,
  preordered_for: 11,
  pickup_code: 9,
  unit_number: 8,
  building: 9,
};
const widths: ReadonlyMap<string, number> = new Map(Object.entries(ownWidths));

/** The tracks of a line: which row it is, its cells, and what it costs. */
export function tracksOf(columns: readonly string[], hasFee: boolean): string {
  const cells = columns.map((column) => `${widths.get(column) ?? featureWidth}rem`);
  return [`${leadWidth}rem`, ...cells, ...(hasFee ? ['6rem'] : [])].join(' ');
}
