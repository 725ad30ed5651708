import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { $user, endpointFx, happened } from '#core';
import { closeSpreadsheetFx, openSpreadsheetFx } from '#core/ports';
import { type BookColumn, rememberedChoices } from '#core/rules';
import {
  bulkFileLimit,
  endpoints,
  type Id,
  type SavedCustomer,
  type SheetLayout,
  type SpreadsheetFault,
  spreadsheetFaults,
} from '#schemas';
import { bookChanged } from './browse-model.ts';
import {
  type Asked,
  type Chosen,
  type ImportState,
  noImport,
  type Read,
  reviewed,
  withBatch,
  withChosen,
  withFault,
  withFile,
  withLayout,
  withSheet,
} from './import-state.ts';
import { bookColumns } from './kept.ts';

/** Customers that one call carries. */
const batch = 50;

export const importOpened = createEvent();
export const importClosed = createEvent();
const importEnded = createEvent();
export const fileChosen = createEvent<Chosen>();
export const columnChosen = createEvent<{
  readonly at: number;
  readonly column: BookColumn | null;
}>();
/** The names of its columns stand on another sheet, or on another line. */
export const layoutChosen = createEvent<SheetLayout>();
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

const readFx = attach({
  source: $user,
  effect: async (user, { file, layout }: Asked): Promise<Read> => {
    const limits = importLimits;
    const choosing = bookColumns.loadFx({ owner: user?.id ?? '' }).catch(() => null);
    const read = { file, layout, limits, whole: true, advanced: () => undefined };
    return { sheet: await openSpreadsheetFx(read), choices: (await choosing) ?? {} };
  },
});

const importFx = endpointFx(endpoints.importCustomers);
type Sent = { readonly vendorId: Id; readonly customers: readonly SavedCustomer[] };
const sendFx = createEffect(({ vendorId, customers }: Sent) =>
  importFx({ params: { vendorId }, body: { customers: [...customers] } }),
);

/** How far a file has come on its way into the book. */
export const $import = createStore<ImportState>(noImport)
  .on([importOpened, fileDropped], () => ({ ...noImport, step: 'file' }))
  .on(fileChosen, withFile)
  .on(layoutChosen, withLayout)
  .on(readFx.done, (state, { params, result }) =>
    isAwaited(state, params) ? withSheet(state, result) : state,
  )
  .on(readFx.fail, (state, { params, error }) =>
    isAwaited(state, params) ? withFault(state, faultOf(error)) : state,
  )
  .on(columnsWanted, (state) => ({ ...state, step: 'columns' }))
  .on(columnChosen, withChosen)
  .on(columnsSettled, reviewed)
  .on(importBegun, (state) => ({ ...state, step: 'sending' }))
  .on(importStopped, (state) => (state.step === 'sending' ? { ...state, step: 'stopped' } : state))
  .on(sendFx.doneData, (state, { rows }) => withBatch(state, rows))
  .on(sendFx.fail, (state) => ({ ...state, step: 'stopped', isCut: true }))
  .reset(importEnded, happened('session.ended'));

const asked = sample({ clock: [fileChosen, layoutChosen], source: $import });
sample({ clock: asked.filterMap((state) => state.asked ?? undefined), target: readFx });
const read = sample({ clock: readFx.finally, filter: readFx.pending.map((busy) => !busy) });
sample({ clock: [read, importClosed], fn: () => undefined, target: closeSpreadsheetFx });

// The next file with these names is understood.
const remembered = sample({
  clock: columnsSettled,
  source: { state: $import, user: $user },
}).filterMap(({ state: { choices, sheet, columns }, user }) =>
  user === null || sheet === null
    ? undefined
    : { owner: user.id, value: rememberedChoices(choices, sheet.header, columns) },
);
sample({ clock: remembered, target: bookColumns.saveFx });

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

/** Whether the person still waits for this answer: another sheet may have been chosen since. */
function isAwaited({ step, asked }: ImportState, params: Asked): boolean {
  return step === 'reading' && asked === params;
}

function faultOf(cause: unknown): SpreadsheetFault {
  return spreadsheetFaults.find((fault) => fault === cause) ?? 'no-reader';
}
sample({ clock: importClosed, target: importEnded });
