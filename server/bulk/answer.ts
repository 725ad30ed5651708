import { type BulkJob, type BulkJobRow, type BulkOutline, bulkPageRows } from '#schemas';
import { refusals } from '../http/refusal.ts';
import type { Deps } from '../module.ts';
import { findVendors } from '../vendors/repository.ts';
import { findJob } from './jobs.ts';
import { findOutline, findRows, toJobRow } from './rows.ts';

export type JobAnswer = { bulk_job: BulkJob; orders: BulkJobRow[]; outline: BulkOutline };

/** None, those with these numbers, or a page: the first one with the outline, or the one behind a row. All are for pages of older builds. */
type Which = 'none' | 'first' | 'all' | { numbers: readonly number[] } | { after: number };

/** A job as its calls answer it; no answer carries all rows of a file that came in parts. */
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
  // The outline comes first: what changes meanwhile is new in the rows, and never old.
  const outline = rows === 'first' || rows === 'all' ? await findOutline(sql, jobId) : [];
  const limit = rows === 'all' ? null : bulkPageRows;
  const found = await findRows(sql, jobId, { which: conditionFor(sql, rows), limit });
  return { bulk_job, orders: found.map((row) => toJobRow(row, outlet)), outline };
}

function conditionFor(sql: Deps['sql'], rows: Exclude<Which, 'none'>) {
  if (rows === 'first' || rows === 'all') return sql`true`;
  return 'after' in rows ? sql`number > ${rows.after}` : sql`number = any(${[...rows.numbers]})`;
}

/** A job with the rows of these numbers, or with the outline of all when those are too many for an answer. */
export function answerOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  jobId: string,
  numbers: readonly number[],
): Promise<JobAnswer> {
  return answerFor(deps, jobId, numbers.length > bulkPageRows ? 'first' : { numbers });
}

/** Refuses a job that is not of the outlet in the path, nor of one of that outlet's. */
export async function requireJobOf(
  { sql }: Pick<Deps, 'sql'>,
  { vendorId, jobId }: { vendorId: string; jobId: string },
): Promise<void> {
  const rows = await sql`
    select 1 from bulk_jobs j join vendors v on v.id = j.vendor_id
    where j.id = ${jobId} and ${vendorId} in (v.id, v.parent_id)`;
  if (rows.length === 0) throw refusals.unknown();
}
