import { afterAll, beforeAll, expect, test } from 'vitest';
import { circumstancesOf } from '../../../server/bulk/jobs.ts';
import { preprocess } from '../../../server/bulk/preprocess.ts';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
});
afterAll(() => server.close());

/** Three groups of rows whose addresses have to be looked up, each address but once. */
const rows = Array.from({ length: 24 }, (_, nth) =>
  rowFor(nth + 2, { latitude: '', longitude: '', recipient_address: `${nth + 1} Raffles Place` }),
);

/** Has a job looked at whose map service is slow: `whenAsked` is what happens at each of its calls. Answers the calls. */
async function lookAt(
  whenAsked: (jobId: string, calls: number) => Promise<void>,
  isStopped = (_calls: number) => false,
): Promise<number> {
  const { bulk_job } = await client.create(rows);
  const { bulk_job_id: jobId } = bulk_job;
  await server.sql`update bulk_rows set state = 'waiting', found_address = null, latitude = null,
    longitude = null where job_id = ${jobId}`;
  const held = server.sql`update bulk_jobs set phase = 'preprocessing',
    leased_by = null, leased_until = null where id = ${jobId}`;
  await held;
  let calls = 0;
  const geocoder = {
    suggest: async () => {
      calls += 1;
      await whenAsked(jobId, calls);
      return [];
    },
    details: async () => null,
    reverse: async () => null,
    labels: async () => [],
  };
  const circumstances = await circumstancesOf(server.deps, jobId);
  if (!circumstances) throw new Error('The job has no circumstances');
  const { sql, clock } = server.deps;
  await preprocess({ sql, clock, geocoder, isStopped: () => isStopped(calls) }, circumstances);
  return calls;
}

test('the lease is renewed before each group that a map service is asked for', async () => {
  const left: number[] = [];
  const calls = await lookAt(async (jobId, nth) => {
    if (nth % 8 !== 1) return;
    const [row] = await server.sql<{ seconds: number }[]>`
      update bulk_jobs j set leased_until = now() + interval '1 second' from bulk_jobs before
      where j.id = ${jobId} and before.id = j.id
      returning extract(epoch from before.leased_until - now())::float8 as seconds`;
    left.push(row?.seconds ?? 0);
  });
  expect(calls).toBe(24);
  expect(left.map((seconds) => seconds > 30)).toEqual([true, true, true]);
});

test('who lost the lease asks the map service no more', async () => {
  const calls = await lookAt(async (jobId) => {
    await server.sql`update bulk_jobs set leased_by = 'another',
      leased_until = now() + interval '1 minute' where id = ${jobId}`;
  });
  expect(calls).toBe(8);
});

test('a job whose look fails can be looked at again at once', async () => {
  await expect(lookAt(() => Promise.reject(new Error('the map service broke')))).rejects.toThrow();
  const [job] = await server.sql`
    select leased_until from bulk_jobs order by created_at desc, id limit 1`;
  const leased = await server.sql`select 1 from bulk_jobs where leased_until > now()
    and leased_by <> 'another'`;
  expect(job).toBeDefined();
  expect(leased).toEqual([]);
});

test('who is told to stop ends behind the group that is being looked at', async () => {
  expect(
    await lookAt(
      async () => {},
      (calls) => calls > 8,
    ),
  ).toBe(16);
});
