import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Sql } from '../db/connect.ts';
import { type CityBatch, geonames } from './cities.ts';
import { nameSource, storeRows } from './repository.ts';

type ReadBatch = (from: number) => Promise<CityBatch>;

/** Loads the world's towns in the background, once for a database; can be stopped at any time. */
export function startLoadingCities(
  sql: Sql,
  failed: (error: unknown) => void,
): { done: Promise<void>; stop: () => Promise<void> } {
  const stopped = new AbortController();
  const done = loadWithWorker(sql, stopped.signal).catch((error: unknown) => {
    if (!stopped.signal.aborted) failed(error);
  });
  return {
    done,
    stop: () => {
      stopped.abort();
      return done;
    },
  };
}

/**
 * Loads in batches, each stored with the progress in one transaction, so that it can go on after a kill. Only one instance loads;
 * the lock that says so lets others store towns of the same source when they start.
 */
export async function loadCities(sql: Sql, read: ReadBatch, signal?: AbortSignal): Promise<void> {
  let step: 'more' | 'done' | 'elsewhere' = 'more';
  while (step === 'more' && !signal?.aborted) step = await loadBatch(sql, read);
  if (step === 'done') await sql`vacuum analyze place`;
}

async function loadWithWorker(sql: Sql, signal: AbortSignal): Promise<void> {
  await nameSource(sql, geonames.id, geonames.attribution);
  const [source] = await sql<{ finished: boolean }[]>`
    select finished_at is not null as finished from place_source where id = ${geonames.id}`;
  if (source?.finished || signal.aborted) return;
  const worker = new Worker(new URL('./cities.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
  });
  try {
    await loadCities(sql, (from) => ask(worker, from, signal), signal);
  } finally {
    await worker.terminate();
  }
}

async function ask(worker: Worker, from: number, signal: AbortSignal): Promise<CityBatch> {
  worker.postMessage(from);
  const [batch]: CityBatch[] = await once(worker, 'message', { signal });
  if (!batch) throw new Error('the city reader answered nothing');
  return batch;
}

function loadBatch(sql: Sql, read: ReadBatch): Promise<'more' | 'done' | 'elsewhere'> {
  return sql.begin(async (tx) => {
    const [source] = await tx<{ loaded: number; finished: boolean }[]>`
      select loaded, finished_at is not null as finished from place_source
      where id = ${geonames.id} for no key update skip locked`;
    if (!source || source.finished) return 'elsewhere';
    const { rows, next } = await read(source.loaded);
    await storeRows(tx, rows, { keepKnown: true });
    await tx`update place_source set loaded = ${next ?? source.loaded},
      finished_at = ${next === null ? tx`now()` : null} where id = ${geonames.id}`;
    return next === null ? 'done' : 'more';
  });
}
