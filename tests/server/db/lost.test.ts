import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPostgres } from '../../../server/db/embedded.ts';
import { freshDatabase } from '../../support/database.ts';
import { again, crowd, serveOn, soon, timed, underTraffic, type World } from './traffic.ts';

/** Rounds of each law: a few beside all other tests, all of them with RUNS=10. */
const rounds = (many: number) => Math.ceil((many * Number(process.env.RUNS ?? 1)) / 10);
let undo: (() => Promise<void>)[] = [];
let uncaught: unknown[] = [];
const note = (cause: unknown) => void uncaught.push(cause);
beforeEach(() => {
  uncaught = [];
  process.on('uncaughtException', note).on('unhandledRejection', note);
});
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
  undo = [];
  process.off('uncaughtException', note).off('unhandledRejection', note);
});

test.each([
  ['killed', 'SIGKILL', 30],
  ['stopped at once', 'SIGQUIT', 10],
] as const)(
  'a PostgreSQL that is %s comes back by itself, and takes nothing along that was acknowledged',
  async (_, signal, many) => {
    const dataDir = await makeDir();
    const postgres = await startPostgres({ dataDir, durable: false });
    undo.push(postgres.stop);
    const world = await serveOn(postgres.url, undo);
    for (let round = 0; round < rounds(many); round += 1) {
      await underTraffic(world, async () => process.kill(await postmasterOf(dataDir), signal));
    }
    await expectWhole(world);
  },
  600_000,
);

test('backends that are ended inside transactions take nothing along, and no process', async () => {
  const { url, drop } = await freshDatabase();
  undo.push(drop);
  const world = await serveOn(url, undo);
  for (let round = 0; round < rounds(150); round += 5) {
    await underTraffic(world, async () => {
      await world.admin`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
    });
  }
  await expectWhole(world);
}, 600_000);

test('of a database that stands still every call hears within two seconds, and of one that goes on, too', async () => {
  const dataDir = await makeDir();
  const postgres = await startPostgres({ dataDir, durable: false });
  undo.push(postgres.stop);
  const world = await serveOn(postgres.url, undo);
  const pids = familyOf(await postmasterOf(dataDir));
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  undo.push(async () => signalAll(pids, 'SIGCONT'));
  const calls = [...Array.from({ length: 20 }, () => world.order), world.ready, world.ready];
  for (let round = 0; round < 2; round += 1) {
    for (const { status, time } of await Promise.all(calls.map(timed))) {
      expect(status).toBe(503);
      expect(time).toBeLessThan(soon + crowd);
    }
  }
  signalAll(pids, 'SIGCONT');
  await expect.poll(world.ready, { timeout: again }).toBe(200);
  await expect.poll(world.order, { timeout: again }).toBe(200);
  await expectWhole(world);
}, 120_000);

test('a database that only reads is not ready, and says so to who writes', async () => {
  const { url, sql, drop } = await freshDatabase();
  undo.push(drop);
  const world = await serveOn(url, undo);
  expect(await world.ready()).toBe(200);
  const name = new URL(url).pathname.slice(1);
  await sql`alter database ${sql(name)} set default_transaction_read_only = on`;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  await expect.poll(world.ready, { timeout: again }).toBe(503);
  expect(await world.order()).toBe(503);
}, 60_000);

async function makeDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rider-portal-lost-'));
  await chmod(dataDir, 0o755);
  undo.push(() => rm(dataDir, { recursive: true }));
  return dataDir;
}

async function postmasterOf(dataDir: string): Promise<number> {
  const lines = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(lines.split('\n')[0]);
}

/** A process and its children. */
function familyOf(pid: number): number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return [pid, ...children.split('\n').map(Number).filter(Boolean)];
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

async function expectWhole({ sql, acks }: World): Promise<void> {
  const rows = await sql<{ id: string; idempotency_key: string }[]>`
    select id, idempotency_key from orders where idempotency_key is not null`;
  const kept = new Map(rows.map((row) => [row.idempotency_key, row.id]));
  for (const [key, id] of acks) expect(kept.get(key)).toBe(id);
  expect(new Set(kept.values()).size).toBe(rows.length);
  expect(uncaught).toEqual([]);
}
