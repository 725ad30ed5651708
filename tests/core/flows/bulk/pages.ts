import { allSettled } from 'effector';
import { expect } from 'vitest';
import { $bulk, bulkOpened, bulkSent } from '#core';
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
import type { BulkColumnChoices, BulkDraft, BulkJob, CheckedSheetRow, SheetLayout } from '#schemas';
import type { BulkEvent } from '../../../../core/flows/bulk/events.ts';
import { NOW } from '../../../support/arbitraries.ts';
import { createEngine, unreachable } from '../../../support/engine.ts';
import { answer, fullHeader, rows, rules, sheet } from './support.ts';

type World = {
  readonly jobId?: string;
  readonly kept?: BulkDraft;
  readonly choices?: () => BulkColumnChoices;
  readonly header?: readonly string[];
  readonly read?: readonly CheckedSheetRow[];
  /** How the server tells of the job each time it is asked; after that it cannot be reached. */
  readonly told?: readonly Partial<BulkJob>[];
  /** Ports that a test answers itself. */
  readonly ports?: NonNullable<Parameters<typeof createEngine>[0]>['ports'];
};
type Opening = {
  readonly file: File;
  readonly layout: SheetLayout;
  readonly advanced: (share: number) => void;
};

/** Waits for what follows from an answer; its turns take no time, and many pages are opened. */
export async function until(isSo: () => boolean | undefined): Promise<void> {
  await expect.poll(isSo, { interval: 1 }).toBe(true);
}

/** A page of files in a world that writes down what it was asked to read and to keep; a file is read when the test says so. */
export async function pageOf(world: World = {}) {
  const told = [...(world.told ?? [])];
  const readings: (Opening & { end: () => void; fail: (cause: unknown) => void })[] = [];
  const kept = { files: [] as unknown[], rows: [] as unknown[], columns: [] as unknown[] };
  const count = { loads: 0, closes: 0 };
  const reading = (opening: Opening) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const end = () => resolve({ ...sheet, header: world.header ?? fullHeader });
    readings.push({ ...opening, end, fail: reject });
    return promise;
  };
  const engine = createEngine({
    answers: {
      getBulkJob: () => (told.length > 0 ? answer(told.shift()) : unreachable),
      createBulkJob: () => answer(told.shift()),
    },
    ports: [
      [loadBulkColumnsFx, () => world.choices?.() ?? {}],
      [
        loadBulkDraftFx,
        () => {
          count.loads += 1;
          return world.kept ?? null;
        },
      ],
      [openSpreadsheetFx, reading],
      [checkSpreadsheetFx, () => world.read ?? rows],
      [
        closeSpreadsheetFx,
        () => {
          count.closes += 1;
        },
      ],
      [saveBulkFileFx, ({ file }: { file: unknown }) => kept.files.push(file)],
      [saveBulkRowFx, (row) => kept.rows.push(row)],
      [saveBulkColumnsFx, (columns) => kept.columns.push(columns)],
      ...(world.ports ?? []),
    ],
  });
  await engine.tick(NOW);
  const { jobId = null } = world;
  await engine.send(bulkOpened, {
    ...{ vendorId: 'v-1', jobId, rules, loadColumns: async () => [] },
  });
  await until(() => engine.see($bulk) !== null);
  const on = async (event: BulkEvent) => {
    void allSettled(bulkSent, { scope: engine.scope, params: event });
    for (let turn = 0; turn < 3; turn += 1) await new Promise((next) => setImmediate(next));
  };
  const has = (tag: Parameters<NonNullable<ReturnType<typeof seen>>['hasTag']>[0]) =>
    seen()?.hasTag(tag);
  const seen = () => engine.see($bulk);
  return { ...engine, on, has, seen, readings, kept, count };
}
