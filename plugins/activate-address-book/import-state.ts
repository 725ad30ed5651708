import type { endpoints, ResultOf } from '#schemas';
import type { ImportFault, ReadFile, RefusedRow } from './import-file.ts';

type Told = ResultOf<typeof endpoints.importCustomers>['rows'];

/** What became of the rows that were sent. */
type Counts = { readonly added: number; readonly updated: number; readonly same: number };

export type ImportState = ReadFile &
  Counts & {
    readonly step: 'closed' | 'file' | 'reading' | 'review' | 'sending' | 'stopped' | 'done';
    readonly name: string;
    readonly fault: ImportFault | null;
    /** Rows that the server has answered, the first of `good`. */
    readonly sent: number;
    /** Those of them whose place was found from their address. */
    readonly found: number;
    /** It ended because nobody answered. */
    readonly isCut: boolean;
  };

export const noImport: ImportState = {
  ...{ step: 'closed', name: '', fault: null, good: [], refused: [] },
  ...{ added: 0, updated: 0, same: 0, sent: 0, found: 0, isCut: false },
};

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
