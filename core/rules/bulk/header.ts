import { type BulkColumn, bulkColumns } from '#schemas';
import { headerNames } from './header-names.ts';

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

/**
 * The line on which the names of the columns stand: people write titles and explanations above them. Null where none of the
 * first lines says enough, and the first one tells of an order already.
 */
export function findBulkHeader(lines: readonly (readonly string[])[]): number | null {
  const counts = lines.slice(0, mostAbove).map((cells) => knownIn(cells));
  const most = Math.max(0, ...counts);
  if (most >= fewestKnown) return counts.indexOf(most);
  const [first = []] = lines;
  return first.some(isValue) ? null : 0;
}

function knownIn(cells: readonly string[]): number {
  return readBulkHeader(cells).columns.filter((column) => column !== null).length;
}

/** A number as in an amount, a coordinate or a telephone number, which no column is called. */
function isValue(cell: string): boolean {
  return /^[^\p{L}]*\p{Nd}[^\p{L}]*$/u.test(cell);
}

/** Lines that may stand above the header, and names that make a line one. */
const mostAbove = 30;
const fewestKnown = 2;

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
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
}

const ignored = new Set(['', bulkErrorColumn, 'error']);

const aliases: ReadonlyMap<string, BulkColumn> = new Map(
  bulkColumns.flatMap((column) =>
    headerNames[column].map((name) => [nameOf(name), column] as const),
  ),
);
