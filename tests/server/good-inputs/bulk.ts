import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { rowFor, vendorId } from '../bulk/support.ts';
import type { GoodInputs } from './given.ts';
import type { World } from './world.ts';

/** A file of one row that nobody has seen, as somebody sends it who has not sent any lately. */
async function file({ next, person }: World) {
  const { headers } = await person({ vendorId });
  const name = `lunch-${next()}.xlsx`;
  const body = {
    ...{ vendor_id: vendorId, file_name: name, content: [rowFor(2)] },
    file_sha256: createHash('sha256').update(name).digest('hex'),
  };
  return { headers, body, key: name };
}

/** A job whose row is ready to be placed, and who began it. */
async function ready(world: World) {
  const { headers, ...sent } = await file(world);
  const { bulk_job } = await world.make('createBulkJob', { headers, ...sent });
  const params = { vendorId, jobId: bulk_job.bulk_job_id };
  const query = { rows: 'none' };
  const isReady = async () =>
    (await world.make('getBulkJob', { headers, params, query })).bulk_job.phase === 'ready';
  await vi.waitUntil(isReady, { interval: 5, timeout: 20_000 });
  return { headers, params };
}

/** Many orders from one file. */
export const bulkInputs: GoodInputs<
  'createBulkJob' | 'addBulkRows' | 'changeBulkRows' | 'placeBulkJob'
> = {
  createBulkJob: { fresh: file, again: ['TooManyRequestsException'] },
  addBulkRows: {
    async fresh(world) {
      const { body, ...sent } = await file(world);
      const begun = { ...sent, body: { ...body, total_rows: 2 } };
      const { bulk_job } = await world.make('createBulkJob', begun);
      return {
        ...{ headers: sent.headers, body: { content: [rowFor(3)] } },
        params: { vendorId, jobId: bulk_job.bulk_job_id },
      };
    },
    did: ({ result }) => result.bulk_job.total_rows === 2,
  },
  changeBulkRows: {
    async fresh(world) {
      const job = await ready(world);
      return { ...job, body: { rows: [{ number: 2, values: rowFor(2).values }] } };
    },
    again: ['BulkJobBusy'],
  },
  placeBulkJob: {
    async fresh(world) {
      const { headers, params } = await ready(world);
      return { headers, params: { jobId: params.jobId }, body: {} };
    },
    did: ({ result }) => /^(placing|done)$/.test(result.bulk_job.phase),
  },
};
