import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Client, escapeIdentifier } from 'pg';
import { cardDataAt } from './card-data.ts';

/** Reads along what a server writes to its log. */
export function watchLog(stream: Readable, found: string[]): void {
  createInterface({ input: stream }).on('line', (line) => {
    found.push(...cardDataAt('log', line));
  });
}

/** The database that a running product keeps among its files. */
export async function databaseOf(dataDir: string): Promise<Client> {
  const password = await readFile(join(dataDir, 'postgres.password'), 'utf8');
  const holder = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const port = Number(holder.split('\n')[3]);
  const client = new Client({
    ...{ host: '127.0.0.1', port, user: 'postgres', password: password.trim() },
    database: 'postgres',
  });
  // The connection breaks when the product stops.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Card data in any row of the database of a running product. */
export async function cardDataInDatabase(dataDir: string): Promise<readonly string[]> {
  const client = await databaseOf(dataDir);
  try {
    const tables = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const found: string[] = [];
    for (const { name } of tables.rows) {
      for await (const row of rowsOf(client, name)) found.push(...cardDataAt(`table ${name}`, row));
    }
    return found;
  } finally {
    await client.end();
  }
}

/** What ships with the product and was written by nobody: the towns of the world. */
const unread: Readonly<Record<string, string>> = { place: "where source <> 'geonames'" };

/** The rows of a table as text, a thousand at a time: some tables are too large to hold. */
async function* rowsOf(client: Client, table: string): AsyncGenerator<string> {
  await client.query('begin');
  await client.query(
    `declare all_rows cursor for select row_to_json(t)::text as row from ${escapeIdentifier(table)} t ${unread[table] ?? ''}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>('fetch 1000 from all_rows');
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await client.query('commit');
}
