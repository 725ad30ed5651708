import * as z from 'zod/mini';
import type { BulkProblem, NumberedBulkRow } from './bulk.ts';
import { text } from './primitives.ts';

/** Why a file of orders is refused before any of it is used. */
export const spreadsheetFaults = [
  /** Larger than a file may be. */
  'too-large',
  /** Not an .xlsx file. */
  'format',
  /** Behind a password, or of the format that came before .xlsx. */
  'encrypted',
  /** Holds programs. */
  'macros',
  'too-many-rows',
  'too-many-columns',
  /** Unpacks to more than any file of orders does. */
  'unpacks-too-large',
  /** What it says about itself does not hold, or it cannot be read. */
  'damaged',
  'empty',
  'too-slow',
  /** The reader could not be loaded. */
  'no-reader',
  /** The person changed their mind. */
  'cancelled',
] as const;
export type SpreadsheetFault = (typeof spreadsheetFaults)[number];

/** What a file may be at most. */
export type SpreadsheetLimits = {
  readonly bytes: number;
  /** Rows that have something in them, the header not counted. */
  readonly rows: number;
  readonly columns: number;
};

/** How a person says that a file is to be read; null leaves it to the reader. */
export type SheetLayout = {
  /** Which of the sheets that are not hidden. */
  readonly sheet: number | null;
  /** The line on which the names of the columns stand, from 1; 0 for none. */
  readonly headerLine: number | null;
};

/** A line of a sheet that has something in it; `number` is how the spreadsheet program counts, from 1. */
export type SheetLine = { readonly number: number; readonly cells: readonly string[] };

/** What is known of a file that was read; its rows stay with the reader. */
export type Spreadsheet = {
  /** Of this reading of it. */
  readonly id: string;
  readonly name: string;
  /** Of its bytes, in hexadecimal. */
  readonly sha256: string;
  /** The sheets that are not hidden, and which of them was read. */
  readonly sheets: readonly string[];
  readonly sheet: number;
  readonly headerLine: number;
  /** The first lines, for anyone who looks for the names of the columns. */
  readonly top: readonly SheetLine[];
  readonly header: readonly string[];
  readonly rows: number;
  /** The first values of each column. */
  readonly samples: readonly (readonly string[])[];
  /** All lines below the names of the columns, where they were asked for. */
  readonly lines?: readonly SheetLine[];
};

/** A row of a file, with what is wrong with it. */
export type CheckedSheetRow = NumberedBulkRow & {
  readonly errors: readonly BulkProblem[];
  /** Its pickup code, where its values would have to be unpacked for it. */
  readonly code?: string;
  /** The columns that say something in it or in a row that came with it, known without unpacking any. */
  readonly filled?: ReadonlySet<string>;
};

/** Rows of a file as they cross from its reader to the page: in a few pieces that are handed over and not copied. */
export type PackedSheetRows = {
  readonly numbers: Uint32Array<ArrayBuffer>;
  /** The cells of each row, in the order of our columns, as JSON in UTF-8; and where each row ends. */
  readonly cells: Uint8Array<ArrayBuffer>;
  readonly ends: Uint32Array<ArrayBuffer>;
  /** Which of the lists says what is wrong with each row; most rows have one in common. */
  readonly verdicts: Uint32Array<ArrayBuffer>;
  readonly lists: readonly (readonly BulkProblem[])[];
  /** Empty where no row has one. */
  readonly codes: readonly string[];
  /** The columns that say something in some row. */
  readonly filled: ReadonlySet<string>;
};

/** What a person made of the headers of earlier files: the column that each fills, or null for none. */
export const BulkColumnChoices = z.record(text(100), z.nullable(text(64)));
export type BulkColumnChoices = Readonly<z.infer<typeof BulkColumnChoices>>;

/** The same of files of customers, each column by its name. */
export const BookColumnChoices = z.record(text(100), z.nullable(text(40)));
export type BookColumnChoices = Readonly<z.infer<typeof BookColumnChoices>>;
