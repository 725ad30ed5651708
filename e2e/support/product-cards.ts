import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import postgres from 'postgres';
import { cardDataAt } from './card-data.ts';

/** Reads along what a server writes to its log. */
export function watchLog(stream: Readable, found: string[]): void {
  createInterface({ input: stream }).on('line', (line) => {
    found.push(...cardDataAt('log', line));
  });
}

/** The database that a running product keeps among its files. */
export async function databaseOf(dataDir: string): Promise<postgres.Sql> {
  const password = await readFile(join(dataDir, 'postgres.password'), 'utf8');
  const holder = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const port = Number(holder.split('\n')[3]);
  return postgres({
    ...{ host: '127.0.0.1', port, user: 'postgres', password: password.trim(), max: 1 },
    ...{ database: 'postgres', onnotice: () => undefined },
  });
}

/** Card data in any row of the database of a running product. */
export async function cardDataInDatabase(dataDir: string): Promise<readonly string[]> {
  const sql = await databaseOf(dataDir);
  try {
    const tables = await sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'public'`;
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = sql<{ row: string }[]>`select row_to_json(t)::text as row from ${sql(name)} t`;
      for await (const some of rows.cursor(1000)) {
        for (const { row } of some) found.push(...cardDataAt(`table ${name}`, row));
      }
    }
    return found;
  } finally {
    await sql.end();
  }
}
