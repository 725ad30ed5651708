import { amountOf, type FeatureColumns, minorOf } from '#core/rules';
import type {
  BulkJob,
  BulkPhase,
  CurrencyCode,
  Deployment,
  Market,
  Position,
  Vendor,
} from '#schemas';
import type { Db, Fragment } from '../db/connect.ts';
import type { Deps } from '../module.ts';
import { positionOf } from '../orders/fee.ts';
import { findVendors } from '../vendors/repository.ts';
import { columnsOn } from './features.ts';
import { type Counts, statusOf } from './status.ts';

/** Seconds after placing a file within which placing it again must be confirmed. */
const sameFileWait = 86_400;

type JobRow = {
  id: string;
  vendor_id: string;
  file_name: string;
  created_by_email: string;
  created_at: number;
  currency: CurrencyCode;
  phase: BulkPhase;
  erased_at: number | null;
  same_id: string | null;
  same_at: number;
  same_placed: number;
  /** The counts kept of a finished job. */
  kept: Counts | null;
} & Counts;

/** One job; undefined when there is none. */
export async function findJob(sql: Db, jobId: string, now: number): Promise<BulkJob | undefined> {
  const [job] = await readJobs(sql, now, sql`j.id = ${jobId}`);
  return job;
}

/** An outlet's jobs that wait for a person, were placed or are at work, newest first; without unfinished uploads. */
export function listJobs(sql: Db, vendorId: string, now: number): Promise<BulkJob[]> {
  return readJobs(sql, now, sql`j.vendor_id = ${vendorId} and j.phase <> 'uploading'`);
}

async function readJobs(sql: Db, now: number, which: Fragment): Promise<BulkJob[]> {
  const rows = await sql<JobRow[]>`
    select j.id, j.vendor_id, j.file_name, j.created_by_email, j.created_at, j.currency, j.phase, j.erased_at,
      j.counts as kept, c.*, s.*
    from (select * from bulk_jobs j where ${which} order by j.created_at desc, j.id limit 100) j
    cross join lateral (
      select ${figures(sql, sql`j.currency`)}
      from bulk_rows where job_id = j.id and j.counts is null) c
    left join lateral (
      select e.id as same_id, e.created_at as same_at, coalesce((e.counts ->> 'placed')::int, (
        select count(*)::int from bulk_rows where job_id = e.id and state = 'placed')) as same_placed
      from bulk_jobs e
      where e.vendor_id = j.vendor_id and e.file_sha256 = j.file_sha256 and e.id <> j.id
        and e.placed_at < coalesce(j.placed_at, 'infinity')
        and e.placed_at > coalesce(j.placed_at, ${now}) - ${sameFileWait}::float8
      order by e.placed_at desc limit 1) s on true
    order by j.created_at desc, j.id`;
  return rows.map(toJob);
}

/** The columns that count rows by state. */
function figures(sql: Db, currency: Fragment): Fragment {
  return sql`
    count(*) filter (where state <> 'removed')::int as total,
    count(*) filter (where state in ('waiting', 'placing'))::int as waiting,
    count(*) filter (where state = 'ready')::int as ready,
    count(*) filter (where state = 'placing')::int as placing,
    count(*) filter (where state = 'unconfirmed')::int as unconfirmed,
    count(*) filter (where state = 'placed')::int as placed,
    count(*) filter (where state = 'failed')::int as failed,
    count(*) filter (where state = 'invalid')::int as invalid,
    amount_of(coalesce(sum(delivery_fee_minor) filter (where state = 'ready'), 0), ${currency}) as fees`;
}

/** Finishes a job if no row is left. Every worker calls it after storing a row, so that one of them sees the end. */
export async function finishJob(sql: Db, jobId: string): Promise<void> {
  await sql`
    update bulk_jobs set phase = 'done', counts = (
      select to_jsonb(f) from (
        select ${figures(sql, sql`bulk_jobs.currency`)} from bulk_rows where job_id = ${jobId}) f)
    where id = ${jobId} and phase = 'placing'
      and not exists (select 1 from bulk_rows where job_id = ${jobId} and state = 'placing')`;
}

function toJob(row: JobRow): BulkJob {
  const counts = row.kept ?? row;
  const { ready, placing, placed, failed, invalid, unconfirmed, waiting } = counts;
  const isPlacement = row.phase === 'placing' || row.phase === 'done';
  return {
    bulk_job_id: row.id,
    ...{ vendor_id: row.vendor_id, file_name: row.file_name, created_by: row.created_by_email },
    ...{ created_at: row.created_at, phase: row.phase, status: statusOf(row.phase, counts) },
    total_rows: counts.total,
    orders_to_be_placed: ready + placing + placed + failed,
    orders_placed: placed,
    errors: invalid + unconfirmed + failed,
    erased_at: row.erased_at,
    metadata: {
      success_row_count: isPlacement ? placed : ready,
      waiting_row_count: waiting,
      // Sums kept by older versions have fractions of a minor unit.
      ready_delivery_fees: amountOf(minorOf(counts.fees, row), row),
    },
    same_file_as:
      row.same_id === null
        ? null
        : {
            ...{ bulk_job_id: row.same_id, created_at: row.same_at },
            orders_placed: row.same_placed,
          },
  };
}

export async function vendorOfJob(sql: Db, jobId: string): Promise<string[]> {
  const rows = await sql<{ vendor_id: string }[]>`
    select vendor_id from bulk_jobs where id = ${jobId}`;
  return rows.map((row) => row.vendor_id);
}

/** What the rows of a job are checked against. */
export type Circumstances = {
  jobId: string;
  vendor: Vendor;
  source: Position;
  market: Market;
  deployment: Deployment;
  /** The columns of features that are on. */
  features: readonly FeatureColumns[];
};

/** Undefined when the outlet, its position or its deployment is gone. */
export async function circumstancesOf(
  deps: Pick<Deps, 'sql' | 'deployments' | 'markets' | 'kept' | 'clock'>,
  jobId: string,
): Promise<Circumstances | undefined> {
  const { sql, deployments, markets } = deps;
  const [job] = await sql<{ vendor_id: string; deployment: string }[]>`
    select vendor_id, deployment from bulk_jobs where id = ${jobId}`;
  if (!job) return undefined;
  const [vendor] = await findVendors(sql, [job.vendor_id]);
  const source = vendor && positionOf(vendor);
  const deployment = deployments.all.find(({ id }) => id === job.deployment);
  const market = deployment && markets.get(deployment.country);
  if (!source || !market) return undefined;
  const features = await columnsOn({ ...deps, deployment });
  return { jobId, vendor, source, market, deployment, features };
}
