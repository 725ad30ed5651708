import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  forgetOldRows,
  placedLife,
  unfinishedLife,
  unplacedLife,
} from '../../../server/bulk/retention.ts';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
});
afterAll(() => server.close());

const who = { recipient_name: 'Ana Secret', recipient_phone_number: '+65 9123 4599' };

async function kept(): Promise<string> {
  const rows = await server.sql<{ row: string }[]>`select bulk_rows::text as row from bulk_rows`;
  return rows.map(({ row }) => row).join('\n');
}

/** At so many seconds after now, whatever was asked of the sweep before. */
async function sweepAt(seconds: number): Promise<void> {
  const now = server.deps.clock() + seconds;
  await forgetOldRows({ sql: server.sql, clock: () => now });
}

test('a file that nobody placed is deleted a week after its upload, and not earlier', async () => {
  const { bulk_job } = await client.create([rowFor(2, who), rowFor(3, { ...who, amount: '' })]);
  await sweepAt(unplacedLife - 1);
  expect((await client.detail(bulk_job)).orders).toHaveLength(2);
  await sweepAt(unplacedLife + 1);
  expect(await server.sql`select 1 from bulk_jobs where id = ${bulk_job.bulk_job_id}`).toEqual([]);
  expect(await kept()).not.toContain('Secret');
});

test('a file whose other parts never came is deleted after a day', async () => {
  const body = { ...client.bodyOf([rowFor(2, who)]), total_rows: 2 };
  const { bulk_job } = (await client.send(body)).json().result;
  await sweepAt(unfinishedLife - 1);
  expect((await client.detail(bulk_job)).orders).toHaveLength(1);
  await sweepAt(unfinishedLife + 1);
  expect(await server.sql`select 1 from bulk_jobs where id = ${bulk_job.bulk_job_id}`).toEqual([]);
  expect(await kept()).not.toContain('Secret');
});

test('of a file that was placed only figures and reasons are left after three months', async () => {
  const { bulk_job } = await client.create([
    rowFor(2, who),
    rowFor(3, { ...who, amount: '' }),
    rowFor(4, { ...who, latitude: '', longitude: '' }),
  ]);
  const before = await client.placed(bulk_job);
  await sweepAt(placedLife - 1);
  expect(await client.detail(bulk_job)).toEqual(before);
  await sweepAt(placedLife + 1);
  expect(await server.sql`select 1 from bulk_rows where likeness is not null`).toEqual([]);
  await sweepAt(placedLife + 2);
  const after = await client.detail(bulk_job);
  const { erased_at, ...figures } = after.bulk_job;
  const { erased_at: never, ...figuresBefore } = before.bulk_job;
  expect(never).toBeNull();
  expect(erased_at).toBeCloseTo(server.deps.clock() + placedLife + 1, 0);
  expect(figures).toEqual(figuresBefore);
  const outcomes = (rows: typeof after.orders) =>
    rows.map(({ number, state, errors, order_id, delivery_fee }) => {
      return [number, state, errors.map(({ key }) => key), order_id, delivery_fee];
    });
  expect(outcomes(after.orders)).toEqual(outcomes(before.orders));
  expect(after.orders.flatMap(({ values }) => Object.values(values))).toEqual(
    after.orders.flatMap(({ values }) => Object.keys(values).map(() => '')),
  );
  const left = await kept();
  for (const secret of ['Secret', '9123', 'Raffles', '1.28']) expect(left).not.toContain(secret);
});
