import { assertEvent, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import {
  choicesAmong,
  chosenBefore,
  fileColumns,
  missingBulkColumns,
  readBulkHeader,
  rememberedChoices,
  withColumn,
} from '#core/rules';
import type { CheckedSheetRow, Problem, RefusalOf, SpreadsheetFault } from '#schemas';
import { isRefused } from '../../kernel/problem.ts';
import {
  type BulkContext,
  type BulkInput,
  type JobAnswer,
  noFile,
  withAnswer,
  withKept,
  withSent,
  withUnsent,
} from './context.ts';
import type { BulkEvent } from './events.ts';
import { typedInto } from './kept.ts';
import { spreadsheetLimits } from './limits.ts';
import { withPhones } from './phones.ts';
import { arrived, type RowChange, retyped, withChanges, without } from './rows.ts';
import type { BulkTag } from './tags.ts';

/** Asks for a row that is missed on screen, given the context at that moment. */
export type RowsMissed = { type: 'rowsMissed'; number: number; held: BulkContext };

type Answer = { readonly answer: JobAnswer };
type Failure = { readonly failure: unknown };

const unprovided = async (): Promise<never> => {
  throw new Error('this actor is given by the model');
};

/** Names all actors, guards, actions and delays of the flow, so that the states read as a table. */
export const bulkFlow = setup({
  types: {
    context: {} as BulkContext,
    events: {} as BulkEvent,
    input: {} as BulkInput,
    tags: {} as BulkTag,
  },
  actors: {
    /** Sends `progressed`, and at last `fileRead` or `fileRefused`; ending it ends the reader. */
    readFile: fromCallback<BulkEvent, BulkContext>(() => undefined),
    checkRows: fromPromise<readonly CheckedSheetRow[], BulkContext>(unprovided),
    createJob: fromPromise<JobAnswer, BulkContext>(unprovided),
    /** Sends the next part of the file. */
    addRows: fromPromise<JobAnswer, BulkContext>(unprovided),
    /** Sends `rowsArrived` for rows that it is told are missed. */
    loadRows: fromCallback<RowsMissed>(() => undefined),
    fetchJob: fromPromise<JobAnswer, BulkContext>(unprovided),
    /** Fetches the job without rows while the server works on it, and with them afterwards. */
    followJob: fromPromise<JobAnswer, BulkContext>(unprovided),
    changeRows: fromPromise<JobAnswer, BulkContext>(unprovided),
    placeOrders: fromPromise<JobAnswer, BulkContext>(unprovided),
  },
  delays: { betweenLooks: 1000 },
  guards: {
    hasJob: ({ context }) => context.jobId !== null,
    isKept: ({ context: { file, kept } }) => kept !== null && kept.file === file,
    hasKept: ({ context }) => context.kept !== null,
    isTooLarge: ({ event }) => {
      assertEvent(event, 'fileChosen');
      return event.file.size > spreadsheetLimits.bytes;
    },
    hasColumns: ({ context }) => missingBulkColumns(context.columns).length === 0,
    hasNothing: (_, { rows }: { rows: readonly CheckedSheetRow[] }) => rows.length === 0,
    hasRows: ({ context }) => context.rows.length > 0,
    hasChanges: ({ context }) => context.changes.length > 0,
    isUploading: (_, { answer }: Answer) => answer.bulk_job.phase === 'uploading',
    /** The upload was never finished, and the rest of its file is gone. */
    isAbandoned: ({ context }) => context.job?.phase === 'uploading',
    isPreprocessing: ({ context }) => context.job?.phase === 'preprocessing',
    isPlacing: ({ context }) => context.job?.phase === 'placing',
    isDone: ({ context }) => context.job?.phase === 'done',
    isAtTheSame: ({ context }, { answer }: Answer) => answer.bulk_job.phase === context.job?.phase,
    isBusy: (_, { failure }: Failure) => isRefused<Changing>(failure, 'BulkJobBusy'),
    /** The job changed on the server since we fetched it. */
    isOutdated: (_, { failure }: Failure) => isRefused<Changing>(failure, ...outdated),
  },
  actions: {
    takeFile: assign(({ event }) => {
      assertEvent(event, 'fileChosen');
      return { ...noFile, file: event.file };
    }),
    takeKept: assign(({ context }) => ({
      ...noFile,
      ...{ file: context.kept?.file ?? null, resumed: true },
    })),
    /** Forgets the edits of the previous file. */
    keepFile: assign(({ context: { file } }) =>
      file === null ? {} : { kept: { file, edits: new Map() } },
    ),
    forgetKept: assign({ kept: null }),
    /** Keep the file and its edits for after a reload; the actor provides them. */
    storeFile: () => undefined,
    storeRow: () => undefined,
    refuse: assign((_, { fault }: { fault: SpreadsheetFault }) => ({ ...noFile, fault })),
    takeProgress: assign(({ event }) => {
      assertEvent(event, 'progressed');
      return { progress: event.share };
    }),
    takeSheet: assign(({ context, event }) => {
      assertEvent(event, 'fileRead');
      const { header } = event.sheet;
      const { choices, rules } = context;
      const { features = [] } = rules;
      const { columns } = readBulkHeader(header, features);
      return {
        sheet: event.sheet,
        columns: chosenBefore(columns, header, choicesAmong(choices, fileColumns(features))),
      };
    }),
    /** Another sheet has other rows, so the kept edits are forgotten. */
    takeLayout: assign(({ event }) => {
      assertEvent(event, 'layoutChosen');
      return { layout: event.layout, kept: null };
    }),
    readPhones: assign(({ context, event }) => {
      assertEvent(event, 'phonesRead');
      return withPhones(context, event.now);
    }),
    storeRows: () => undefined,
    takeColumn: assign(({ context, event }) => {
      assertEvent(event, 'columnChosen');
      return { columns: withColumn(context.columns, event.at, event.column) };
    }),
    rememberColumns: assign(({ context: { choices, sheet, columns } }) => ({
      choices: rememberedChoices(choices, sheet?.header ?? [], columns),
    })),
    takeRows: assign(({ context }, { rows }: { rows: readonly CheckedSheetRow[] }) => ({
      rows,
      edits: context.edits + 1,
      problem: null,
    })),
    /** Keeps what is typed into a cell before it is left, in case the page closes first. */
    noteCell: assign(({ context, event }) => {
      assertEvent(event, ['cellTyped', 'rowTyped']);
      return withKept(context, event.number, (row, before) => typedInto(row, before, event.values));
    }),
    noteRemoval: assign(({ context, event }) => {
      assertEvent(event, 'rowRemoved');
      return withKept(context, event.number, (_, before) => ({
        cells: {},
        ...before,
        removed: true,
      }));
    }),
    retypeRow: assign(({ context, event }) => {
      assertEvent(event, 'rowTyped');
      const rules = { ...context.rules, now: event.now };
      return {
        rows: retyped(context.rows, event.number, event.values, rules),
        edits: context.edits + 1,
      };
    }),
    dropRow: assign(({ context, event }) => {
      assertEvent(event, 'rowRemoved');
      return { rows: without(context.rows, event.number), edits: context.edits + 1 };
    }),
    changeRow: assign(({ context, event }) => {
      assertEvent(event, ['rowTyped', 'rowRemoved', 'rowsConfirmed']);
      const now = event.type === 'rowTyped' ? event.now : 0;
      return withChanges(context, changesOf(event), { ...context.rules, now });
    }),
    send: assign(({ context }) => withSent(context)),
    unsend: assign(({ context }) => withUnsent(context)),
    /** Takes the progress of the upload; the job cannot be looked at yet. */
    takeUpload: assign((_, { answer }: Answer) => ({ job: answer.bulk_job })),
    dropUpload: assign({ job: null }),
    takeJob: assign(({ context }, { answer }: Answer) => withAnswer(context, answer)),
    askForRows: sendTo('loadRows', ({ context, event }): RowsMissed => {
      assertEvent(event, 'rowMissed');
      return { type: 'rowsMissed', number: event.number, held: context };
    }),
    takeRowsOfJob: assign(({ context: { jobId, jobRows, outlines, changes, sent }, event }) => {
      assertEvent(event, 'rowsArrived');
      const isLate = event.jobId !== jobId || event.outlines !== outlines;
      return isLate ? {} : { jobRows: arrived(jobRows, event.rows, [...changes, ...sent]) };
    }),
    takeProblem: assign((_, { failure }: Failure) => ({ problem: failure as Problem })),
    forgetChanges: assign({ changes: [], sent: [] }),
    follow: assign({ followed: true }),
    startOver: assign({
      ...noFile,
      ...{ jobId: null, job: null, jobRows: [], changes: [], sent: [], problem: null },
      followed: false,
    }),
  },
});

function changesOf(
  event: Extract<BulkEvent, { type: 'rowTyped' | 'rowRemoved' | 'rowsConfirmed' }>,
): RowChange[] {
  if (event.type === 'rowTyped') return [{ number: event.number, values: event.values }];
  if (event.type === 'rowRemoved') return [{ number: event.number, removed: event.removed }];
  return event.numbers.map((number) => ({ number, confirmed: true }));
}

/** The calls that change a job. */
type Changing = 'changeBulkRows' | 'placeBulkJob';

const outdated = [
  'BulkJobBusy',
  'BulkJobPlaced',
  'BulkFileRepeated',
  'NothingToPlace',
] as const satisfies readonly RefusalOf<Changing>[];

/** The end of an actor, as guards and actions are given it. */
type Ended<Output> = { readonly event: { readonly output: Output } };
/** What the server said of a job, as parameters of an action. */
export const answerOf = ({ event: { output } }: Ended<JobAnswer>) => ({ answer: output });
/** The checked rows of a sheet, as parameters of an action. */
export const rowsOf = ({ event: { output } }: Ended<readonly CheckedSheetRow[]>) => ({
  rows: output,
});
