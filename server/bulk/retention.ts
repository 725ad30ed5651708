import { blankBulkRow } from '#core/rules';
import type { Deps } from '../module.ts';

const day = 86_400;
/** Seconds after its upload for which a file waits to be placed; then it is deleted with its rows. */
export const unplacedLife = 7 * day;
/** Seconds after its placement for which a job says who its rows were for; then only figures and reasons stay. */
export const placedLife = 90 * day;

/** Seconds after which the first part of a file is forgotten whose others never came. */
export const unfinishedLife = day;

/** Rows that one statement deletes or empties, so that it is over soon. */
const mostRows = 2000;
/** Jobs that one sweep takes; the next one takes the rest. */
const mostJobs = 200;

/** Forgets people that nobody needs to know any more: files that were never placed, and what stood in those that were. */
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

/** Nobody changes, places or adds to a job that waits for parts of which there are none, until all of it is gone. */
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

/** Which rows there were, what became of them and why stays; what was typed into them does not. */
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
