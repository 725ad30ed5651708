import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../../../server/db/connect.ts';
import { findRunning, startPostgres } from '../../../server/db/embedded.ts';
import { isMigrated, migrate } from '../../../server/db/migrate.ts';
import { StartError } from '../../../server/start-error.ts';

let dataDir = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rider-portal-embedded-'));
  await chmod(dataDir, 0o755);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('data outlives a stop, and two instances that start together migrate once', async () => {
  const first = await startPostgres({ dataDir, durable: false });
  const [one, two] = [connect(first.url), connect(first.url)];
  await Promise.all([migrate(one), migrate(two)]);
  await one`create table kept (id int)`;
  await Promise.all([one.end(), two.end()]);
  await first.stop();

  const second = await startPostgres({ dataDir, durable: false });
  const sql = connect(second.url);
  expect(await isMigrated(sql)).toBe(true);
  expect(await sql`select * from kept`).toHaveLength(0);
  await sql.end();
  await second.stop();
});

test('tools beside the product find its database while it runs', async () => {
  expect(await findRunning(dataDir)).toBeUndefined();
  const { url, stop } = await startPostgres({ dataDir, durable: false });
  expect(await findRunning(dataDir)).toBe(url);
  await stop();
  expect(await findRunning(dataDir)).toBeUndefined();
});

test('a call goes through a socket that only its owner reaches, and over TCP where its path is too long', async () => {
  const short = await startPostgres({ dataDir, durable: false });
  expect(await reachedBy(short.url)).toBeNull();
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o077).toBe(0);
  await short.stop();
  const long = join(dataDir, 'a "long", path'.repeat(6));
  const far = await startPostgres({ dataDir: long, durable: false });
  expect(await reachedBy(far.url)).toBe('127.0.0.1');
  await far.stop();
});

test('a folder with an unusual name has a socket, too, whatever a kill left behind', async () => {
  const odd = join(dataDir, 'a "b", ç');
  const first = await startPostgres({ dataDir: odd, durable: false });
  const url = await findRunning(odd);
  expect(url).toBe(first.url);
  expect(await reachedBy(first.url)).toBeNull();
  await first.stop();
  await writeFile(join(odd, 'postgres', '.s.PGSQL.65535'), '');
  const second = await startPostgres({ dataDir: odd, durable: false });
  expect(await reachedBy(second.url)).toBeNull();
  await second.stop();
});

/** The address that PostgreSQL sees us at; null through a socket. */
async function reachedBy(url: string): Promise<unknown> {
  const sql = connect(url, { max: 1 });
  const [row] = await sql<{ at: string | null }[]>`select host(inet_client_addr()) as at`;
  await sql.end();
  return row?.at;
}

test('a second start on the same directory is refused in one sentence', async () => {
  const { stop } = await startPostgres({ dataDir, durable: false });
  const refusal = startPostgres({ dataDir });
  await expect(refusal).rejects.toThrow(StartError);
  await expect(refusal).rejects.toThrow(/^The data directory .* is in use by process \d+: .*\.$/);
  await stop();
});

test('a lock left behind by a dead process does not stand in the way', async () => {
  const first = await startPostgres({ dataDir, durable: false });
  await first.stop();
  await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), '2147483646\n');
  const second = await startPostgres({ dataDir, durable: false });
  await second.stop();
});

test('a directory that is a file is refused in one sentence', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  await expect(startPostgres({ dataDir: file })).rejects.toThrow(/^The data directory .*\.$/);
});
