import { afterEach, beforeEach, expect, test } from 'vitest';
import { promiseRounds, roundErrands } from '../../../server/errands/rounds.ts';
import { startWorker } from '../../../server/errands/worker.ts';
import { createLog } from '../../../server/log.ts';
import type { Rounds } from '../../../server/rounds.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';

let database: FreshDatabase;
let time: number;
let workers: Rounds[];
beforeEach(async () => {
  database = await freshDatabase();
  time = 1_795_255_200;
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map(({ stop }) => stop()));
  await database.drop();
});

/** An instance that does these rounds; a look of its worker is asked for by `wakeAll`. */
async function instance(rounds: Record<string, () => Promise<void>>): Promise<void> {
  const tools = { sql: database.sql, clock: () => time, log: createLog('silent') };
  const all = Object.entries(rounds).map(([name, run]) => ({ name, run }));
  await promiseRounds(database.sql, all, time);
  workers.push(startWorker(tools, roundErrands(tools, all)));
}

const wakeAll = () => {
  for (const { wake } of workers) wake();
};

const due = async () => {
  const rows = await database.sql<{ about: string; due_at: number; tries: number }[]>`
    select about, due_at, tries from errands order by about`;
  return rows.map(({ about, due_at, tries }) => [about, due_at - time, tries]);
};

async function reasonOfBad(): Promise<string | null | undefined> {
  const [row] = await database.sql<{ reason: string | null }[]>`
    select reason from errands where about = 'bad'`;
  return row?.reason;
}

test('a round runs at once, then every hour, on one instance at a time', async () => {
  let [ran, running] = [0, 0];
  const open = Promise.withResolvers<void>();
  const sweep = async () => {
    running += 1;
    expect(running).toBe(1);
    ran += 1;
    await open.promise;
    running -= 1;
  };
  await Promise.all([instance({ sweep }), instance({ sweep }), instance({ sweep })]);
  await expect.poll(() => ran).toBe(1);
  wakeAll();
  open.resolve();
  await expect.poll(due).toEqual([['sweep', 3600, 0]]);
  time += 3599;
  wakeAll();
  await instance({ sweep });
  expect(await due()).toEqual([['sweep', 1, 0]]);
  expect(ran).toBe(1);
  time += 1;
  wakeAll();
  await expect.poll(() => ran).toBe(2);
  await expect.poll(due).toEqual([['sweep', 3600, 0]]);
});

test('one that fails comes again sooner, never for the last time, and holds up no other', async () => {
  let tries = 0;
  const bad = async () => {
    tries += 1;
    throw new Error('the disk is full');
  };
  await instance({ bad, good: async () => undefined });
  const waits: number[] = [];
  for (let nth = 1; nth <= 12; nth += 1) {
    // While it is tried it is due later, too: what it failed of is stored with when it comes again.
    await expect.poll(reasonOfBad).toBe('Error: the disk is full');
    expect(tries).toBe(nth);
    await expect.poll(due).toContainEqual(['good', 3600, 0]);
    const [row] = await database.sql<{ due_at: number; given_up_at: null }[]>`
      update errands set reason = null where about = 'bad' returning due_at, given_up_at`;
    expect(row).toMatchObject({ given_up_at: null });
    waits.push((row?.due_at ?? 0) - time);
    time += waits.at(-1) ?? 0;
    await database.sql`update errands set due_at = ${time} where about = 'good'`;
    wakeAll();
  }
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(30);
  expect(Math.max(...waits)).toBeLessThanOrEqual(3600);
  expect(waits.at(-1)).toBeGreaterThan(1000);
}, 60_000);

test('one that only another version knows is left to that', async () => {
  await promiseRounds(database.sql, [{ name: 'of tomorrow', run: async () => undefined }], time);
  await instance({});
  await expect.poll(due).toEqual([['of tomorrow', 3600, 0]]);
});
