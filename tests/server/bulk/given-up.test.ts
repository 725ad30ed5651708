import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkJob } from '#schemas';
import { bulkErrands, workerFor } from '../../../server/bulk/worker.ts';
import type { Deps } from '../../../server/module.ts';
import { doErrands } from '../../support/errands.ts';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor, statesOf, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
});
afterAll(() => server.close());

/** A job whose rows are to be placed, by an instance that was killed before the first. */
async function leftBehind(): Promise<BulkJob> {
  const { bulk_job } = await client.create([rowFor(2), rowFor(3)]);
  const { bulk_job_id: id } = bulk_job;
  await server.sql`delete from errands`;
  await server.sql.begin(async (tx) => {
    await tx`update bulk_rows set state = 'placing' where job_id = ${id} and state = 'ready'`;
    await tx`update bulk_jobs set phase = 'placing', placed_by = 'demo', placed_at = 0
      where id = ${id}`;
  });
  return bulk_job;
}

const workBy = (deps: Deps) => doErrands(deps, [bulkErrands(deps, workerFor(deps))]);

test('a job that was left behind is gone on with, and nothing is left to do', async () => {
  const job = await leftBehind();
  server.pass(60);
  await workBy(server.deps);
  const { bulk_job, orders } = await client.detail(job);
  expect([bulk_job.phase, statesOf(orders)]).toEqual(['done', { 2: 'placed', 3: 'placed' }]);
  expect(await server.sql`select 1 from errands where kind = 'bulk'`).toEqual([]);
});

test('a file of an outlet that was closed meanwhile is placed no further, and no other one is begun', async () => {
  const { sql } = server;
  const { bulk_job: next } = await client.create([rowFor(2)]);
  const job = await leftBehind();
  await sql`update vendors set is_active = false where id = ${vendorId}`;
  server.pass(60);
  await workBy(server.deps);
  const { bulk_job, orders } = await client.detail(job);
  const refused = await client.place(next);
  await sql`update vendors set is_active = true where id = ${vendorId}`;
  expect([bulk_job.phase, statesOf(orders)]).toEqual(['done', { 2: 'failed', 3: 'failed' }]);
  expect(orders[0]?.errors).toEqual([{ field: 'row', key: 'request.store-unavailable' }]);
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, 'VendorUnavailable']);
});

test('a job that cannot be placed is tried a few times and then ends, with its rows marked and the reason kept', async () => {
  const job = await leftBehind();
  let tries = 0;
  const numbers = Object.assign(Object.create(server.deps.numbers), {
    next: () => {
      tries += 1;
      return Promise.reject(new Error('no numbers'));
    },
  });
  for (let minutes = 0; minutes < 20; minutes += 1) {
    server.pass(60);
    await workBy({ ...server.deps, numbers });
  }
  expect(tries).toBe(8);
  const { bulk_job, orders } = await client.detail(job);
  expect([bulk_job.phase, statesOf(orders)]).toEqual(['done', { 2: 'failed', 3: 'failed' }]);
  const kept = await server.sql`
    select reason, payload ->> 'job_id' as job_id from errands where given_up_at is not null`;
  expect(kept).toEqual([{ reason: 'Error: no numbers', job_id: job.bulk_job_id }]);
});
