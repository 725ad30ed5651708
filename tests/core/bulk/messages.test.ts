import type { EventCallable } from 'effector';
import { expect, test } from 'vitest';
import {
  $bulk,
  $notices,
  bulkJobsAsked,
  bulkOpened,
  bulkSent,
  bulkTemplateAsked,
  failedRowsAsked,
} from '#core';
import {
  checkSpreadsheetFx,
  closeSpreadsheetFx,
  loadBulkColumnsFx,
  loadBulkDraftFx,
  openSpreadsheetFx,
  saveBulkColumnsFx,
  saveBulkFileFx,
  saveBulkRowFx,
} from '#core/ports';
import { textsOf } from '../../app/i18n/support.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine, refused, unreachable } from '../../support/engine.ts';
import { answer, fullHeader, job, rows, rules, sheet } from '../flows/bulk/support.ts';

type Answers = NonNullable<Parameters<typeof createEngine>[0]>['answers'];

const texts = textsOf('en');
const nothing = () => undefined;

function engineWith(
  answers: Answers,
  open: () => unknown = () => ({ ...sheet, header: fullHeader }),
) {
  return createEngine({
    answers: answers ?? {},
    ports: [
      [loadBulkColumnsFx, () => ({})],
      [loadBulkDraftFx, () => null],
      [openSpreadsheetFx, open],
      [checkSpreadsheetFx, () => rows],
      ...[closeSpreadsheetFx, saveBulkColumnsFx, saveBulkFileFx, saveBulkRowFx].map(
        (port) => [port, nothing] as const,
      ),
    ],
  });
}
type Engine = ReturnType<typeof createEngine>;

/** What the person reads, for how many milliseconds, and of which kind. */
function said({ see }: Engine) {
  return see($notices).map(({ key, values, type, duration }) => {
    const text = texts[key] ?? texts[`${key}_other`] ?? key;
    const filled = text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name]));
    return [filled.trim(), type, duration];
  });
}

async function opened(engine: Engine, jobId: string | null = null): Promise<Engine> {
  await engine.send(bulkOpened, { vendorId: 'v-1', jobId, rules, loadColumns: async () => [] });
  await expect.poll(() => engine.see($bulk)).not.toBeNull();
  await engine.tick(NOW);
  return engine;
}

async function given(engine: Engine, file = new File(['x'], 'orders.xlsx')): Promise<Engine> {
  await opened(engine);
  await engine.send(bulkSent, { type: 'fileChosen', file });
  return engine;
}

async function asked<T>(answers: Answers, event: EventCallable<T>, params: T): Promise<Engine> {
  const engine = engineWith(answers);
  await engine.send(event as EventCallable<unknown>, params);
  return engine;
}

const down = refused(503, 'Unavailable');
const vendorId = 'v-1';

test('the history of jobs cannot be loaded', async () => {
  const engine = await asked({ listBulkJobs: down }, bulkJobsAsked, vendorId);
  expect(said(engine)).toEqual([['The earlier uploads could not be loaded.', 'error', 7000]]);
});

test('the template cannot be downloaded', async () => {
  const engine = await asked({ getBulkExample: down }, bulkTemplateAsked, vendorId);
  expect(said(engine)).toEqual([['The template could not be downloaded.', 'error', 7000]]);
});

test('the failed rows cannot be downloaded', async () => {
  const params = { vendorId, jobId: 'job-1', language: 'en' };
  const engine = await asked({ exportFailedBulkRows: down }, failedRowsAsked, params);
  expect(said(engine)).toEqual([['The failed rows could not be downloaded.', 'error', 7000]]);
});

test('the details of a job cannot be loaded', async () => {
  const engine = await opened(engineWith({ getBulkJob: down }), 'job-1');
  expect(engine.see($bulk)?.hasTag('unavailable')).toBe(true);
  expect(said(engine)).toEqual([['The details of the upload could not be loaded.', 'error', 7000]]);
});

test('a file cannot be uploaded, and its rows are still there', async () => {
  const engine = await given(engineWith({ createBulkJob: down }));
  await engine.send(bulkSent, { type: 'uploaded' });
  expect(engine.see($bulk)?.hasTag('repair')).toBe(true);
  expect(said(engine)).toEqual([
    ['The file could not be uploaded. Unavailable of the server', 'error', 7000],
  ]);
});

