import type { BulkPhase, endpoints, NumberedBulkRow } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { within } from '../within.ts';
import { answerFor, type JobAnswer, requireJobOf } from './answer.ts';
import { patience, requireDifferent, tooMany } from './create.ts';
import { cleanRow, countKnown, insertRows } from './rows.ts';
import type { Worker } from './worker.ts';

type Add = Call<typeof endpoints.addBulkRows>;

/** Adds a part of a file; the last one starts the check of all rows. A part may be sent again. */
export function addBulkRowsWith(worker: Worker) {
  return async (call: Add): Promise<JobAnswer> => {
    const { sql, input } = call;
    const { jobId } = input.params;
    await requireJobOf(call, input.params);
    requireDifferent(input.body.content);
    const rows = input.body.content.map(({ number, values }) => {
      return { number, values: cleanRow(values) };
    });
    const isWhole = await sql.begin((tx) => add(tx, jobId, rows));
    if (!isWhole) return answerFor(call, jobId, 'none');
    await within(patience, worker.work(jobId), null);
    return answerFor(call, jobId, 'first');
  };
}

type JobRow = { phase: BulkPhase; expected: number; known: number };

/** Whether the file is complete now. */
async function add(tx: Tx, jobId: string, rows: readonly NumberedBulkRow[]): Promise<boolean> {
  const numbers = rows.map(({ number }) => number);
  await tx`select 1 from bulk_jobs where id = ${jobId} for update`;
  const [job] = await tx<JobRow[]>`
    select phase, coalesce(expected_rows, 0) as expected,
      (select count(*)::int from bulk_rows where job_id = id) as known
    from bulk_jobs where id = ${jobId}`;
  // A file that was uploaded at once takes no parts, and neither does one that is being deleted.
  if (!job?.expected) throw refusals.unknown();
  const before = await tx<{ number: number }[]>`
    select number from bulk_rows where job_id = ${jobId} and number = any(${numbers})`;
  const there = new Set(before.map(({ number }) => number));
  const fresh = rows.filter(({ number }) => !there.has(number));
  // Once complete, rows may have been changed since they were uploaded, so they are not compared.
  if (job.phase !== 'uploading' && fresh.length === 0) return true;
  const again = rows.filter(({ number }) => there.has(number));
  if ((await countKnown(tx, jobId, again)) < again.length) throw rowDiffers();
  if (job.known + fresh.length > job.expected) throw tooMany(job.expected);
  await insertRows(tx, jobId, fresh);
  if (job.known + fresh.length < job.expected) return false;
  await tx`update bulk_jobs set phase = 'preprocessing' where id = ${jobId}`;
  return true;
}

function rowDiffers() {
  return refusal(409, 'RowDiffers', 'A row of this number arrived before, with other cells.', {
    ...{ key: 'bulk-order-upload.refused.row-differs', field: 'body.content' },
  });
}
