import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Beside, buildBeside, readBeside } from './beside.ts';
import type { Db, Sql, Tx } from './connect.ts';
import { isHeld } from './violations.ts';

/** A change of the schema; its text never changes after release. */
type Migration = { name: string; text: string; sha256: string };
type Applied = { name: string; sha256: string | null };

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));
/** The key of the advisory lock; any constant. */
const lock = 7_340_110;

/** Tries to lock what a migration changes, and milliseconds between them: longer than a usual report, shorter than a backup. */
const most = 60;
const rest = 1000;

/**
 * Brings the schema up to date; instances that start together wait for one another. An index that is built `concurrently` is built
 * outside of a transaction, and what comes after it follows in another one.
 */
export async function migrate(sql: Sql, migrations?: readonly Migration[]): Promise<void> {
  const all = migrations ?? (await readMigrations());
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyAll(sql, all);
    } catch (cause) {
      if (!isHeld(cause) || tries === most) throw cause;
      await setTimeout(rest);
    }
  }
}

async function applyAll(sql: Sql, all: readonly Migration[]): Promise<void> {
  for (;;) {
    const beside = await sql.begin((tx) => applyUpToBeside(tx, all));
    if (!beside) return;
    await buildBeside(sql, beside);
  }
}

/** Applies what is missing, up to an index that is built outside of a transaction; answers that one. */
async function applyUpToBeside(tx: Tx, all: readonly Migration[]): Promise<Beside | undefined> {
  const known = await knownIn(tx);
  for (const { name, text, sha256 } of all) {
    const isKnown = known.has(name);
    const index = isKnown ? undefined : readBeside(text);
    if (index !== undefined) return { name, sha256, text, index };
    if (isKnown) requireSame(name, sha256, known.get(name));
    else await tx.script(text);
    // Nearly all are written down already when an instance starts.
    if (known.get(name) === sha256) continue;
    await tx`insert into migrations (name, sha256) values (${name}, ${sha256})
      on conflict (name) do update set sha256 = excluded.sha256 where migrations.sha256 is null`;
  }
  return undefined;
}

/** What ran here, with the hash of its text; others who migrate wait from here on. */
async function knownIn(tx: Tx): Promise<ReadonlyMap<string, string | null>> {
  await tx`set local statement_timeout = 0`;
  await tx`select pg_advisory_xact_lock(${lock})`;
  // All who use a table wait behind a migration that waits for one of them, such as a backup. Let them pass, and try again.
  await tx`set local lock_timeout = '2s'`;
  await tx`create table if not exists migrations (
    name text primary key, applied_at timestamptz not null default now(), sha256 text)`;
  await tx`alter table migrations add column if not exists sha256 text`;
  await adoptBulk(tx);
  const applied = await tx<Applied[]>`select name, sha256 from migrations`;
  return new Map(applied.map(({ name, sha256 }) => [name, sha256]));
}

/** Whether the database has all migrations of this build; readiness depends on it. */
export async function isMigrated(sql: Db): Promise<boolean> {
  const [row] = await sql<{ exists: boolean }[]>`
    select to_regclass('migrations') is not null as exists`;
  if (row?.exists !== true) return false;
  const applied = await sql<{ name: string }[]>`select name from migrations`;
  const known = new Set(applied.map(({ name }) => name));
  return (await namesOfMigrations()).every((name) => known.has(name));
}

/** All migrations in order, with the hash of their text. */
export async function readMigrations(): Promise<Migration[]> {
  const names = await namesOfMigrations();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${folder}${name}`, 'utf8');
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function namesOfMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/** Throws when a migration's text changed after it ran here, since databases would differ. */
function requireSame(name: string, sha256: string, applied: string | null | undefined): void {
  if (!applied || applied === sha256) return;
  throw new Error(`the migration ${name} is another than the one that ran here`);
}

/**
 * Builds of 22 November 2026 had another name for a migration, whose index is a migration of its own now. The old name stays
 * recorded, so that such a build still starts.
 */
async function adoptBulk(tx: Tx): Promise<void> {
  const [old] = await tx`select 1 from migrations where name = '0098_bulk_large.sql'`;
  if (!old) return;
  await tx`insert into migrations (name) values ('0099_bulk_large.sql') on conflict do nothing`;
  const [codes] = await tx`select 1 from migrations where name = '0098_bulk_codes.sql'`;
  if (!codes) await tx`drop index if exists bulk_rows_codes`;
}
