import { blankBulkRow } from '#core/rules';
import type { Deps } from '../module.ts';

const day = 86_400;
/** Seconds after the upload after which an unplaced job is deleted. */
export const unplacedLife = 7 * day;
/** Seconds after placing after which the rows of a job are erased; only counts and reasons stay. */
export const placedLife = 90 * day;

/** Seconds after which an unfinished upload is deleted. */
export const unfinishedLife = day;

/** Rows of one statement, so that each is short. */
const mostRows = 2000;
/** Jobs of one round. */
const mostJobs = 200;

/** Deletes jobs that were never placed, and erases the rows of old placed ones. */
export async function forgetOldRows({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const now = clock();
  const old = await sql<{ id: string }[]>`
    select id from bulk_jobs where phase in ('uploading', 'preprocessing', 'ready')
      and created_at < case phase when 'uploading' then ${now - unfinishedLife}::float8
        else ${now - unplacedLife}::float8 end
    order by created_at limit ${mostJobs}`;
  for (const { id } of old) await deleteJob(sql, id);
  const jobs = await sql<{ id: string }[]>`
    select id from bulk_jobs where phase = 'done' and erased_at is null
      and placed_at < ${now - placedLife} order by placed_at limit ${mostJobs}`;
  for (const { id } of jobs) await eraseRows({ sql, now }, id);
}

/** Deletes a job. Setting it to an upload of zero rows first keeps every other call off it meanwhile. */
async function deleteJob(sql: Deps['sql'], jobId: string): Promise<void> {
  const closed = await sql`
    update bulk_jobs set phase = 'uploading', expected_rows = 0
    where id = ${jobId} and phase in ('uploading', 'preprocessing', 'ready')`;
  if (closed.count === 0) return;
  for (;;) {
    const { count } = await sql`
      delete from bulk_rows where job_id = ${jobId} and number in (
        select number from bulk_rows where job_id = ${jobId} order by number limit ${mostRows})`;
    if (count < mostRows) break;
  }
  await sql`delete from bulk_jobs where id = ${jobId}`;
}

/** Erases the cells of a job's rows; their numbers, states and reasons stay. */
async function eraseRows(
  { sql, now }: { sql: Deps['sql']; now: number },
  jobId: string,
): Promise<void> {
  for (;;) {
    const { count } = await sql`
      update bulk_rows set cells = ${blank}::text::jsonb, questions = '[]', likeness = null,
        latitude = null, longitude = null, found_address = null
      where job_id = ${jobId} and number in (
        select number from bulk_rows where job_id = ${jobId} and cells <> ${blank}::text::jsonb
        order by number limit ${mostRows})`;
    if (count < mostRows) break;
  }
  await sql`update bulk_jobs set erased_at = ${now} where id = ${jobId}`;
}

const blank = JSON.stringify(blankBulkRow);
