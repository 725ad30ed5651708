import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from './product.ts';
import { databaseOf } from './product-cards.ts';

/** The files of a product that was started once: schema, people and towns are there, and a copy starts at once. */
export type PreparedData = { folder: string; remove: () => Promise<void> };

/** Starts a product, waits until it has loaded all towns, and keeps its files. */
export async function prepareData(): Promise<PreparedData> {
  const product = await startProduct();
  const folder = product.dataDir;
  await townsLoaded(folder);
  await product.end();
  // No power cut happens here, and a disk that is busy would only make the journeys wait.
  const settings = '\nfsync = off\nfull_page_writes = off\n';
  await appendFile(join(folder, 'postgres', 'postgresql.conf'), settings);
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

async function townsLoaded(folder: string): Promise<void> {
  const client = await databaseOf(folder);
  const done = `select 1 from place_source, pg_stat_user_tables
    where id = 'geonames' and finished_at is not null and relname = 'place' and last_vacuum is not null`;
  try {
    const deadline = performance.now() + 120_000;
    while ((await client.query(done)).rowCount === 0) {
      if (performance.now() > deadline) throw new Error('The towns were not loaded in time.');
      await pause(100);
    }
  } finally {
    await client.end();
  }
}
