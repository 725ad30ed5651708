import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Db, Sql } from './connect.ts';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));
/** Any constant will do; every instance must take the same lock. */
const lock = 7_340_110;

/** Brings the schema up to date; instances that start together wait for one another. */
export async function migrate(sql: Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`select pg_advisory_xact_lock(${lock})`;
    await tx`create table if not exists migrations (
      name text primary key, applied_at timestamptz not null default now())`;
    for (const name of await pending(tx)) {
      await tx.script(await readFile(`${folder}${name}`, 'utf8'));
      await tx`insert into migrations (name) values (${name})`;
    }
  });
}

/** Whether this build's schema is the database's; readiness depends on it. */
export async function isMigrated(sql: Db): Promise<boolean> {
  const [row] = await sql<{ exists: boolean }[]>`
    select to_regclass('migrations') is not null as exists`;
  return row?.exists === true && (await pending(sql)).length === 0;
}

async function pending(sql: Db): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const rows = await sql<{ name: string }[]>`select name from migrations`;
  const applied = new Set(rows.map((row) => row.name));
  return files.filter((name) => !applied.has(name));
}
