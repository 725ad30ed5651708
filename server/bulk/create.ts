import { randomUUID } from 'node:crypto';
import { bulkRowLimit, type endpoints, type NumberedBulkRow } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { cleanText } from '../history/cells.ts';
import { bodyHashOf, once, requireKey, requireSameBody } from '../http/idempotency.ts';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { positionOf } from '../orders/fee.ts';
import { findVendors } from '../vendors/repository.ts';
import { within } from '../within.ts';
import { answerFor, type JobAnswer } from './answer.ts';
import { cleanRow, insertRows } from './rows.ts';
import type { Worker } from './worker.ts';

/** Milliseconds that the answer waits for the check of the rows; after that the client polls `getBulkJob`. */
export const patience = 8000;

type Create = Call<typeof endpoints.createBulkJob>;

/** Stores a file's rows and starts their check; repeating the call with the same key and body finds the same job. */
export function createBulkJobWith(worker: Worker) {
  return async (call: Create): Promise<JobAnswer> => {
    const key = requireKey(call.idempotencyKey);
    const bodyHash = bodyHashOf(call.input.body);
    const jobId = await once(
      () => findCreated(call, key, bodyHash),
      () => create(call, key, bodyHash),
    );
    await within(patience, worker.work(jobId), null);
    // Pages of older builds send no total, and take the answered rows for the whole file.
    return answerFor(call, jobId, call.input.body.total_rows === undefined ? 'all' : 'first');
  };
}

async function create(call: Create, key: string, bodyHash: Buffer): Promise<string> {
  const { content, total_rows } = call.input.body;
  requireRows(content, total_rows ?? content.length);
  await requirePosition(call);
  const jobId = randomUUID();
  await call.sql.begin((tx) => store(tx, call, { jobId, key, bodyHash }));
  return jobId;
}

type New = { jobId: string; key: string; bodyHash: Buffer };

async function store(tx: Tx, call: Create, { jobId, key, bodyHash }: New): Promise<void> {
  const { who, deployment, clock, input } = call;
  const { vendor_id, file_name, file_sha256, content, total_rows } = input.body;
  const isWhole = total_rows === undefined || total_rows <= content.length;
  await tx`insert into bulk_jobs ${tx({
    ...{ id: jobId, vendor_id, deployment: deployment.id, file_sha256 },
    file_name: cleanText(file_name),
    ...{ created_by: who.userId, created_by_email: who.email, created_at: clock() },
    ...{ idempotency_key: key, body_hash: bodyHash },
    ...{ phase: isWhole ? 'preprocessing' : 'uploading', expected_rows: total_rows ?? null },
  })}`;
  const rows = content.map(({ number, values }) => ({ number, values: cleanRow(values) }));
  await insertRows(tx, jobId, rows);
}

async function findCreated(
  { sql, who }: Create,
  key: string,
  bodyHash: Buffer,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string; body_hash: Buffer }[]>`
    select id, body_hash from bulk_jobs
    where created_by = ${who.userId} and idempotency_key = ${key}`;
  requireSameBody(row, bodyHash, 'file');
  return row?.id;
}

function requireRows(rows: readonly NumberedBulkRow[], total: number): void {
  const field = 'body.content';
  if (rows.length === 0) {
    throw refusal(400, 'NoRows', 'The file has no rows.', {
      ...{ key: 'bulk-order-upload.refused.no-rows', field },
    });
  }
  if (Math.max(rows.length, total) > bulkRowLimit) throw tooMany(bulkRowLimit);
  requireDifferent(rows);
}

export function requireDifferent(rows: readonly NumberedBulkRow[]): void {
  if (new Set(rows.map(({ number }) => number)).size < rows.length) throw rowRepeated();
}

export function tooMany(limit: number) {
  return refusal(413, 'TooManyRows', `The file may have ${limit} rows.`, {
    ...{ key: 'bulk-order-upload.refused.too-many-rows', field: 'body.content' },
  });
}

function rowRepeated() {
  return refusal(400, 'RowRepeated', 'Two rows have the same number.', {
    ...{ key: 'bulk-order-upload.refused.row-repeated', field: 'body.content' },
  });
}

async function requirePosition({ sql, input }: Create): Promise<void> {
  const [vendor] = await findVendors(sql, [input.body.vendor_id]);
  if (vendor && positionOf(vendor)) return;
  throw refusal(409, 'OutletWithoutPosition', 'The outlet has no position yet.', {
    key: 'bulk-order-upload.refused.outlet',
    field: 'body.vendor_id',
  });
}
