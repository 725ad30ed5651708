import type { BulkJob, BulkPhase, endpoints } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { unavailable } from '../orders/check.ts';
import { answerFor } from './answer.ts';
import { busy } from './change.ts';
import { findJob } from './jobs.ts';
import type { Worker } from './worker.ts';

type Place = Call<typeof endpoints.placeBulkJob>;

/** Starts placing the ready rows in the background; repeating the call answers the progress. */
export function placeBulkJobWith(worker: Worker) {
  return async (call: Place): Promise<{ bulk_job: BulkJob }> => {
    const { jobId } = call.input.params;
    await call.sql.begin((tx) => beginPlacing(tx, call));
    void worker.work(jobId);
    const { bulk_job } = await answerFor(call, jobId, 'none');
    return { bulk_job };
  };
}

type Job = { phase: BulkPhase; vendor_id: string; file_sha256: string; is_open: boolean };

async function beginPlacing(tx: Tx, { input, who, clock }: Place): Promise<void> {
  const { jobId } = input.params;
  const [job] = await tx<Job[]>`
    select j.phase, j.vendor_id, j.file_sha256, v.is_active as is_open
    from bulk_jobs j join vendors v on v.id = j.vendor_id where j.id = ${jobId} for update of j`;
  if (!job) throw refusals.unknown();
  if (job.phase === 'uploading' || job.phase === 'preprocessing') throw busy();
  if (job.phase !== 'ready') return;
  if (!job.is_open) throw unavailable();
  // Serialise jobs of the same file, so that the second one sees that the first was placed.
  const file = `${job.vendor_id} ${job.file_sha256}`;
  await tx`select pg_advisory_xact_lock(hashtextextended(${file}, 0))`;
  const known = await findJob(tx, jobId, clock());
  if (known?.same_file_as && !input.body.confirm_same_file) throw sameFile();
  const rows = await tx`update bulk_rows set state = 'placing'
    where job_id = ${jobId} and state = 'ready'`;
  if (rows.count === 0) throw nothing();
  await tx`update bulk_jobs set phase = 'placing', placed_by = ${who.userId}, placed_at = ${clock()}
    where id = ${jobId}`;
}

function sameFile() {
  return refusal(409, 'BulkFileRepeated', 'The orders of this file were placed already.', {
    key: 'bulk-order-upload.refused.same-file',
    field: 'body.confirm_same_file',
  });
}

function nothing() {
  return refusal(409, 'NothingToPlace', 'No row is ready to be placed.', {
    key: 'bulk-order-upload.refused.nothing-to-place',
  });
}