test('why a file cannot be uploaded is said by a text, for the language of its reader', async () => {
  const key = 'bulk-order-upload.refused.outlet';
  const problem = { ...refused(409, 'OutletWithoutPosition'), key };
  const engine = await given(engineWith({ createBulkJob: problem }));
  await engine.send(bulkSent, { type: 'uploaded' });
  expect(engine.see($notices)).toMatchObject([
    { key: 'bulk-order-upload.file-upload-error', reason: { key, values: {} } },
  ]);
});

test('a file of another format is refused', async () => {
  const engine = await given(engineWith({}, () => Promise.reject('format')));
  expect(said(engine)).toEqual([
    ['Invalid format. Choose an Excel file that ends in .xlsx.', 'error', 7000],
  ]);
});

test('a file over 5 MB is refused before it is read, and one of 5 MB is not', async () => {
  const engine = engineWith({});
  await given(engine, new File([new Uint8Array(5_242_880)], 'whole.xlsx'));
  expect(said(engine)).toEqual([]);
  const other = engineWith({});
  await given(other, new File([new Uint8Array(5_242_881)], 'large.xlsx'));
  expect(said(other)).toEqual([
    ['The file is over 5 MB. Split it into smaller files.', 'error', 7000],
  ]);
});

async function placing(place: unknown, after: unknown): Promise<Engine> {
  let looks = 0;
  const look = () => {
    looks += 1;
    return looks === 1 ? answer() : after;
  };
  const engine = await opened(engineWith({ getBulkJob: look, placeBulkJob: place }), 'job-1');
  await engine.send(bulkSent, { type: 'placeAsked' });
  await engine.send(bulkSent, { type: 'placeConfirmed' });
  await engine.pass(1);
  return engine;
}
const begun = { bulk_job: job({ phase: 'placing' }) };

test('all orders were placed', async () => {
  const done = job({ phase: 'done', status: 'ORDER_PLACEMENT_SUCCESS', orders_placed: 2 });
  const engine = await placing(begun, { bulk_job: done, orders: [], outline: [] });
  expect(engine.see($bulk)?.hasTag('placed')).toBe(true);
  expect(said(engine)).toEqual([['Orders placed: 2', 'success', 7000]]);
});

test('not all orders could be placed', async () => {
  const done = job({
    phase: 'done',
    status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
    orders_placed: 1,
  });
  const engine = await placing(begun, { bulk_job: done, orders: [], outline: [] });
  expect(said(engine)).toEqual([['Not all orders could be placed.', 'error', 7000]]);
});

test('all orders were placed, and the rows are counted that the person left out', async () => {
  const counts = { orders_to_be_placed: 2, orders_placed: 2, errors: 3 };
  const status = 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR' as const;
  const done = job({ phase: 'done', status, ...counts });
  const engine = await placing(begun, { bulk_job: done, orders: [], outline: [] });
  expect(said(engine)).toEqual([['Orders placed: 2. Rows left out: 3.', 'success', 7000]]);
  const failed = job({ phase: 'done', status, ...counts, orders_placed: 1 });
  const other = await placing(begun, { bulk_job: failed, orders: [], outline: [] });
  expect(said(other)).toEqual([['Not all orders could be placed.', 'error', 7000]]);
});

test('a placing of which nothing was heard says so, and whether it left', async () => {
  const lost = await placing(unreachable, answer());
  expect(said(lost)).toEqual([
    ['No answer from the server. Try again: no order is placed twice.', 'error', 7000],
  ]);
  const unsent = await placing({ ...unreachable, sent: false }, answer());
  expect(unsent.see($bulk)?.hasTag('results')).toBe(true);
  expect(said(unsent)).toEqual([
    ['No orders were placed. Check your connection and try again.', 'error', 7000],
  ]);
});

test('the placing itself is refused, and what was reviewed is still there', async () => {
  const engine = await placing(down, answer());
  expect(engine.see($bulk)?.hasTag('results')).toBe(true);
  expect(said(engine)).toEqual([
    ['No orders were placed. Unavailable of the server', 'error', 7000],
  ]);
});
