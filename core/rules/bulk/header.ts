import type { BulkColumn } from '#schemas';
import { wordKey } from '../local-words.ts';
import type { FeatureColumns } from './added.ts';
import { addedColumns } from './columns.ts';
import { headerNames } from './header-names.ts';

/** What the header of a file says about its columns; `Column` are ours. */
export type Header<Column> = {
  /** For each column of the file the one of ours that it fills; null for none. */
  readonly columns: readonly (Column | null)[];
  /** Columns of ours that the file names twice; the first counts. */
  readonly repeated: readonly Column[];
  /** Headers that are not known, as written; without the column of errors that we add. */
  readonly unknown: readonly string[];
};

/** The header of a file of orders. */
export type BulkHeader = Header<string> & {
  /** Required columns that it lacks. */
  readonly missing: readonly BulkColumn[];
};

/** Our column for each known header. */
export type HeaderNames<Column> = ReadonlyMap<string, Column>;

/** Columns that every file must have, even if some markets allow an empty cell in them. */
const needed: readonly BulkColumn[] = [
  'recipient_name',
  'recipient_address',
  'recipient_phone_number',
  'payment_method',
];

/** The column of a file of failed rows that says why; ignored when the file is uploaded again. */
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

/** Columns by all their headers; a column's own name wins over another's alias. */
export function headerNamesOf<Column extends string>(
  others: Readonly<Record<Column, readonly string[]>>,
): HeaderNames<Column> {
  const columns = Object.keys(others) as Column[];
  return new Map([
    ...columns.flatMap((column) => others[column].map((name) => [nameOf(name), column] as const)),
    ...columns.map((column) => [nameOf(column), column] as const),
  ]);
}

/** Lets a column of the file fill one of ours; a column that filled it before fills none. */
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
 * The index of the header line, above which people write titles and explanations. Null where none of the first lines is
 * recognised and the first already looks like an order.
 */
export function findBulkHeader(lines: readonly (readonly string[])[]): number | null {
  const counts = lines.slice(0, mostAbove).map((cells) => countKnown(cells));
  const most = Math.max(0, ...counts);
  if (most >= fewestKnown) return counts.indexOf(most);
  const [first = []] = lines;
  return first.some(isValue) ? null : 0;
}

function countKnown(cells: readonly string[]): number {
  return readBulkHeader(cells).columns.filter((column) => column !== null).length;
}

/** Whether a cell is a number, such as an amount or a phone number, which is never a header. */
function isValue(cell: string): boolean {
  return /^[^\p{L}]*\p{Nd}[^\p{L}]*$/u.test(cell);
}

/** How many first lines are searched for the header, and how many known headers a line must have. */
const mostAbove = 30;
const fewestKnown = 2;

/** The required columns that no column of the file fills. */
export function missingBulkColumns(columns: readonly (string | null)[]): readonly BulkColumn[] {
  return needed.filter((column) => !columns.includes(column));
}

/** The headers of the columns that features add. */
function featureNamesOf(features: readonly FeatureColumns[]): HeaderNames<string> {
  return headerNamesOf(
    Object.fromEntries(addedColumns(features).map(({ name, names: others }) => [name, others])),
  );
}

/** All headers of our own columns, normalised; features must not use them. */
export function ownColumnNames(): readonly string[] {
  return [...names.keys(), ...ignored];
}

/** All headers of a feature's columns, normalised. */
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
