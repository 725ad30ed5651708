import { Readable } from 'node:stream';
import { bulkErrorColumn, cellOf, fileColumns } from '#core/rules';
import { type BulkProblem, type endpoints, mediaTypes } from '#schemas';
import type { Sql } from '../db/connect.ts';
import { xlsxOf } from '../history/xlsx.ts';
import { type Call, FileAnswer } from '../http/serve.ts';
import { type Say, textsFor } from '../texts.ts';
import { requireJobOf } from './answer.ts';
import { columnsOn } from './features.ts';
import { findRows, type StoredRow } from './rows.ts';

type Failed = Call<typeof endpoints.exportFailedBulkRows>;

/** The rows that did not become orders as a file, each with its errors in a last column, which the reader of files ignores. */
export async function exportFailedRows(call: Failed): Promise<FileAnswer> {
  const { sql, deployment, input } = call;
  const { jobId } = input.params;
  await requireJobOf(call, input.params);
  const say = await textsFor(deployment, input.query.language);
  const columns = fileColumns(await columnsOn(call));
  const lines = linesOf(failedRows(sql, jobId), columns, say);
  const content = Readable.from(xlsxOf(lines), { objectMode: false });
  return new FileAnswer(`bulk-orders-to-correct-${jobId}.xlsx`, mediaTypes.xlsx, content);
}

/** The failed rows, read page by page, since there may be many. */
async function* failedRows(sql: Sql, jobId: string): AsyncGenerator<StoredRow> {
  let after = -1;
  for (;;) {
    const which = sql`state in ('invalid', 'unconfirmed', 'failed') and number > ${after}`;
    const rows = await findRows(sql, jobId, { which, limit: pageRows });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageRows) return;
    after = last.number;
  }
}

const pageRows = 500;

async function* linesOf(
  rows: AsyncIterable<StoredRow>,
  columns: readonly string[],
  say: Say,
): AsyncGenerator<readonly string[]> {
  yield [...columns, bulkErrorColumn];
  for await (const { cells, errors, questions } of rows) {
    const { amount } = cells;
    const told = [...errors, ...questions].map(({ values, ...problem }) => {
      return sentence({ ...problem, values: { amount, ...values } }, say);
    });
    yield [...columns.map((column) => cellOf(cells, column)), told.join('\n')];
  }
}

function sentence({ field, key, values }: BulkProblem, say: Say): string {
  return field === 'row' ? say(key, values) : `${field}: ${say(key, values)}`;
}
