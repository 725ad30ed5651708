import type { BulkColumn } from '#schemas';
import { wordKey } from '../local-words.ts';
import type { FeatureColumns } from './added.ts';
import { addedColumns } from './columns.ts';
import { headerNames } from './header-names.ts';

/** What the first line of a file says about its columns, of which `Column` are the ones that it may have. */
export type Header<Column> = {
  /** For each column of the file the one that it fills; null for those that are nobody's. */
  readonly columns: readonly (Column | null)[];
  /** Columns that stand in the file twice; the first one counts. */
  readonly repeated: readonly Column[];
  /** Headers that mean nothing here, as they were written; the column of errors that we add is none of them. */
  readonly unknown: readonly string[];
};

/** The same of a file of orders. */
export type BulkHeader = Header<string> & {
  /** Without them no row can be right. */
  readonly missing: readonly BulkColumn[];
};

/** What each name of a column means. */
export type HeaderNames<Column> = ReadonlyMap<string, Column>;

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

/** Reads the first line of a file of orders, in which features may have columns of their own. */
export function readBulkHeader(
  cells: readonly string[],
  features: readonly FeatureColumns[] = [],
): BulkHeader {
  const header = readHeader<string>(cells, new Map([...featureNamesOf(features), ...names]));
  return { ...header, missing: missingBulkColumns(header.columns) };
}

/** Reads the first line of a file. Case, blanks, dashes and stars do not matter, and common other names are known. */
export function readHeader<Column extends string>(
  cells: readonly string[],
  names: HeaderNames<Column>,
): Header<Column> {
  const meant = cells.map((cell) => names.get(nameOf(cell)) ?? null);
  const columns = meant.map((column, at) => (meant.indexOf(column) === at ? column : null));
  return {
    columns,
    repeated: [
      ...new Set(meant.filter((column, at) => column !== null && column !== columns[at])),
    ].filter((column) => column !== null),
    unknown: cells.filter((cell, at) => meant[at] === null && !ignored.has(nameOf(cell))),
  };
}

/** Columns by all names that they may have; their own comes before another's. */
export function headerNamesOf<Column extends string>(
  others: Readonly<Record<Column, readonly string[]>>,
): HeaderNames<Column> {
  const columns = Object.keys(others) as Column[];
  return new Map([
    ...columns.flatMap((column) => others[column].map((name) => [nameOf(name), column] as const)),
    ...columns.map((column) => [nameOf(column), column] as const),
  ]);
}

/** One column of a file fills another of ours; no two fill the same. */
export function withColumn<Column>(
  columns: readonly (Column | null)[],
  at: number,
  column: Column | null,
): readonly (Column | null)[] {
  return columns.map((each, index) => {
    if (index === at) return column;
    return each === column ? null : each;
  });
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
export function missingBulkColumns(columns: readonly (string | null)[]): readonly BulkColumn[] {
  return needed.filter((column) => !columns.includes(column));
}

/** What the names of columns mean that features add. */
function featureNamesOf(features: readonly FeatureColumns[]): HeaderNames<string> {
  return headerNamesOf(
    Object.fromEntries(addedColumns(features).map(({ name, names: others }) => [name, others])),
  );
}

/** Every name that a column of our own has in a file, as names are compared: a feature may take none of them. */
export function ownColumnNames(): readonly string[] {
  return [...names.keys(), ...ignored];
}

/** Every name that a feature's columns have in a file, in the same way. */
export function columnNamesOf(feature: FeatureColumns): readonly string[] {
  return [...featureNamesOf([feature]).keys()];
}

function nameOf(header: string): string {
  return wordKey(header.slice(0, 100))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '');
}

const ignored = new Set(['', bulkErrorColumn, 'error']);

const names = headerNamesOf(headerNames);
