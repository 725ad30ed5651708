import { randomUUID } from 'node:crypto';
import type { Sql } from '../db/connect.ts';
import type { Deps } from '../module.ts';
import type { Geocoder } from '../places/geocoder.ts';
import type { Circumstances } from './jobs.ts';
import { judgeFor } from './judge.ts';
import { judgeRow } from './judge-row.ts';
import { locateWith } from './locate.ts';
import { compareRows } from './others.ts';
import { findRows, type StoredRow, storeVerdicts } from './rows.ts';

/** Rows that are read at once, and rows with address look-ups between two renewals of the lease. */
const batchSize = 250;
const atOnce = 8;
/** Seconds after which another instance takes over; more than a slow geocoder needs for one group. */
const leaseSeconds = 60;

export type Preprocessing = Pick<Deps, 'sql' | 'clock'> & {
  geocoder: Geocoder;
  isStopped: () => boolean;
};

/** Checks, locates and prices the waiting rows of a job; one instance at a time, by a lease. */
export async function preprocess(
  { sql, clock, geocoder, isStopped }: Preprocessing,
  circumstances: Circumstances,
): Promise<void> {
  const { jobId } = circumstances;
  const me = randomUUID();
  if (!(await lease(sql, jobId, me))) return;
  const goesOn = async () => !isStopped() && (await lease(sql, jobId, me));
  try {
    await check({ sql, clock, geocoder }, circumstances, goesOn);
  } finally {
    // Also after a failure, so that the next try need not wait for the lease to expire.
    await sql`update bulk_jobs set leased_until = null where id = ${jobId} and leased_by = ${me}`;
  }
}

async function check(
  { sql, clock, geocoder }: Omit<Preprocessing, 'isStopped'>,
  circumstances: Circumstances,
  goesOn: () => Promise<boolean>,
): Promise<void> {
  const { jobId } = circumstances;
  const others = await compareRows(sql, jobId);
  const locate = locateWith(geocoder, circumstances);
  while (await goesOn()) {
    const rows = await findRows(sql, jobId, { which: sql`state = 'waiting'`, limit: batchSize });
    if (rows.length === 0) return finish(sql, jobId);
    const cells = rows.map((row) => row.cells);
    const judge = await judgeFor(sql, circumstances, cells, clock());
    const given = { judge, locate, others, market: circumstances.market };
    for (const some of groupsOf(rows)) {
      if (!(await goesOn())) break;
      const verdicts = await Promise.all(some.map((row) => judgeRow(row, given)));
      await storeVerdicts(sql, jobId, verdicts);
    }
  }
}

/** Rows without a position in small groups, each stored on its own; all others in one group. */
function groupsOf(rows: readonly StoredRow[]): (readonly StoredRow[])[] {
  const { found = [], missing = [] } = Object.groupBy(rows, ({ cells, found_address }) =>
    cells.latitude.trim() !== '' || found_address !== null ? 'found' : 'missing',
  );
  const groups = Array.from({ length: Math.ceil(missing.length / atOnce) }, (_, at) =>
    missing.slice(at * atOnce, (at + 1) * atOnce),
  );
  return [found, ...groups].filter(({ length }) => length > 0);
}

/** Takes or renews the lease of a job; false when another instance has it. */
async function lease(sql: Sql, jobId: string, me: string): Promise<boolean> {
  const rows = await sql`
    update bulk_jobs set leased_by = ${me}, leased_until = now() + ${leaseSeconds} * interval '1 second'
    where id = ${jobId} and phase = 'preprocessing'
      and (leased_by = ${me} or leased_until is null or leased_until < now())
    returning id`;
  return rows.length > 0;
}

async function finish(sql: Sql, jobId: string): Promise<void> {
  await sql`
    update bulk_jobs set phase = 'ready', leased_by = null, leased_until = null
    where id = ${jobId} and phase = 'preprocessing' and not exists (
      select 1 from bulk_rows where job_id = ${jobId} and state = 'waiting')`;
}
