import {
  type BookColumn,
  type BulkContext,
  bookColumns,
  chosenBefore,
  missingBookColumns,
  readBookHeader,
  withColumn,
} from '#core/rules';
import type {
  BookColumnChoices,
  endpoints,
  Id,
  ResultOf,
  SheetLayout,
  Spreadsheet,
  SpreadsheetFault,
} from '#schemas';
import { bookRowsOf, type ReadFile, type RefusedRow } from './import-file.ts';

type Told = ResultOf<typeof endpoints.importCustomers>['rows'];

/** The results of the sent rows. */
type Counts = { readonly added: number; readonly updated: number; readonly same: number };

/** The outlet's rules for reading a file. */
type Rules = Pick<BulkContext, 'market' | 'phonePlan'>;

/** A file, and the rules to read it by. */
export type Chosen = { readonly file: File; readonly rules: Rules };
export type Asked = Chosen & { readonly layout: SheetLayout };

/** A file that was read, and the choices of columns for earlier ones. */
export type Read = { readonly sheet: Spreadsheet; readonly choices: BookColumnChoices };

type Step = 'closed' | 'file' | 'reading' | 'columns' | 'review' | 'sending' | 'stopped' | 'done';

export type ImportState = ReadFile &
  Counts & {
    readonly step: Step;
    /** The last question to the reader. */
    readonly asked: Asked | null;
    readonly fault: SpreadsheetFault | null;
    readonly sheet: Spreadsheet | null;
    readonly choices: BookColumnChoices;
    /** What each column of the file holds; null for unknown. */
    readonly columns: readonly (BookColumn | null)[];
    /** The outlet whose customers they become; null before it is begun. */
    readonly vendorId: Id | null;
    /** How many of `good` the server has answered, from the first. */
    readonly sent: number;
    /** How many of those were looked up by their address. */
    readonly found: number;
    /** Whether it stopped because the server did not answer. */
    readonly isCut: boolean;
  };

export const noImport: ImportState = {
  ...{ step: 'closed', asked: null, fault: null, good: [], refused: [] },
  ...{ sheet: null, choices: {}, columns: [], vendorId: null },
  ...{ added: 0, updated: 0, same: 0, sent: 0, found: 0, isCut: false },
};

const byItself: SheetLayout = { sheet: null, headerLine: null };

/** The state while a new file is read. */
export function withFile(_: ImportState, chosen: Chosen): ImportState {
  return { ...noImport, step: 'reading', asked: { ...chosen, layout: byItself } };
}

/** The state while the file is read again with another sheet or header line. */
export function withLayout(state: ImportState, layout: SheetLayout): ImportState {
  if (state.asked === null) return state;
  return { ...state, step: 'reading', fault: null, asked: { ...state.asked, layout } };
}

/**
 * The state once the file is read. The person is asked about columns if a required one is neither named nor known from earlier
 * choices, or if the question is already open.
 */
export function withSheet(state: ImportState, { sheet, choices }: Read): ImportState {
  const named = readBookHeader(sheet.header).columns;
  const columns = chosenBefore(named, sheet.header, existingChoices(choices));
  const read: ImportState = { ...state, sheet, choices, columns, step: 'columns' };
  return state.sheet === null && missingBookColumns(columns).length === 0 ? review(read) : read;
}

/** The state after a failed reading; after another layout, the previous one stays. */
export function withFault(state: ImportState, fault: SpreadsheetFault): ImportState {
  return { ...state, fault, step: state.sheet === null ? 'file' : 'columns' };
}

/** Earlier choices whose columns still exist. */
function existingChoices(choices: BookColumnChoices): Readonly<Record<string, BookColumn | null>> {
  const entries = Object.entries(choices).flatMap(([name, chosen]) => {
    const column = bookColumns.find((each) => each === chosen);
    return column === undefined && chosen !== null ? [] : [[name, column ?? null] as const];
  });
  return Object.fromEntries(entries);
}

export function withChosen(
  state: ImportState,
  { at, column }: { readonly at: number; readonly column: BookColumn | null },
): ImportState {
  return { ...state, columns: withColumn(state.columns, at, column) };
}

/** The state once the columns are settled. */
export function review(state: ImportState): ImportState {
  const { sheet, columns, asked } = state;
  if (asked === null || sheet?.lines === undefined) return state;
  const { file, rules } = asked;
  const rows = bookRowsOf(sheet.lines, columns, file.name, rules);
  return { ...state, ...rows, fault: null, step: 'review' };
}

/** The state after the server's answer for the next rows. */
export function withBatch(state: ImportState, told: Told): ImportState {
  const count = (name: keyof Counts) => told.filter((row) => row.state === name).length;
  const sent = state.sent + told.length;
  const refused = told.flatMap(({ problem }, nth): RefusedRow[] => {
    const row = state.good[state.sent + nth];
    if (problem === null || row === undefined) return [];
    const { key, values } = problem;
    return [{ number: row.number, name: row.customer.name, key, values }];
  });
  return {
    ...state,
    ...(sent >= state.good.length && { step: 'done' }),
    added: state.added + count('added'),
    updated: state.updated + count('updated'),
    same: state.same + count('same'),
    found: state.found + told.filter(({ found }) => found !== null).length,
    refused: [...state.refused, ...refused].toSorted((a, b) => a.number - b.number),
    ...{ sent, isCut: false },
  };
}
