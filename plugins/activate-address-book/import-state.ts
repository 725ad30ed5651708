import {
  type BookColumn,
  type BulkContext,
  missingBookColumns,
  readBookHeader,
  withColumn,
} from '#core/rules';
import type { endpoints, ResultOf, Spreadsheet, SpreadsheetFault } from '#schemas';
import { bookRowsOf, type ReadFile, type RefusedRow } from './import-file.ts';

type Told = ResultOf<typeof endpoints.importCustomers>['rows'];

/** What became of the rows that were sent. */
type Counts = { readonly added: number; readonly updated: number; readonly same: number };

/** How a file is read: as the outlet's own. */
export type Rules = Pick<BulkContext, 'market' | 'phonePlan'>;

type Step = 'closed' | 'file' | 'reading' | 'columns' | 'review' | 'sending' | 'stopped' | 'done';

export type ImportState = ReadFile &
  Counts & {
    readonly step: Step;
    readonly name: string;
    readonly fault: SpreadsheetFault | null;
    readonly rules: Rules | null;
    readonly sheet: Spreadsheet | null;
    /** What each column of the file says, as far as that is known. */
    readonly columns: readonly (BookColumn | null)[];
    /** Rows that the server has answered, the first of `good`. */
    readonly sent: number;
    /** Those of them whose place was found from their address. */
    readonly found: number;
    /** It ended because nobody answered. */
    readonly isCut: boolean;
  };

export const noImport: ImportState = {
  ...{ step: 'closed', name: '', fault: null, good: [], refused: [] },
  ...{ rules: null, sheet: null, columns: [] },
  ...{ added: 0, updated: 0, same: 0, sent: 0, found: 0, isCut: false },
};

/** The state once the file is read: a person is asked what its columns say where their names leave out what is needed. */
export function withSheet(state: ImportState, sheet: Spreadsheet): ImportState {
  if (state.step !== 'reading') return state;
  const { columns } = readBookHeader(sheet.header);
  const read: ImportState = { ...state, sheet, columns, step: 'columns' };
  return missingBookColumns(columns).length > 0 ? read : reviewed(read);
}

export function withChosen(
  state: ImportState,
  { at, column }: { readonly at: number; readonly column: BookColumn | null },
): ImportState {
  return { ...state, columns: withColumn(state.columns, at, column) };
}

/** The state once it is known what the columns say. */
export function reviewed(state: ImportState): ImportState {
  const { sheet, columns, rules, name } = state;
  if (rules === null || sheet?.lines === undefined) return state;
  return { ...state, ...bookRowsOf(sheet.lines, columns, name, rules), step: 'review' };
}

/** The state once the server has answered for the next rows. */
export function withBatch(state: ImportState, told: Told): ImportState {
  if (state.step === 'closed') return state;
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
