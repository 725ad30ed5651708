import { expect, test } from 'vitest';
import { $bulk, bulkOpened, bulkSent } from '#core';
import {
  checkSpreadsheetFx,
  loadBulkColumnsFx,
  loadBulkDraftFx,
  openSpreadsheetFx,
  saveBulkFileFx,
  saveBulkRowFx,
} from '#core/ports';
import type {
  BulkDraft,
  BulkJob,
  CheckedSheetRow,
  endpoints,
  InputOf,
  SheetLayout,
} from '#schemas';
import { NOW } from '../../../support/arbitraries.ts';
import { createEngine } from '../../../support/engine.ts';
import { file, keptBefore } from './happenings.ts';
import { answer, fullHeader, rows, rules, sheet, values } from './support.ts';

type World = {
  kept?: BulkDraft;
  read?: readonly CheckedSheetRow[];
  /** What the server says of the job with each part of its file. */
  told?: readonly Partial<BulkJob>[];
};

/** A page of files that reads these rows in whatever file is chosen. */
async function opened({ kept, read = rows, told = [] }: World) {
  const jobs = [...told];
  const layouts: SheetLayout[] = [];
  const next = () => answer(jobs.shift());
  const engine = createEngine({
    answers: { createBulkJob: next, addBulkRows: next },
    ports: [
      [loadBulkColumnsFx, () => ({})],
      [loadBulkDraftFx, () => kept ?? null],
      [
        openSpreadsheetFx,
        ({ layout }: { layout: SheetLayout }) => {
          layouts.push(layout);
          return { ...sheet, header: fullHeader };
        },
      ],
      [checkSpreadsheetFx, () => read],
      [saveBulkFileFx, () => undefined],
      [saveBulkRowFx, () => undefined],
    ],
  });
  await engine.tick(NOW);
  await engine.send(bulkOpened, {
    ...{ vendorId: 'v-1', jobId: null, rules, loadColumns: async () => [] },
  });
  await expect.poll(() => engine.see($bulk)).not.toBeNull();
  return { ...engine, layouts };
}
type Page = Awaited<ReturnType<typeof opened>>;

const inHand = ({ see }: Page) =>
  see($bulk)?.context.rows.map(({ number, values: typed }) => [number, typed.description]);
const isRepairing = ({ see }: Page) => expect.poll(() => see($bulk)?.hasTag('repair')).toBe(true);

test('what was done to the rows of a file comes back with it, and meets no other file', async () => {
  const page = await opened({ kept: keptBefore });
  await isRepairing(page);
  expect(inHand(page)).toEqual([[2, 'Bread']]);
  await page.send(bulkSent, { type: 'fileWanted' });
  await page.send(bulkSent, { type: 'fileChosen', file: new File(['y'], 'other.xlsx') });
  await isRepairing(page);
  expect(inHand(page)).toEqual([
    [2, 'Tea'],
    [3, 'Tea'],
  ]);
});

test('another sheet is read when it is chosen, and what was done to the rows of the one before is left', async () => {
  const page = await opened({ kept: keptBefore });
  await isRepairing(page);
  await page.send(bulkSent, { type: 'columnsReopened' });
  const other = { sheet: 1, headerLine: null };
  await page.send(bulkSent, { type: 'layoutChosen', layout: other });
  await isRepairing(page);
  expect(page.layouts).toEqual([{ sheet: null, headerLine: null }, other]);
  expect(inHand(page)).toEqual([
    [2, 'Tea'],
    [3, 'Tea'],
  ]);
});

test('a large file goes up part by part until the server has all of it', async () => {
  const long = values({ recipient_notes: 'x'.repeat(200_000) });
  const read = [2, 3, 4].map((number) => ({ number, values: long, errors: [] }));
  const phase = 'uploading';
  const told = [{ phase, total_rows: 1 }, { phase, total_rows: 2 }, { total_rows: 3 }] as const;
  const page = await opened({ read, told });
  await page.send(bulkSent, { type: 'fileChosen', file });
  await isRepairing(page);
  await page.send(bulkSent, { type: 'uploaded' });
  await expect.poll(() => page.see($bulk)?.hasTag('results')).toBe(true);
  type Part = InputOf<typeof endpoints.addBulkRows>;
  const parts = [...page.askedOf('createBulkJob'), ...page.askedOf('addBulkRows')] as Part[];
  expect(parts.map(({ body }) => body.content.map(({ number }) => number))).toEqual([
    ...[[2], [3], [4]],
  ]);
});
