import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BulkJob } from '#schemas';
import { testServer } from '../../support/server.ts';
import { fromSources } from '../../support/sources.ts';
import { bulkClient, rowFor, vendorId } from './support.ts';

const kills = 3 * Number(process.env.RUNS ?? 1);
/** So many that the kills come before the last row, however seldom this process gets to look. */
const count = 120 * kills;

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof bulkClient>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await bulkClient(server);
});
afterAll(() => server.close());

const victims = new Set<ChildProcess>();
afterEach(() => Promise.all([...victims].map(kill)));

function startVictim(): ChildProcess {
  const script = fileURLToPath(new URL('./victim.ts', import.meta.url));
  const child = spawn(process.execPath, fromSources(script, server.url), { stdio: 'inherit' });
  victims.add(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  victims.delete(child);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const rows = Array.from({ length: count }, (_, nth) =>
  // Some rows are wrong by the time they are placed, so that failures are stored once as well.
  rowFor(nth + 2, {
    description: 'By kill',
    building: `Tower ${nth}`,
    amount: nth % 10 === 9 ? '' : '20',
  }),
);
const good = rows.filter(({ values }) => values.amount !== '').length;

/** A job that was being placed when its instance was killed before the first row. */
async function leftBehind(): Promise<BulkJob> {
  const { bulk_job } = await client.create(rows);
  const { bulk_job_id: id } = bulk_job;
  await server.sql.begin(async (tx) => {
    await tx`update bulk_rows set state = 'placing' where job_id = ${id} and state = 'ready'`;
    await tx`update bulk_jobs set phase = 'placing', placed_by = 'demo', placed_at = 0
      where id = ${id}`;
  });
  return bulk_job;
}

/** The time of those who were killed is over, and there is work for two. */
async function takeOver({ bulk_job_id: job_id }: BulkJob, errands = 2): Promise<void> {
  await server.sql`insert into errands (kind, payload, due_at, created_at)
    select 'bulk', ${JSON.stringify({ job_id })}::text::jsonb, 0, 0 from generate_series(1, ${errands}::int)`;
}

async function countPlaced(job: BulkJob): Promise<number> {
  return (await client.look(job, '?rows=none')).bulk_job.orders_placed;
}

test(`no row is lost and none is placed twice by ${kills} kills and two instances at once`, async () => {
  const job = await leftBehind();
  for (let run = 1; run <= kills; run += 1) {
    const before = await countPlaced(job);
    await takeOver(job);
    const pair = [startVictim(), startVictim()];
    await expect.poll(() => countPlaced(job), { interval: 20 }).toBeGreaterThan(before + 10);
    await Promise.all(pair.map(kill));
  }
  const left = (await countPlaced(job)) < good;
  await takeOver(job);
  startVictim();
  const phase = async () => (await client.look(job, '?rows=none')).bulk_job.phase;
  await expect.poll(phase, { timeout: 60_000, interval: 20 }).toBe('done');
  const { bulk_job, orders } = await client.detail(job);
  expect(left).toBe(true);
  expect(bulk_job).toMatchObject({ orders_placed: good, errors: count - good });
  const stored = await server.sql<{ id: string }[]>`
    select id from orders where record #>> '{order,description}' = 'By kill'`;
  const placed = orders.flatMap(({ order_id }) => order_id ?? []);
  expect(new Set(placed).size).toBe(good);
  expect(stored.map(({ id }) => id).toSorted()).toEqual(placed.toSorted());
  const [feed] = await server.sql<{ gaps: number }[]>`
    select (max(seq) - count(*))::int as gaps from order_feed where vendor_id = ${vendorId}`;
  expect(feed?.gaps).toBe(0);
}, 120_000);

test('placing goes on within seconds after a kill, and nobody has to ask for it', async () => {
  const job = await leftBehind();
  await server.sql`delete from errands`;
  await takeOver(job, 1);
  const killed = startVictim();
  await expect.poll(() => countPlaced(job), { interval: 20 }).toBeGreaterThan(10);
  await kill(killed);
  const before = await countPlaced(job);
  expect(before).toBeLessThan(good);
  startVictim();
  await expect.poll(() => countPlaced(job), { timeout: 15_000 }).toBeGreaterThan(before);
}, 60_000);

test('rows that a dead instance was looking at are looked at by another', async () => {
  const { bulk_job } = await client.create([rowFor(2), rowFor(3)]);
  const { bulk_job_id: id } = bulk_job;
  await server.sql`update bulk_rows set state = 'waiting' where job_id = ${id} and number = 3`;
  await server.sql`update bulk_jobs set phase = 'preprocessing', leased_by = 'the dead',
    leased_until = now() - interval '1 second' where id = ${id}`;
  startVictim();
  const status = async () => (await client.look(bulk_job, '?rows=none')).bulk_job.status;
  await expect.poll(status, { interval: 20 }).toBe('PREPROCESS_SUCCESS');
}, 60_000);
