import { expect, test } from 'vitest';
import { $bulk, bulkOpened, bulkSent } from '#core';
import { loadBulkColumnsFx, loadBulkDraftFx, openSpreadsheetFx } from '#core/ports';
import type { BulkJob, EndpointId } from '#schemas';
import { createEngine, unreachable } from '../../../support/engine.ts';
import { file } from './happenings.ts';
import { answer, rules } from './support.ts';

const opening = (jobId: string | null) => ({
  ...{ vendorId: 'v-1', jobId, rules, loadColumns: async () => [] },
});

/** The page of a job, which the server tells of as this says when it is asked the first time, the second time and so on. */
async function opened(...told: readonly Partial<BulkJob>[]) {
  const jobs = [...told];
  const answers: Partial<Record<EndpointId, unknown>> = {
    getBulkJob: () => (jobs.length > 0 ? answer(jobs.shift()) : unreachable),
    placeBulkJob: { bulk_job: answer({ phase: 'placing' }).bulk_job },
  };
  const engine = createEngine({
    answers,
    ports: [
      [loadBulkColumnsFx, () => ({})],
      [loadBulkDraftFx, () => null],
    ],
  });
  await engine.send(bulkOpened, opening('job-1'));
  await expect.poll(() => engine.see($bulk)?.context.job).toBeTruthy();
  return engine;
}

const before = { bulk_job_id: 'job-0', created_at: 1, orders_placed: 2 };

test.each([
  ['is placed as it is', null, {}],
  ['that was placed before says that it is meant', before, { confirm_same_file: true }],
])('a file %s', async (_, same_file_as, body) => {
  const engine = await opened({ same_file_as });
  await engine.send(bulkSent, { type: 'placeAsked' });
  await engine.send(bulkSent, { type: 'placeConfirmed' });
  expect(engine.askedOf('placeBulkJob')).toEqual([
    expect.objectContaining({ params: { jobId: 'job-1' }, body }),
  ]);
});

test('a look at the progress asks for the job alone until the server is done, and for all of it then', async () => {
  const engine = await opened(
    ...[{ phase: 'preprocessing' as const }, { phase: 'preprocessing' as const }],
    ...[{ phase: 'ready' as const }, { phase: 'ready' as const }],
  );
  const asked = () => engine.askedOf('getBulkJob').map((ask) => (ask as { query?: object }).query);
  await engine.pass(1);
  expect(asked()).toEqual([{}, { rows: 'none' }]);
  await engine.pass(1);
  expect(asked()).toEqual([{}, { rows: 'none' }, { rows: 'none' }, {}]);
  expect(engine.see($bulk)?.hasTag('results')).toBe(true);
  expect(engine.see($bulk)?.hasTag('busy')).toBe(false);
});

test('a file that is chosen before the flow is there waits for it, and nothing else does', async () => {
  const files: unknown[] = [];
  const engine = createEngine({
    ports: [
      [loadBulkColumnsFx, () => ({})],
      [loadBulkDraftFx, () => null],
      [
        openSpreadsheetFx,
        ({ file: opened }: { file: File }) => {
          files.push(opened);
          return new Promise(() => undefined);
        },
      ],
    ],
  });
  const columns = Promise.withResolvers<readonly []>();
  await engine.send(bulkOpened, { ...opening(null), loadColumns: () => columns.promise });
  await engine.send(bulkSent, { type: 'fileChosen', file });
  await engine.send(bulkSent, { type: 'fileWanted' });
  expect(engine.see($bulk)).toBeNull();
  columns.resolve([]);
  await expect.poll(() => engine.see($bulk)?.hasTag('reading')).toBe(true);
  expect(files).toEqual([file]);
});

test('a file whose reader does not come through the network is refused for that, with words', async () => {
  const engine = createEngine({
    ports: [
      [loadBulkColumnsFx, () => ({})],
      [loadBulkDraftFx, () => null],
      [openSpreadsheetFx, () => Promise.reject(new TypeError('Failed to fetch'))],
    ],
  });
  await engine.send(bulkOpened, opening(null));
  await engine.send(bulkSent, { type: 'fileChosen', file });
  await expect.poll(() => engine.see($bulk)?.context.fault).toBe('no-reader');
});
