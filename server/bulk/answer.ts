import { type BulkJob, type BulkJobRow, type BulkOutline, bulkPageRows } from '#schemas';
import { refusals } from '../http/refusal.ts';
import type { Deps } from '../module.ts';
import { findVendors } from '../vendors/repository.ts';
import { findJob } from './jobs.ts';
import { findOutline, findRows, toJobRow } from './rows.ts';

export type JobAnswer = { bulk_job: BulkJob; orders: BulkJobRow[]; outline: BulkOutline };

/** Which rows to answer: none, by number, the first page with the outline, or the page after a row; `all` for pages of older builds. */
type Which = 'none' | 'first' | 'all' | { numbers: readonly number[] } | { after: number };

/** The answer for a job; never all rows of a file that was uploaded in parts. */
export async function answerFor(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  jobId: string,
  rows: Which,
): Promise<JobAnswer> {
  const bulk_job = await findJob(sql, jobId, clock());
  if (!bulk_job) throw refusals.unknown();
  if (rows === 'none') return { bulk_job, orders: [], outline: [] };
  const [vendor] = await findVendors(sql, [bulk_job.vendor_id]);
  const outlet = vendor?.vendor_information.name ?? '';
  // Read the outline first, so that the rows are never older than it.
  const outline = rows === 'first' || rows === 'all' ? await findOutline(sql, jobId) : [];
  const limit = rows === 'all' ? null : bulkPageRows;
  const found = await findRows(sql, jobId, { which: conditionFor(sql, rows), limit });
  return { bulk_job, orders: found.map((row) => toJobRow(row, outlet)), outline };
}

function conditionFor(sql: Deps['sql'], rows: Exclude<Which, 'none'>) {
  if (rows === 'first' || rows === 'all') return sql`true`;
  return 'after' in rows ? sql`number > ${rows.after}` : sql`number = any(${[...rows.numbers]})`;
}

/** A job with the rows of these numbers, or with the outline if they are too many. */
export function answerOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  jobId: string,
  numbers: readonly number[],
): Promise<JobAnswer> {
  return answerFor(deps, jobId, numbers.length > bulkPageRows ? 'first' : { numbers });
}

/** Refuses a job that belongs neither to the outlet in the path nor to one of its outlets. */
export async function requireJobOf(
  { sql }: Pick<Deps, 'sql'>,
  { vendorId, jobId }: { vendorId: string; jobId: string },
): Promise<void> {
  const rows = await sql`
    select 1 from bulk_jobs j join vendors v on v.id = j.vendor_id
    where j.id = ${jobId} and ${vendorId} in (v.id, v.parent_id)`;
  if (rows.length === 0) throw refusals.unknown();
}
