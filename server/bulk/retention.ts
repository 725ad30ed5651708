import { bulkColumns } from '#schemas';
import type { Deps } from '../module.ts';

const day = 86_400;
/** Seconds after its upload for which a file waits to be placed; then it is deleted with its rows. */
export const unplacedLife = 7 * day;
/** Seconds after its placement for which a job says who its rows were for; then only figures and reasons stay. */
export const placedLife = 90 * day;

/** Jobs that one sweep takes; the next one takes the rest. */
const mostJobs = 200;

/** Forgets people whom nobody needs to know any more: files that were never placed, and what stood in those that were. */
export async function forgetOldRows({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const now = clock();
  await sql`
    delete from bulk_jobs where id in (
      select id from bulk_jobs where phase in ('preprocessing', 'ready')
        and created_at < ${now - unplacedLife} order by created_at limit ${mostJobs}
      for update skip locked)`;
  const jobs = await sql<{ id: string }[]>`
    select id from bulk_jobs where phase = 'done' and erased_at is null
      and placed_at < ${now - placedLife} order by placed_at limit ${mostJobs}`;
  for (const { id } of jobs) await eraseRows({ sql, now }, id);
}

/** Which rows there were, what became of them and why stays; what was typed into them does not. */
function eraseRows({ sql, now }: { sql: Deps['sql']; now: number }, jobId: string): Promise<void> {
  return sql.begin(async (tx) => {
    await tx`
      update bulk_rows set cells = ${blank}::text::jsonb, questions = '[]',
        latitude = null, longitude = null, found_address = null
      where job_id = ${jobId}`;
    await tx`update bulk_jobs set erased_at = ${now} where id = ${jobId}`;
  });
}

const blank = JSON.stringify(Object.fromEntries(bulkColumns.map((column) => [column, ''])));
