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
  type SheetLayout,
  type Spreadsheet,
  type SpreadsheetFault,
} from '#schemas';
import { type HeldRow, outlined } from './held.ts';
import { answered, joinedChange, type RowChange } from './rows.ts';

/** What the rules of a row need besides the row and the time. */
export type RowRules = Omit<RuleContext, 'now'>;

/** What the flow of a file of orders begins with. */
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
  /** The sheet and header line that the person chose. */
  readonly layout: SheetLayout;
  /** Whether the file is one of an earlier visit. */
  readonly resumed: boolean;
  /** How far the file is read, from 0 to 1. */
  readonly progress: number;
  /** Why the last file was refused. */
  readonly fault: SpreadsheetFault | null;
  readonly sheet: Spreadsheet | null;
  readonly columns: readonly (string | null)[];
  readonly rows: readonly CheckedSheetRow[];
  /** How often the rows were changed. Part of the idempotency key, so that retrying an unchanged upload makes one job. */
  readonly edits: number;
  readonly job: BulkJob | null;
  readonly jobRows: readonly HeldRow[];
  /** How many outlines of all rows have arrived; rows that were asked for before the latest may be outdated. */
  readonly outlines: number;
  /** Changes of rows that are still to be sent, and those that are being sent. */
  readonly changes: readonly RowChange[];
  readonly sent: readonly RowChange[];
  /** Why the last call failed. */
  readonly problem: Problem | null;
  /** Whether the person watches the orders being placed, rather than opening a job that is done. */
  readonly followed: boolean;
};

/** What the server says of a job. */
export type JobAnswer = ResultOf<typeof endpoints.getBulkJob>;

/** What a flow of a file of orders remembers at its beginning. */
export function contextOf(input: BulkInput): BulkContext {
  return {
    ...input,
    ...noFile,
    ...{ edits: 0, job: null, jobRows: [], outlines: 0, changes: [], sent: [] },
    ...{ problem: null, followed: false },
  };
}

/** The part of the context that belongs to a file, before there is one. */
export const noFile = {
  ...{ file: null, resumed: false, progress: 0, fault: null, sheet: null, columns: [], rows: [] },
  layout: { sheet: null, headerLine: null },
} satisfies Partial<BulkContext>;

/** Takes an answer of the server and keeps changes that the person has made since. */
export function withAnswer(
  { jobRows, outlines, changes }: BulkContext,
  answer: JobAnswer,
): Partial<BulkContext> {
  const { bulk_job, orders, outline } = answer;
  const isWhole = outline.length > 0;
  const rows = isWhole ? outlined(jobRows, answer, changes) : answered(jobRows, orders, changes);
  return {
    ...{ job: bulk_job, jobId: bulk_job.bulk_job_id, jobRows: rows, sent: [], problem: null },
    outlines: isWhole ? outlines + 1 : outlines,
  };
}

/** Moves as many changes from waiting to sent as one call takes. */
export function withSent({ changes }: BulkContext): Partial<BulkContext> {
  return { sent: changes.slice(0, bulkChangeLimit), changes: changes.slice(bulkChangeLimit) };
}

/** Puts changes that could not be sent back among the waiting ones, joined with newer changes of the same rows. */
export function withUnsent({ sent, changes }: BulkContext): Partial<BulkContext> {
  const waiting = new Map(sent.map((each) => [each.number, each]));
  for (const change of changes) {
    waiting.set(change.number, joinedChange(waiting.get(change.number), change));
  }
  return { sent: [], changes: [...waiting.values()] };
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
