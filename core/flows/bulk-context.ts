import type { BulkContext as RuleContext } from '#core/rules';
import {
  type BulkColumnChoices,
  type BulkDraft,
  type BulkJob,
  type BulkRowEdit,
  bulkChangeLimit,
  type CheckedSheetRow,
  type endpoints,
  type Id,
  type Problem,
  type ResultOf,
  type Spreadsheet,
  type SpreadsheetFault,
} from '#schemas';
import type { Columns } from './bulk-columns.ts';
import { type HeldRow, outlined } from './bulk-held.ts';
import { answered, type RowChange } from './bulk-rows.ts';

/** What the rules of a row read beside it and beside the time. */
export type RowRules = Omit<RuleContext, 'now'>;

export type BulkInput = {
  readonly vendorId: Id;
  /** The job to go on with; null begins with a file. */
  readonly jobId: Id | null;
  readonly rules: RowRules;
  readonly choices: BulkColumnChoices;
  /** The file that was worked on last, and what was done to its rows. */
  readonly kept: BulkDraft | null;
};

/** Where a bulk upload is, and what it has in hand. */
export type BulkContext = BulkInput & {
  readonly file: File | null;
  /** The file is one of an earlier visit. */
  readonly resumed: boolean;
  /** How far the file is read, from 0 to 1. */
  readonly progress: number;
  /** Why the last file was refused. */
  readonly fault: SpreadsheetFault | null;
  readonly sheet: Spreadsheet | null;
  readonly columns: Columns;
  readonly rows: readonly CheckedSheetRow[];
  /** How often the rows were changed; an upload that is tried twice without a change makes one job. */
  readonly edits: number;
  readonly job: BulkJob | null;
  readonly jobRows: readonly HeldRow[];
  /** What was done to rows and is still to be sent, and what is on its way. */
  readonly changes: readonly RowChange[];
  readonly sent: readonly RowChange[];
  /** What the server said last against what was asked of it. */
  readonly problem: Problem | null;
  /** Whether orders are placed while somebody looks on, rather than looked back at. */
  readonly followed: boolean;
};

export type JobAnswer = ResultOf<typeof endpoints.getBulkJob>;

export function contextOf(input: BulkInput): BulkContext {
  return {
    ...input,
    ...noFile,
    ...{ edits: 0, job: null, jobRows: [], changes: [], sent: [], problem: null, followed: false },
  };
}

export const noFile = {
  ...{ file: null, resumed: false, progress: 0, fault: null, sheet: null, columns: [], rows: [] },
} satisfies Partial<BulkContext>;

/** What the server answered, with what the person has done since kept as it is. */
export function withAnswer(
  { jobRows, changes }: BulkContext,
  answer: JobAnswer,
): Partial<BulkContext> {
  const { bulk_job, orders, outline } = answer;
  const isWhole = outline.length > 0;
  const rows = isWhole ? outlined(jobRows, answer, changes) : answered(jobRows, orders, changes);
  return { job: bulk_job, jobId: bulk_job.bulk_job_id, jobRows: rows, problem: null };
}

/** As many changes go at once as a call takes; the rest follows. */
export function withSent({ changes }: BulkContext): Partial<BulkContext> {
  return { sent: changes.slice(0, bulkChangeLimit), changes: changes.slice(bulkChangeLimit) };
}

/** What could not be sent waits again, behind nothing that was done since to the same rows. */
export function withUnsent({ sent, changes }: BulkContext): Partial<BulkContext> {
  const since = new Set(changes.map(({ number }) => number));
  return { sent: [], changes: [...sent.filter(({ number }) => !since.has(number)), ...changes] };
}

/** Notes what was done to a row of the file in hand. */
export function withKept(
  { kept, rows }: BulkContext,
  number: number,
  edited: (row: CheckedSheetRow, before: BulkRowEdit | undefined) => BulkRowEdit,
): Partial<BulkContext> {
  const row = rows.find((each) => each.number === number);
  if (kept === null || row === undefined) return {};
  const edit = edited(row, kept.edits.get(number));
  return { kept: { ...kept, edits: new Map(kept.edits).set(number, edit) } };
}
