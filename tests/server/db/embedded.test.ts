import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
