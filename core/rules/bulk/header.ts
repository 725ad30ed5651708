import { type BulkColumn, bulkColumns } from '#schemas';

/** What the first line of a file says about its columns. */
export type BulkHeader = {
  /** For each column of the file the one that it fills; null for those that are nobody's. */
  readonly columns: readonly (BulkColumn | null)[];
  /** Without them no row can be right. */
  readonly missing: readonly BulkColumn[];
  /** Columns that stand in the file twice; the first one counts. */
  readonly repeated: readonly BulkColumn[];
  /** Headers that mean nothing here, as they were written; the column of errors that we add is none of them. */
  readonly unknown: readonly string[];
};

/** Columns that every file must have; in some markets one may leave a cell of theirs empty. */
const needed: readonly BulkColumn[] = [
  'recipient_name',
  'recipient_address',
  'recipient_phone_number',
  'payment_method',
  'description',
];

/** The column that says in a file of failed rows why they failed; it is skipped when the file comes back. */
export const bulkErrorColumn = 'errors';

/** Reads the first line of a file. Case, blanks, dashes and stars do not matter, and common other names are known. */
export function readBulkHeader(cells: readonly string[]): BulkHeader {
  const meant = cells.map(columnOf);
  const columns = meant.map((column, at) => (meant.indexOf(column) === at ? column : null));
  return {
    columns,
    missing: missingBulkColumns(columns),
    repeated: [
      ...new Set(meant.filter((column, at) => column !== null && column !== columns[at])),
    ].filter((column) => column !== null),
    unknown: cells.filter((cell, at) => meant[at] === null && !ignored.has(nameOf(cell))),
  };
}

/** The columns that a file must have and that none of its own fills. */
export function missingBulkColumns(columns: readonly (BulkColumn | null)[]): readonly BulkColumn[] {
  return needed.filter((column) => !columns.includes(column));
}

/** The column that a header names. */
function columnOf(header: string): BulkColumn | null {
  const name = nameOf(header);
  return bulkColumns.find((column) => column === name) ?? aliases.get(name) ?? null;
}

function nameOf(header: string): string {
  return header
    .slice(0, 100)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
}

const ignored = new Set(['', bulkErrorColumn, 'error']);

const otherNames: Readonly<Partial<Record<BulkColumn, readonly string[]>>> = {
  recipient_name: ['name', 'recipient', 'customer', 'customer_name'],
  recipient_address: ['address', 'customer_address', 'drop_off_address', 'dropoff_address'],
  recipient_phone_number: [
    ...['phone', 'phone_number', 'mobile', 'recipient_phone', 'recipient_mobile'],
    ...['customer_phone', 'customer_phone_number'],
  ],
  latitude: ['lat', 'recipient_latitude'],
  longitude: ['lng', 'lon', 'long', 'recipient_longitude'],
  recipient_notes: ['notes', 'note', 'rider_notes', 'notes_to_rider', 'instructions'],
  payment_method: ['payment', 'payment_type'],
  amount: ['order_amount', 'total', 'price'],
  description: ['order_description', 'item_details', 'items', 'order_details'],
  // When the rider collects: a time of delivery is another one, and the person says which column is meant.
  preordered_for: [
    ...['preorder', 'pre_order', 'preorder_time', 'scheduled_for', 'collect_at', 'pickup_at'],
    ...['collection_time', 'pickup_time', 'pick_up_time'],
  ],
  pickup_code: ['code', 'pick_up_code', 'collection_code'],
  unit_number: ['unit', 'unit_no', 'recipient_unit_number'],
  building: ['building_name', 'recipient_building'],
};

const aliases: ReadonlyMap<string, BulkColumn> = new Map(
  bulkColumns.flatMap((column) =>
    (otherNames[column] ?? []).map((name) => [name, column] as const),
  ),
);
