import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerFor } from '../../../server/bulk/worker.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor, statesOf } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
});
afterAll(() => server.close());

/** Good and bad rows of a file, how many instances work on it, and how often somebody asks for it to be placed. */
const history = fc.record({
  rows: fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }),
  instances: fc.integer({ min: 1, max: 3 }),
  asked: fc.integer({ min: 1, max: 3 }),
});

test('no matter how many work on a job at the same time, every good row becomes one order and no other does', () =>
  law(
    fc.asyncProperty(history, async ({ rows, instances, asked }) => {
      // The budget of uploads is by the minute.
      server.pass(3);
      const { bulk_job } = await client.create(
        rows.map((isGood, nth) => rowFor(nth + 2, isGood ? {} : { amount: 'much' })),
      );
      const workers = Array.from({ length: instances }, () => workerFor(server.deps));
      const asking = Array.from({ length: asked }, () => client.place(bulk_job));
      const working = workers.map((worker) => worker.work(bulk_job.bulk_job_id));
      await Promise.all([...asking, ...working]);
      const phase = async () => (await client.look(bulk_job, '?rows=none')).bulk_job.phase;
      await expect.poll(phase, { interval: 5 }).toBe(rows.includes(true) ? 'done' : 'ready');
      const { orders } = await client.detail(bulk_job);
      expect(statesOf(orders)).toEqual(
        Object.fromEntries(rows.map((isGood, nth) => [nth + 2, isGood ? 'placed' : 'invalid'])),
      );
      const stored = await server.sql`
        select id from orders where idempotency_key like ${`bulk/${bulk_job.bulk_job_id}/%`}`;
      const placed = orders.flatMap(({ order_id }) => order_id ?? []);
      expect(stored.map(({ id }) => id).toSorted()).toEqual(placed.toSorted());
    }),
    { runs: 20 },
  ));
