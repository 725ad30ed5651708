import * as z from 'zod/mini';
import type { BulkProblem, NumberedBulkRow } from './bulk.ts';
import { text } from './primitives.ts';

/** Why a file of orders cannot be read. */
export const spreadsheetFaults = [
  /** Larger than a file may be. */
  'too-large',
  /** Not an .xlsx file. */
  'format',
  /** Protected by a password, or in the older .xls format. */
  'encrypted',
  /** Contains macros. */
  'macros',
  'too-many-rows',
  'too-many-columns',
  /** Unpacks to more than any file of orders would. */
  'unpacks-too-large',
  /** Inconsistent or unreadable. */
  'damaged',
  'empty',
  'too-slow',
  /** The reader could not be loaded. */
  'no-reader',
  /** The person changed their mind. */
  'cancelled',
] as const;
export type SpreadsheetFault = (typeof spreadsheetFaults)[number];

/** Why a file was not read. Anything else that was thrown, such as by a network that does not bring the reader's code, is a reader that is not there. */
export function spreadsheetFaultOf(cause: unknown): SpreadsheetFault {
  return spreadsheetFaults.find((fault) => fault === cause) ?? 'no-reader';
}

/** The limits of a file. */
export type SpreadsheetLimits = {
  readonly bytes: number;
  /** Rows that are not empty, without the header. */
  readonly rows: number;
  readonly columns: number;
};

/** How a person wants a file to be read; null lets the reader decide. */
export type SheetLayout = {
  /** The index among the sheets that are not hidden. */
  readonly sheet: number | null;
  /** The line of the header, from 1; 0 for none. */
  readonly headerLine: number | null;
};

/** A non-empty line of a sheet; `number` is that of the spreadsheet program, from 1. */
export type SheetLine = { readonly number: number; readonly cells: readonly string[] };

/** A file that was read; its rows stay with the reader. */
export type Spreadsheet = {
  /** Identifies this reading of the file. */
  readonly id: string;
  readonly name: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly sha256: string;
  /** The sheets that are not hidden, and which of them was read. */
  readonly sheets: readonly string[];
  readonly sheet: number;
  readonly headerLine: number;
  /** The first lines, for choosing the header. */
  readonly top: readonly SheetLine[];
  readonly header: readonly string[];
  readonly rows: number;
  /** The first values of each column. */
  readonly samples: readonly (readonly string[])[];
  /** All lines below the header, if they were asked for. */
  readonly lines?: readonly SheetLine[];
};

/** A row of a file, with what is wrong with it. */
export type CheckedSheetRow = NumberedBulkRow & {
  readonly errors: readonly BulkProblem[];
  /** Its pickup code, set where the values are still packed. */
  readonly code?: string;
  /** The columns that say something in it or in a row that came with it, known without unpacking any. */
  readonly filled?: ReadonlySet<string>;
};

/** Rows of a file on their way from the worker to the page: a few buffers, which are transferred and not copied. */
export type PackedSheetRows = {
  readonly numbers: Uint32Array<ArrayBuffer>;
  /** The cells of each row, in the order of our columns, as JSON in UTF-8; and where each row ends. */
  readonly cells: Uint8Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
  /** For each row the index of its list of problems; most rows share one. */
  readonly verdicts: Uint32Array<ArrayBuffer>;
  readonly lists: readonly (readonly BulkProblem[])[];
  /** Empty where no row has one. */
  readonly codes: readonly string[];
  /** The columns that say something in some row. */
  readonly filled: ReadonlySet<string>;
};

/** The columns that a person chose for headers of earlier files, or null for none. */
export const BulkColumnChoices = z.record(text(100), z.nullable(text(64)));
export type BulkColumnChoices = Readonly<z.infer<typeof BulkColumnChoices>>;

/** The same for files of customers. */
export const BookColumnChoices = z.record(text(100), z.nullable(text(40)));
export type BookColumnChoices = Readonly<z.infer<typeof BookColumnChoices>>;
