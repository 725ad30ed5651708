import { type BulkContext, bulkRowChecker, isRowProblem, repeatedCodes } from '#core/rules';
import type {
  BulkJobRow,
  BulkProblem,
  BulkRow,
  CheckedSheetRow,
  endpoints,
  InputOf,
} from '#schemas';
import { type HeldRow, whole } from './held.ts';

/** A change of a row that the server already has. */
export type RowChange = InputOf<typeof endpoints.changeBulkRows>['body']['rows'][number];

/** The rows of a file after one was edited. A changed pickup code may add or remove the error of a repeated code in others. */
export function retyped(
  rows: readonly CheckedSheetRow[],
  number: number,
  values: BulkRow,
  context: BulkContext,
): readonly CheckedSheetRow[] {
  const before = rows.find((row) => row.number === number);
  const checked = bulkRowChecker(context)(values);
  const isSame = before !== undefined && codeIn(before) === values.pickup_code;
  // Most edits leave the codes alone, so the other rows need no new check.
  const errors = isSame ? [...checked.errors, ...before.errors.filter(isRepeat)] : checked.errors;
  const after = rows.map((row) => (row.number === number ? { number, values, errors } : row));
  return isSame ? after : withRepeats(after);
}

/** The rows of a file without one. */
export function without(
  rows: readonly CheckedSheetRow[],
  number: number,
): readonly CheckedSheetRow[] {
  const left = rows.filter((row) => row.number !== number);
  const gone = rows.find((row) => row.number === number);
  return gone !== undefined && codeIn(gone).trim() !== '' ? withRepeats(left) : left;
}

/** The rows of a file with the errors of pickup codes that repeat. */
export function withRepeats(rows: readonly CheckedSheetRow[]): readonly CheckedSheetRow[] {
  const repeated = repeatedCodes(
    rows.map((row) => ({ number: row.number, values: { pickup_code: codeIn(row) } })),
  );
  return rows.map((row) => {
    const before = row.errors.find(isRepeat);
    const now = repeated.get(row.number);
    if (before?.values?.row === now?.values?.row) return row;
    const own = row.errors.filter((error) => !isRepeat(error));
    return { ...row, errors: now === undefined ? own : [...own, now] };
  });
}

function codeIn(row: CheckedSheetRow): string {
  return row.code ?? row.values.pickup_code;
}

function isRepeat(problem: BulkProblem): boolean {
  return isRowProblem(problem, 'code-repeated');
}

/** A row of a job as the person sees it until the server has checked the change. */
function changedRow(held: HeldRow, change: RowChange, context: BulkContext): HeldRow {
  const row = whole(held);
  if (change.removed !== undefined) {
    return { ...row, state: change.removed ? 'removed' : 'waiting' };
  }
  if (change.values === undefined) return { ...row, state: 'waiting', questions: [] };
  // The typed values are the newest: an answer to an earlier question must not replace them.
  const { missing: _, ...known } = row;
  const values = change.values;
  const errors = [...bulkRowChecker(context)(values).errors];
  return {
    ...known,
    values,
    errors,
    questions: [],
    state: errors.length > 0 ? 'invalid' : 'waiting',
  };
}

type Held = { readonly jobRows: readonly HeldRow[]; readonly changes: readonly RowChange[] };

/** Applies further changes to the rows and the waiting changes; each row is sent once, with its last change. */
export function withChanges(
  { jobRows, changes }: Held,
  more: readonly RowChange[],
  context: BulkContext,
): Held {
  const waiting = new Map(changes.map((each) => [each.number, each]));
  for (const change of more) {
    const joined = joinedChange(waiting.get(change.number), change);
    waiting.delete(change.number);
    waiting.set(change.number, joined);
  }
  const byNumber = new Map(more.map((each) => [each.number, each]));
  return {
    changes: [...waiting.values()],
    jobRows: jobRows.map((row) => {
      const change = byNumber.get(row.number);
      return change === undefined ? row : changedRow(row, change, context);
    }),
  };
}

/** Two changes of a row as one; a row that is edited again has to be confirmed again. */
export function joinedChange(before: RowChange | undefined, change: RowChange): RowChange {
  if (change.values === undefined) return { ...before, ...change };
  const { confirmed: _, ...rest } = before ?? change;
  return { ...rest, ...change };
}

/** The rows of a job with those of an answer in place of the old ones. */
export function answered(
  rows: readonly HeldRow[],
  fresh: readonly BulkJobRow[],
  waiting: readonly { readonly number: number }[],
): readonly HeldRow[] {
  const byNumber = new Map(fresh.map((row) => [row.number, row]));
  for (const { number } of waiting) byNumber.delete(number);
  return rows.map((row) => byNumber.get(row.number) ?? row);
}

/** The rows of a job with the missing ones filled in from an answer; rows that were not missing stay as they are. */
export function arrived(
  rows: readonly HeldRow[],
  fresh: readonly BulkJobRow[],
  waiting: readonly RowChange[],
): readonly HeldRow[] {
  const known = rows.filter(({ missing }) => missing === undefined);
  return answered(rows, fresh, [...waiting, ...known]);
}
