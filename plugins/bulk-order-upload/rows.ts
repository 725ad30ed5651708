import type { HeldRow } from '#core';
import { isRowProblem } from '#core/rules';
import type { CheckedSheetRow } from '#schemas';
import { compareShown } from './column-order.ts';

/** A row that can be repaired, before or after the upload. */
export type EditableRow = CheckedSheetRow &
  Partial<Pick<HeldRow, 'state' | 'questions' | 'missing'>>;

/** A cell; column null means the end of the row. */
export type CellPlace = { readonly number: number; readonly column: string | null };

/** What is wrong with a row: of one that was removed, nothing any more. */
export function errorsOf({ errors, state }: EditableRow): EditableRow['errors'] {
  return state === 'removed' ? [] : errors;
}

export function isWrong(row: EditableRow): boolean {
  return row.missing ? row.state === 'invalid' : errorsOf(row).length > 0;
}

/** Filters of the rows: all, without errors, with errors, with questions. */
export const rowViews = ['all', 'ready', 'wrong', 'unconfirmed'] as const;
export type RowView = (typeof rowViews)[number];

/** The view of a row besides `all`; null while it is being checked or placed, or when it was removed. */
function viewOf(row: EditableRow): RowView | null {
  if (isWrong(row)) return 'wrong';
  if (row.state === undefined) return 'ready';
  return row.state === 'ready' || row.state === 'unconfirmed' ? row.state : null;
}

export function isIn(view: RowView, row: EditableRow): boolean {
  return view === 'all' || viewOf(row) === view;
}

/** How many rows are in each view. */
export function rowCounts(rows: readonly EditableRow[]): Readonly<Record<RowView, number>> {
  const counts = { all: rows.length, ready: 0, wrong: 0, unconfirmed: 0 };
  for (const row of rows) {
    const view = viewOf(row);
    if (view !== null) counts[view] += 1;
  }
  return counts;
}

/** The rows that were not removed: those that failed first, then those that were left out, then the others, each as in the file. */
export function unplacedFirst(rows: readonly HeldRow[]): readonly HeldRow[] {
  const kept = rows.filter(({ state }) => state !== 'removed');
  return kept.sort((a, b) => (ranks[a.state] ?? 2) - (ranks[b.state] ?? 2));
}

const ranks: Partial<Record<HeldRow['state'], number>> = { failed: 0, invalid: 1, unconfirmed: 1 };

/** Whether all that is asked of a row is whether the place of its address is right, so that many can be confirmed at once. */
export function asksPlaceOnly({ state, missing, asksPlace, questions }: HeldRow): boolean {
  if (state !== 'unconfirmed') return false;
  if (missing !== undefined) return asksPlace === true;
  return questions.every((question) => isRowProblem(question, 'address-found'));
}

/** The wrong cells of a row, in order; its first cell stands for errors of the whole row. */
function cellsToRepair(row: EditableRow): readonly string[] {
  if (!isWrong(row)) return [];
  const fields = new Set(row.errors.map(({ field }) => field).filter((field) => field !== 'row'));
  const cells = [...fields].sort(compareShown);
  return cells.length > 0 ? cells : ['recipient_name'];
}

/** A wrong cell; column null while the row is not loaded. */
export type WrongPlace = { readonly number: number; readonly column: string | null };

/** The next wrong cell after this one, wrapping around; null when none is wrong. */
export function nextWrong(
  rows: readonly EditableRow[],
  after: CellPlace | null,
): (WrongPlace & { readonly at: number }) | null {
  const from = rows.findIndex(({ number }) => number === after?.number);
  const here = rows[from];
  const behind = after?.column ?? null;
  if (here !== undefined && behind !== null) {
    const column = cellsToRepair(here).find((each) => compareShown(each, behind) > 0);
    if (column !== undefined) return { at: from, number: here.number, column };
  }
  const later = rows.findIndex((row, at) => at > from && isWrong(row));
  const at = later >= 0 ? later : rows.findIndex(isWrong);
  const row = rows[at];
  if (row === undefined) return null;
  return { at, number: row.number, column: firstWrong(row) };
}

/** The previous wrong row, wrapping around; null when none is wrong. */
export function wrongRowBefore(
  rows: readonly EditableRow[],
  before: number | null,
): (WrongPlace & { readonly at: number }) | null {
  const from = rows.findIndex(({ number }) => number === before);
  const earlier = rows.findLastIndex((row, at) => at < from && isWrong(row));
  const at = earlier >= 0 ? earlier : rows.findLastIndex(isWrong);
  const row = rows[at];
  return row === undefined ? null : { at, number: row.number, column: firstWrong(row) };
}

/** The first wrong cell of a row; null while the row is not loaded, or when nothing is wrong. */
export function firstWrong(row: EditableRow): string | null {
  return row.missing ? null : (cellsToRepair(row)[0] ?? null);
}

/** The wanted cell if it is in this row; null when the person went to another row. */
export function wantedIn(wanted: WrongPlace | null, number: number): WrongPlace | null {
  return wanted?.number === number ? wanted : null;
}

/** Whether a cell has no error. */
export function isGood(rows: readonly EditableRow[], { number, column }: CellPlace): boolean {
  const row = rows.find((each) => each.number === number);
  return row !== undefined && !row.errors.some(({ field }) => field === column);
}
