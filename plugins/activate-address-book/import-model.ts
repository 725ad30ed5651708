import { createEffect, createEvent, createStore, sample } from 'effector';
import { endpointFx, happened } from '#core';
import { closeSpreadsheetFx, openSpreadsheetFx } from '#core/ports';
import type { BookColumn } from '#core/rules';
import {
  bulkFileLimit,
  endpoints,
  type Id,
  type SavedCustomer,
  type Spreadsheet,
  type SpreadsheetFault,
  spreadsheetFaults,
} from '#schemas';
import { bookChanged } from './browse-model.ts';
import {
  type ImportState,
  noImport,
  type Rules,
  reviewed,
  withBatch,
  withChosen,
  withSheet,
} from './import-state.ts';

/** Customers that one call carries. */
const batch = 50;

type Chosen = { readonly file: File; readonly rules: Rules };

export const importOpened = createEvent();
export const importClosed = createEvent();
const importEnded = createEvent();
export const fileChosen = createEvent<Chosen>();
export const columnChosen = createEvent<{
  readonly at: number;
  readonly column: BookColumn | null;
}>();
export const columnsSettled = createEvent();
/** What was read from the names of the columns is not what they say. */
export const columnsWanted = createEvent();
/** Another file is meant. */
export const fileDropped = createEvent();
/** What can be kept is to be kept; asked again after a stop, from where it ended. */
export const importBegun = createEvent<Id>();
export const importStopped = createEvent();

/** Whose place is not told is looked up, so that a file is no larger than can be waited for. */
export const importLimits = { bytes: bulkFileLimit, rows: 5000, columns: 200 };

const layout = { sheet: null, headerLine: null } as const;

const readFx = createEffect<Chosen, Spreadsheet, unknown>(({ file }) =>
  openSpreadsheetFx({
    ...{ file, layout, limits: importLimits, whole: true },
    advanced: () => undefined,
  }),
);

const importFx = endpointFx(endpoints.importCustomers);
type Sent = { readonly vendorId: Id; readonly customers: readonly SavedCustomer[] };
const sendFx = createEffect(({ vendorId, customers }: Sent) =>
  importFx({ params: { vendorId }, body: { customers: [...customers] } }),
);

/** How far a file has come on its way into the book. */
export const $import = createStore<ImportState>(noImport)
  .on([importOpened, fileDropped], () => ({ ...noImport, step: 'file' }))
  .on(fileChosen, (_, { file, rules }) => {
    return { ...noImport, step: 'reading', name: file.name, rules };
  })
  .on(readFx.doneData, withSheet)
  .on(columnsWanted, (state) => ({ ...state, step: 'columns' }))
  .on(columnChosen, withChosen)
  .on(columnsSettled, reviewed)
  .on(readFx.failData, (state, cause) =>
    state.step === 'reading' ? { ...state, step: 'file', fault: faultOf(cause) } : state,
  )
  .on(importBegun, (state) => ({ ...state, step: 'sending' }))
  .on(importStopped, (state) => (state.step === 'sending' ? { ...state, step: 'stopped' } : state))
  .on(sendFx.doneData, (state, { rows }) => withBatch(state, rows))
  .on(sendFx.fail, (state) => ({ ...state, step: 'stopped', isCut: true }))
  .reset(importEnded, happened('session.ended'));

sample({ clock: fileChosen, target: readFx });
sample({ clock: [readFx.finally, importClosed], fn: () => undefined, target: closeSpreadsheetFx });

// Who goes on while a part is still on its way waits for its answer.
const wanted = sample({ clock: importBegun, filter: sendFx.pending.map((busy) => !busy) });
const continued = sample({
  clock: [wanted, sendFx.done.map(({ params }) => params.vendorId)],
  source: $import,
  filter: ({ step, sent, good }) => step === 'sending' && sent < good.length,
  fn: ({ sent, good }, vendorId) => ({
    vendorId,
    customers: good.slice(sent, sent + batch).map(({ customer }) => customer),
  }),
});
sample({ clock: continued, target: sendFx });

// The list behind shows what came.
sample({
  clock: importClosed,
  source: $import,
  filter: ({ sent }) => sent > 0,
  fn: () => undefined,
  target: bookChanged,
});

function faultOf(cause: unknown): SpreadsheetFault {
  return spreadsheetFaults.find((fault) => fault === cause) ?? 'no-reader';
}
sample({ clock: importClosed, target: importEnded });
