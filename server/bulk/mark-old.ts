import type { BulkRow } from '#schemas';
import type { Sql, Tx } from '../db/connect.ts';
import { markOf } from './others.ts';

const together = 500;

/**
 * Adds the mark of likeness to rows of unplaced jobs from before it existed, and checks rows again that repeat another. Does nothing
 * once it has run.
 */
export async function markOldRows(sql: Sql): Promise<void> {
  const jobs = await sql<{ id: string }[]>`
    select id from bulk_jobs where phase in ('uploading', 'preprocessing', 'ready')
      and exists (select from bulk_rows where job_id = bulk_jobs.id and ${unmarked(sql)})`;
  for (const { id } of jobs) await sql.begin((tx) => markJob(tx, id));
}

/** Rows without a mark that should have one: those with a pickup code have none. */
const unmarked = (sql: Sql | Tx) =>
  sql`likeness is null and state <> 'removed' and trim(coalesce(cells ->> 'pickup_code', '')) = ''`;

async function markJob(tx: Tx, jobId: string): Promise<void> {
  const [job] = await tx`select 1 from bulk_jobs where id = ${jobId}
    and phase in ('uploading', 'preprocessing', 'ready') for update skip locked`;
  if (!job) return;
  while ((await markSome(tx, jobId)) === together);
  // An earlier confirmation was about another question.
  const { count } = await tx`
    update bulk_rows set state = 'waiting', confirmed = false, revision = revision + 1
    where job_id = ${jobId} and state in ('ready', 'unconfirmed') and likeness in (
      select likeness from bulk_rows where job_id = ${jobId} and state <> 'removed'
        and likeness is not null group by likeness having count(*) > 1)`;
  if (count > 0)
    await tx`update bulk_jobs set phase = 'preprocessing' where id = ${jobId} and phase = 'ready'`;
}

async function markSome(tx: Tx, jobId: string): Promise<number> {
  const rows = await tx<{ number: number; cells: BulkRow }[]>`
    select number, cells from bulk_rows where job_id = ${jobId} and ${unmarked(tx)}
    order by number limit ${together}`;
  const numbers = rows.map(({ number }) => number);
  const marks = rows.map(({ cells }) => markOf(cells) ?? '');
  await tx`update bulk_rows row set likeness = given.mark
    from unnest(${numbers}::int[], ${marks}::text[]) as given (number, mark)
    where row.job_id = ${jobId} and row.number = given.number`;
  return rows.length;
}
