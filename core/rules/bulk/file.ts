import type { BulkProblem, BulkRow, NumberedBulkRow } from '#schemas';
import { comparedCode } from '../pickup-code.ts';
import { rowProblem } from './cells.ts';
import { type BulkContext, bulkRowChecker, type CheckedBulkRow } from './row.ts';

type CodedRow = { readonly number: number; readonly values: Pick<BulkRow, 'pickup_code'> };

/** A checked row with its number in the file. */
export type CheckedNumberedRow = CheckedBulkRow & NumberedBulkRow;

/** Checks the rows of a file, alone and against one another. */
export function checkBulkRows(
  rows: readonly NumberedBulkRow[],
  context: BulkContext,
): CheckedNumberedRow[] {
  const check = bulkRowChecker(context);
  const repeated = repeatedCodes(rows);
  return rows.map(({ number, values }) => {
    const checked = check(values);
    const again = repeated.get(number);
    return again
      ? { number, values, order: null, errors: [...checked.errors, again] }
      : { number, values, ...checked };
  });
}

/** A pickup code names one parcel at the counter, so every later row with the same code is wrong. */
export function repeatedCodes(rows: readonly CodedRow[]): Map<number, BulkProblem> {
  const first = new Map<string, number>();
  const problems = new Map<number, BulkProblem>();
  for (const { number, values } of rows) {
    const code = comparedCode(values.pickup_code);
    const row = first.get(code);
    if (code === '') continue;
    if (row === undefined) first.set(code, number);
    else problems.set(number, rowProblem('pickup_code', 'code-repeated', { row }));
  }
  return problems;
}
