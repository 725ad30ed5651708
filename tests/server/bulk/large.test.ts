import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BulkJob, bulkPageRows, bulkPartRows, endpoints } from '#schemas';
import { testServer } from '../../support/server.ts';
import { bulkClient, rowFor, vendorId } from './support.ts';

/** About what a file of 5 MiB holds. */
const count = 24_000;
/** Every tenth row is wrong. */
const rows = Array.from({ length: count }, (_, nth) =>
  rowFor(nth + 2, nth % 10 === 9 ? { amount: 'much' } : {}),
);

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
});
afterAll(() => server.close());

/** The first part of a file; the same as often as it is asked for. */
async function begin(total: number, key: string = randomUUID()): Promise<BulkJob> {
  const body = { ...client.bodyOf(rows.slice(0, bulkPartRows), 'large'), total_rows: total };
  const answer = await client.send(body, key);
  return endpoints.createBulkJob.result.parse(answer.json().result).bulk_job;
}

async function partsFrom(job: BulkJob, from: number): Promise<void> {
  for (let at = from; at < count; at += bulkPartRows) {
    const answer = await client.add(job, rows.slice(at, at + bulkPartRows));
    expect(answer.statusCode, answer.body).toBe(200);
  }
}

async function phaseOf(job: BulkJob): Promise<string> {
  return (await client.look(job, '?rows=none')).bulk_job.phase;
}

test('a full file goes up in parts and is looked at, while others are answered, and no answer carries all of it', async () => {
  const key = randomUUID();
  const job = await begin(count, key);
  expect(job).toMatchObject({ phase: 'uploading', status: 'UNKNOWN', total_rows: bulkPartRows });
  expect((await client.add(job, rows.slice(1000, 2000))).statusCode).toBe(200);
  // Both answers were lost: what comes again changes nothing.
  expect(await begin(count, key)).toMatchObject({ total_rows: 2 * bulkPartRows });
  expect((await client.add(job, rows.slice(1000, 2000))).statusCode).toBe(200);
  expect((await client.place(job)).json().errors[0].code).toBe('BulkJobBusy');
  const others = watchOthers(job);
  try {
    await partsFrom(job, 2000);
    await expect.poll(() => phaseOf(job), { timeout: 60_000, interval: 100 }).toBe('ready');
  } finally {
    await others.stop();
  }
  expect(others.answeredWhile()).toContain('preprocessing');
  const { bulk_job, orders, outline } = await client.look(job);
  expect(bulk_job).toMatchObject({ total_rows: count, orders_to_be_placed: count * 0.9 });
  expect(orders.map(({ number }) => number)).toEqual(
    rows.slice(0, bulkPageRows).map(({ number }) => number),
  );
  expect(outline.slice(0, 3)).toEqual([
    { from: 2, to: 10, state: 'ready' },
    { from: 11, to: 11, state: 'invalid' },
    { from: 12, to: 20, state: 'ready' },
  ]);
  expect(outline).toHaveLength((2 * count) / 10);
  const some = await client.look(job, '?numbers=24001,11,7');
  expect(some.orders.map(({ number, state }) => [number, state])).toEqual([
    [7, 'ready'],
    [11, 'invalid'],
    [24_001, 'invalid'],
  ]);
  const next = await client.look(job, '?after=11');
  expect([next.orders.length, next.orders[0]?.number, next.outline]).toEqual([100, 12, []]);
}, 90_000);

test('many rows that change at once are told by the outline, and a few by themselves', async () => {
  const { bulk_job } = await client.create(rows.slice(0, 300));
  const many = rows.slice(0, 200).map(({ number }) => ({ number, removed: true }));
  const change = async (changes: readonly object[]) =>
    endpoints.changeBulkRows.result.parse((await client.change(bulk_job, changes)).json().result);
  expect((await change(many)).outline[0]).toEqual({ from: 2, to: 201, state: 'removed' });
  const { orders, outline } = await change([{ number: 2, removed: false }]);
  expect([orders.map(({ number }) => number), outline]).toEqual([[2], []]);
});

test('parts that say something else, or more than the file has, are refused', async () => {
  const job = await begin(1500);
  const other = await client.add(job, [rowFor(2, { description: 'Another' })]);
  const more = await client.add(job, rows.slice(1000, 2000));
  const twice = await client.add(
    job,
    [rows[1000], rows[1000]].map((row) => ({ ...row })),
  );
  const said = [other, more, twice].map((answer) => {
    return [answer.statusCode, answer.json().errors[0].code];
  });
  expect(said).toEqual([
    [409, 'RowDiffers'],
    [413, 'TooManyRows'],
    [400, 'RowRepeated'],
  ]);
  expect(other.json().errors[0].meta).toEqual({
    translation_key: 'bulk-order-upload.refused.row-differs',
    field: 'body.content',
  });
  const stranger = await bulkClient(server, 'stranger');
  expect((await stranger.add(job, rows.slice(1000, 1500))).statusCode).toBe(404);
  expect((await client.add(job, [])).statusCode).toBe(400);
  expect((await client.add(job, rows.slice(1000, 1500))).statusCode).toBe(200);
  await expect.poll(() => phaseOf(job), { interval: 20, timeout: 10_000 }).toBe('ready');
});

test('a file that came at once, or is being deleted, has no parts', async () => {
  const { bulk_job } = await client.create(rows.slice(0, 2));
  const atOnce = await client.add(bulk_job, rows.slice(2, 3));
  const job = await begin(1500);
  await server.sql`update bulk_jobs set expected_rows = 0 where id = ${job.bulk_job_id}`;
  const deleted = await client.add(job, rows.slice(1000, 1500));
  const said = [atOnce, deleted].map((answer) => [answer.statusCode, answer.json().errors[0].code]);
  expect(said).toEqual([
    [404, 'NotFound'],
    [404, 'NotFound'],
  ]);
});

/** Somebody who looks at the outlet's jobs all the while, and in which phases the file was when an answer came. */
function watchOthers(job: BulkJob) {
  let isOver = false;
  const phases = new Set<string>();
  const watched = (async () => {
    while (!isOver) {
      const { statusCode } = await client.call('GET', `/all/${vendorId}`);
      if (statusCode === 200) phases.add(await phaseOf(job));
    }
  })();
  return {
    stop: () => {
      isOver = true;
      return watched;
    },
    answeredWhile: () => [...phases],
  };
}
