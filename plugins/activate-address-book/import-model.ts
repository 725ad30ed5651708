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
  spreadsheetFaultOf,
} from '#schemas';
import { bookChanged } from './browse-model.ts';
import {
  type Asked,
  type Chosen,
  type ImportState,
  noImport,
  type Read,
  review,
  withBatch,
  withChosen,
  withFault,
  withFile,
  withLayout,
  withSheet,
} from './import-state.ts';
import { bookColumns } from './kept.ts';

/** Customers of one call. */
const batch = 50;

export const importOpened = createEvent();
export const importClosed = createEvent();
const importEnded = createEvent();
export const fileChosen = createEvent<Chosen>();
export const columnChosen = createEvent<{
  readonly at: number;
  readonly column: BookColumn | null;
}>();
/** The person chose another sheet or another line as the header. */
export const layoutChosen = createEvent<SheetLayout>();
export const columnsSettled = createEvent();
/** The person wants to correct how the columns were read. */
export const columnsWanted = createEvent();
/** The person wants another file. */
export const fileDropped = createEvent();
/** Begins to import the valid rows, or goes on after a stop. */
export const importBegun = createEvent<Id>();
export const importStopped = createEvent();

/** The limits of a file. Rows without coordinates are looked up, which takes time, so they are few. */
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
/** `rows` tells whose call it is: each import has its own. */
type Sent = {
  readonly rows: ImportState['good'];
  readonly vendorId: Id;
  readonly customers: readonly SavedCustomer[];
};
const sendFx = createEffect(({ vendorId, customers }: Sent) =>
  importFx({ params: { vendorId }, body: { customers: [...customers] } }),
);

/** The state of the import. */
export const $import = createStore<ImportState>(noImport)
  .on([importOpened, fileDropped], () => ({ ...noImport, step: 'file' }))
  .on(fileChosen, withFile)
  .on(layoutChosen, withLayout)
  .on(readFx.done, (state, { params, result }) =>
    isAwaited(state, params) ? withSheet(state, result) : state,
  )
  .on(readFx.fail, (state, { params, error }) =>
    isAwaited(state, params) ? withFault(state, spreadsheetFaultOf(error)) : state,
  )
  .on(columnsWanted, (state) => ({ ...state, step: 'columns' }))
  .on(columnChosen, withChosen)
  .on(columnsSettled, review)
  .on(importBegun, (state, vendorId) => ({ ...state, step: 'sending', vendorId }))
  .on(importStopped, (state) => (state.step === 'sending' ? { ...state, step: 'stopped' } : state))
  .on(sendFx.done, (state, { params, result }) =>
    isOf(state, params) ? withBatch(state, result.rows) : state,
  )
  .on(sendFx.fail, (state, { params }) =>
    isOf(state, params) ? { ...state, step: 'stopped', isCut: true } : state,
  )
  .reset(importEnded, happened('session.ended'));

const asked = sample({ clock: [fileChosen, layoutChosen], source: $import });
sample({ clock: asked.filterMap((state) => state.asked ?? undefined), target: readFx });
const read = sample({ clock: readFx.finally, filter: readFx.pending.map((busy) => !busy) });
sample({ clock: [read, importClosed], fn: () => undefined, target: closeSpreadsheetFx });

// Remember the choice for later files with these headers.
const remembered = sample({
  clock: columnsSettled,
  source: { state: $import, user: $user },
}).filterMap(({ state: { choices, sheet, columns }, user }) =>
  user === null || sheet === null
    ? undefined
    : { owner: user.id, value: rememberedChoices(choices, sheet.header, columns) },
);
sample({ clock: remembered, target: bookColumns.saveFx });

// Going on while a call is pending waits for its answer, and so does an import that follows one given up.
const continued = sample({
  clock: sample({
    clock: [importBegun, sendFx.finally],
    source: $import,
    filter: sendFx.pending.map((busy) => !busy),
  }),
}).filterMap(({ step, vendorId, sent, good: rows }): Sent | undefined => {
  if (step !== 'sending' || vendorId === null || sent >= rows.length) return undefined;
  const customers = rows.slice(sent, sent + batch).map(({ customer }) => customer);
  return { rows, vendorId, customers };
});
sample({ clock: continued, target: sendFx });

// The list behind the dialog is loaded again.
sample({
  clock: importClosed,
  source: $import,
  filter: ({ sent }) => sent > 0,
  fn: () => undefined,
  target: bookChanged,
});

/** Whether a call was made for this import, and not for one that was given up. */
function isOf({ good }: ImportState, { rows }: Sent): boolean {
  return good === rows;
}

/** Whether this answer is still wanted: another sheet may have been chosen since. */
function isAwaited({ step, asked }: ImportState, params: Asked): boolean {
  return step === 'reading' && asked === params;
}

sample({ clock: importClosed, target: importEnded });
