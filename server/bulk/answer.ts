import type { BulkJob, BulkJobRow } from '#schemas';
import { refusals } from '../http/refusal.ts';
import type { Deps } from '../module.ts';
import { findVendors } from '../vendors/repository.ts';
import { findJob } from './jobs.ts';
import { findRows, toJobRow } from './rows.ts';

export type JobAnswer = { bulk_job: BulkJob; orders: BulkJobRow[] };

type Which = { rows: boolean | readonly number[] };

/** A job as its calls answer it: with all of its rows, some of them by number, or none. */
export async function answerFor(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  jobId: string,
  { rows }: Which,
): Promise<JobAnswer> {
  const bulk_job = await findJob(sql, jobId, clock());
  if (!bulk_job) throw refusals.unknown();
  if (rows === false) return { bulk_job, orders: [] };
  const which = rows === true ? sql`true` : sql`number = any(${[...rows]})`;
  const [found, [vendor]] = await Promise.all([
    findRows(sql, jobId, { which }),
    findVendors(sql, [bulk_job.vendor_id]),
  ]);
  const outlet = vendor?.vendor_information.name ?? '';
  return { bulk_job, orders: found.map((row) => toJobRow(row, outlet)) };
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
