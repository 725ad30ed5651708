import { comparedCode } from '#core/rules';
import type { BulkPhase, endpoints } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { within } from '../within.ts';
import { answerOf, type JobAnswer, requireJobOf } from './answer.ts';
import { patience } from './create.ts';
import { markOf } from './others.ts';
import { cleanRow, findRows, type StoredRow } from './rows.ts';
import type { Worker } from './worker.ts';

type Change = Call<typeof endpoints.changeBulkRows>;
type RowChange = Change['input']['body']['rows'][number];

/** Edits, confirms, removes or restores rows, then checks them again. */
export function changeBulkRowsWith(worker: Worker) {
  return async (call: Change): Promise<JobAnswer> => {
    const { sql, input } = call;
    const { jobId } = input.params;
    await requireJobOf(call, input.params);
    const numbers = await sql.begin((tx) => change(tx, jobId, input.body.rows));
    await within(patience, worker.work(jobId), null);
    return answerOf(call, jobId, numbers);
  };
}

/** Applies changes; answers the numbers of the affected rows, with those that depend on a changed one. */
async function change(tx: Tx, jobId: string, changes: readonly RowChange[]): Promise<number[]> {
  await requireReady(tx, jobId);
  const asked = new Map(changes.map((each) => [each.number, each]));
  const before = await findRows(tx, jobId, { which: tx`number = any(${[...asked.keys()]})` });
  if (before.length < asked.size) throw rowUnknown();
  const after = before.map((row) => changeRow(row, asked.get(row.number)));
  const rows = after.map(
    ({ number, state, cells, confirmed, latitude, longitude, found_address }) => ({
      number,
      state,
      cells,
      confirmed,
      latitude,
      longitude,
      found_address,
      likeness: markOf(cells),
    }),
  );
  await tx`
    update bulk_rows row set state = c.state, cells = c.cells, confirmed = c.confirmed,
      latitude = c.latitude, longitude = c.longitude, found_address = c.found_address,
      likeness = c.likeness, revision = revision + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as c (number integer, state text,
      cells jsonb, confirmed boolean, latitude float8, longitude float8, found_address text, likeness text)
    where row.job_id = ${jobId} and row.number = c.number`;
  const codes = [...before, ...after]
    .map(({ cells }) => comparedCode(cells.pickup_code))
    .filter(Boolean);
  const touched = await touchCodes(tx, jobId, codes);
  const alike = await touchAlike(tx, jobId, [...before, ...after]);
  await tx`update bulk_jobs set phase = 'preprocessing' where id = ${jobId}`;
  return [...new Set([...asked.keys(), ...touched, ...alike])];
}

/** Marks rows with these pickup codes to be checked again; answers their numbers. Codes are cut as in their index. */
async function touchCodes(tx: Tx, jobId: string, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return [];
  const touched = await tx<{ number: number }[]>`
    update bulk_rows set state = 'waiting', revision = revision + 1
    where job_id = ${jobId} and state in ('ready', 'invalid', 'unconfirmed')
      and trim(cells ->> 'pickup_code') <> ''
      and left(lower(trim(cells ->> 'pickup_code')), 200) = any(array(
        select left(code, 200) from unnest(${[...new Set(codes)]}::text[]) as code))
    returning number`;
  return touched.map(({ number }) => number);
}

/** Marks rows to be checked again that resemble these, before or after the change. */
async function touchAlike(tx: Tx, jobId: string, rows: readonly StoredRow[]): Promise<number[]> {
  const marks = rows.map(({ cells }) => markOf(cells)).filter((mark) => mark !== null);
  if (marks.length === 0) return [];
  const touched = await tx<{ number: number }[]>`
    update bulk_rows set state = 'waiting', revision = revision + 1
    where job_id = ${jobId} and state in ('ready', 'unconfirmed')
      and likeness = any(${[...new Set(marks)]})
    returning number`;
  return touched.map(({ number }) => number);
}

function changeRow(row: StoredRow, asked: RowChange | undefined): StoredRow {
  const cells = asked?.values ? cleanRow(asked.values) : row.cells;
  const isSame = JSON.stringify(cells) === JSON.stringify(row.cells);
  const isRemoved = asked?.removed ?? row.state === 'removed';
  const isElsewhere = cells.recipient_address !== row.cells.recipient_address;
  return {
    ...row,
    cells,
    state: isRemoved ? 'removed' : 'waiting',
    confirmed: asked?.confirmed ?? (isSame && row.confirmed),
    ...(isElsewhere && { latitude: null, longitude: null, found_address: null }),
  };
}

async function requireReady(tx: Tx, jobId: string): Promise<void> {
  const [job] = await tx<{ phase: BulkPhase }[]>`
    select phase from bulk_jobs where id = ${jobId} for update`;
  if (job?.phase === 'uploading' || job?.phase === 'preprocessing') throw busy();
  if (job?.phase === 'ready') return;
  throw refusal(409, 'BulkJobPlaced', 'The orders are being placed or were placed already.', {
    key: 'bulk-order-upload.refused.placed',
  });
}

export function busy() {
  return refusal(409, 'BulkJobBusy', 'The rows are still being looked at.', {
    key: 'bulk-order-upload.refused.busy',
  });
}

function rowUnknown() {
  return refusal(404, 'RowUnknown', 'There is no such row.', {
    key: 'bulk-order-upload.refused.row-unknown',
    field: 'body.rows',
  });
}
