import { setTimeout } from 'node:timers/promises';
import type { Connection, Sql } from './connect.ts';

/** A migration that builds an index while others write, and the index. */
export type Beside = { name: string; sha256: string; text: string; index: string };

/** The key of the advisory lock of who builds; another than that of transactions, since they would wait inside of one. */
const lock = 7_340_111;
/** Milliseconds between two looks whether somebody else has built it. */
const rest = 500;

/** The only statement of its file, behind comments. */
const shape =
  /^(?:\s*--[^\n]*\n)*\s*create (?:unique )?index concurrently if not exists (\w+) on [^;]+;?\s*$/i;

/** The name of the index that a migration builds outside of a transaction; undefined for others. Throws when it says more than that. */
export function readBeside(text: string): string | undefined {
  const [, index] = shape.exec(text) ?? [];
  const code = text.replaceAll(/--[^\n]*/g, '');
  if (index === undefined && /\bconcurrently\b/i.test(code)) {
    throw new Error(
      'only "create index concurrently if not exists", alone in its file, may stand outside of a transaction',
    );
  }
  return index;
}

/**
 * Builds the index, unless somebody else does so meanwhile. What a try left behind that failed or was killed is dropped first, since
 * it is invalid for ever and `if not exists` would take it for the index.
 */
export async function buildBeside(sql: Sql, beside: Beside): Promise<void> {
  await sql.alone(async (one) => {
    // A statement that waited for the lock would be waited for by the index that its holder builds.
    while (!(await takeLock(one))) await setTimeout(rest);
    try {
      const [built] = await one`select 1 from migrations where name = ${beside.name}`;
      if (built) return;
      await dropInvalid(one, beside.index);
      await one.script(beside.text);
      await one`insert into migrations (name, sha256) values (${beside.name}, ${beside.sha256})`;
    } finally {
      await one`select pg_advisory_unlock(${lock})`;
    }
  });
}

async function takeLock(one: Connection): Promise<boolean> {
  const [row] = await one<
    { isTaken: boolean }[]
  >`select pg_try_advisory_lock(${lock}) as "isTaken"`;
  return row?.isTaken === true;
}

async function dropInvalid(one: Connection, index: string): Promise<void> {
  const [found] = await one`
    select 1 from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`;
  if (found) await one.script(`drop index concurrently if exists ${index}`);
}
