import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { seedDemoBulk } from '../../../server/demo/bulk.ts';
import { seedDemoOrders } from '../../../server/demo/orders.ts';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor, statesOf, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer();
  client = await bulkClient(server);
});
afterAll(() => server.close());

test('the demo has a finished job in its history, once', async () => {
  await seedDemoOrders(server.sql, server.deps.markets, server.deps.clock());
  await seedDemoBulk(server.sql);
  await seedDemoBulk(server.sql);
  const answer = await client.call('GET', `/all/${vendorId}`);
  const [job, ...more] = endpoints.listBulkJobs.result.parse(answer.json().result);
  if (!job) throw new Error('no job');
  expect(more).toEqual([]);
  expect(job.status).toBe('ORDER_PLACEMENT_SUCCESS_WITH_ERROR');
  expect(statesOf((await client.detail(job)).orders)).toEqual({ 2: 'placed', 3: 'invalid' });
});

test('a job whose outlet has lost its position ends, and says so', async () => {
  const { bulk_job } = await client.create([rowFor(2)]);
  await server.sql`update vendors set latitude = null where id = ${vendorId}`;
  const { orders, bulk_job: after } = await client.placed(bulk_job);
  expect(after.status).toBe('ORDER_PLACEMENT_FAIL');
  expect(orders[0]?.errors).toEqual([{ field: 'row', key: 'bulk-order-upload.row.not-placed' }]);
});
