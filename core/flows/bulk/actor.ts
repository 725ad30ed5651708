import { attach, scopeBind } from 'effector';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { withoutCards } from '#core/rules';
import { type BulkRowEdit, endpoints, type Id, spreadsheetFaultOf } from '#schemas';
import { $now } from '../../kernel/clock.ts';
import {
  checkSpreadsheetFx,
  closeSpreadsheetFx,
  endpointFx,
  openSpreadsheetFx,
  saveBulkFileFx,
  saveBulkRowFx,
  waitFx,
} from '../../kernel/ports.ts';
import { $user } from '../../session/model.ts';
import { clockOver } from '../clock.ts';
import {
  addRowsFx,
  type BulkActor,
  bulkSnapshotTaken,
  createJobFx,
  jobFx,
  jobOf,
  openJobFx,
  placeJobFx,
} from './calls.ts';
import type { BulkContext, BulkInput, JobAnswer } from './context.ts';
import type { BulkEvent } from './events.ts';
import { withEdits } from './kept.ts';
import { spreadsheetLimits } from './limits.ts';
import { bulkMachine } from './machine.ts';
import { partOf } from './parts.ts';
import { rowLoader } from './row-loader.ts';

const changeFx = endpointFx(endpoints.changeBulkRows);
/** Checks the rows of the file and applies the edits that were kept of them. */
const checkFx = attach({
  source: $now,
  effect: async (now, { columns, rules, kept, file }: BulkContext) => {
    const context = { ...rules, now };
    const rows = await checkSpreadsheetFx({ columns, context });
    return kept !== null && kept.file === file ? withEdits(rows, kept.edits, context) : rows;
  },
});

/** Adds who the person is. */
function ofUser<Params extends object>(params: Params, user: { readonly id: Id } | null) {
  return { ...params, user_id: user?.id ?? '' };
}
const keepFileFx = attach({
  source: $user,
  effect: saveBulkFileFx,
  mapParams: (params: { vendor_id: Id; file: File | null }, user) => ofUser(params, user),
});
const keepRowFx = attach({
  source: $user,
  effect: saveBulkRowFx,
  mapParams: (params: { vendor_id: Id; number: number; edit: BulkRowEdit }, user) =>
    ofUser(withoutCards(params), user),
});

/** Starts the machine in this scope. Its actors are the reader of files and calls of the contract. */
export function startBulk(input: BulkInput): BulkActor {
  const taken = scopeBind(bulkSnapshotTaken);
  const machine = bulkMachine.provide({
    actors: { ...fileActors(), ...jobActors(), loadRows: rowLoader() },
    actions: keeping(),
  });
  const clock = clockOver(scopeBind(waitFx));
  const actor = createActor(machine, { input, clock });
  actor.subscribe(taken);
  return actor.start();
}

function fileActors() {
  const open = scopeBind(openSpreadsheetFx);
  const close = scopeBind(closeSpreadsheetFx);
  const check = scopeBind(checkFx);
  return {
    readFile: fromCallback<BulkEvent, BulkContext>(({ sendBack, input: { file, layout } }) => {
      if (file === null) return;
      let read = false;
      const advanced = (share: number) => sendBack({ type: 'progressed', share });
      open({ file, limits: spreadsheetLimits, layout, advanced }).then(
        (sheet) => {
          read = true;
          sendBack({ type: 'fileRead', sheet });
        },
        (cause: unknown) => sendBack({ type: 'fileRefused', fault: spreadsheetFaultOf(cause) }),
      );
      // A file that was read stays open in the reader, which still has to check its rows.
      return () => void (read || close());
    }),
    checkRows: fromPromise(({ input }: { input: BulkContext }) => check(input)),
  };
}

/** Keeps a file and its edits in the browser for this person; failures are ignored, since the work can go on. */
function keeping() {
  const keepFile = scopeBind(keepFileFx);
  const keepRow = scopeBind(keepRowFx);
  const storeEdit = ({ vendorId, kept, layout }: BulkContext, number: number) => {
    const edit = layout.sheet === null ? kept?.edits.get(number) : undefined;
    if (edit) keepRow({ vendor_id: vendorId, number, edit }).catch(() => undefined);
  };
  return {
    // After a reload the reader picks the sheet itself, so edits of a chosen other sheet would hit the wrong rows.
    storeFile: ({ context: { vendorId, kept, layout } }: Doing) => {
      const file = layout.sheet === null ? (kept?.file ?? null) : null;
      keepFile({ vendor_id: vendorId, file }).catch(() => undefined);
    },
    storeRow: ({ context, event }: Doing) => {
      if ('number' in event) storeEdit(context, event.number);
    },
    storeRows: ({ context }: Doing) => {
      for (const number of context.kept?.edits.keys() ?? []) storeEdit(context, number);
    },
  };
}

type Doing = { readonly context: BulkContext; readonly event: BulkEvent };

function jobActors() {
  const create = scopeBind(createJobFx);
  const add = scopeBind(addRowsFx);
  const open = scopeBind(openJobFx);
  const look = scopeBind(jobFx);
  const change = scopeBind(changeFx);
  const placeOrders = scopeBind(placeJobFx);
  const wait = scopeBind(waitFx);
  /** Rows are packed for their way once the picture of the press, or of the progress, has been made. */
  const inNextTurn = async <T>(act: () => Promise<T>): Promise<T> => {
    await wait({ seconds: 0 });
    return act();
  };
  const follow = async (context: BulkContext): Promise<JobAnswer> => {
    const seen = await look({ params: jobOf(context), query: { rows: 'none' } });
    return seen.bulk_job.phase === context.job?.phase ? seen : open(context);
  };
  return {
    createJob: fromPromise(({ input }: { input: BulkContext }) =>
      inNextTurn(() => create(jobOfFile(input))),
    ),
    addRows: fromPromise(({ input }: { input: BulkContext }) =>
      inNextTurn(() => add(additionOf(input))),
    ),
    fetchJob: fromPromise(({ input }: { input: BulkContext }) => open(input)),
    followJob: fromPromise(({ input }: { input: BulkContext }) => follow(input)),
    changeRows: fromPromise(({ input }: { input: BulkContext }) =>
      change({ params: jobOf(input), body: { rows: [...input.sent] } }),
    ),
    placeOrders: fromPromise(async ({ input }: { input: BulkContext }): Promise<JobAnswer> => {
      const { jobId } = jobOf(input);
      const body = input.job?.same_file_as ? { confirm_same_file: true } : {};
      const { bulk_job } = await placeOrders({ params: { jobId }, body });
      return { bulk_job, orders: [], outline: [] };
    }),
  };
}

function jobOfFile({ vendorId, sheet, rows, edits }: BulkContext) {
  return {
    body: {
      vendor_id: vendorId,
      file_name: (sheet?.name ?? '').slice(0, 255),
      file_sha256: sheet?.sha256 ?? '',
      content: [...partOf(rows, 0)],
      total_rows: rows.length,
    },
    idempotencyKey: `${sheet?.id ?? ''}-${edits}`,
  };
}

/** The next part of the file: the server has the first `total_rows` rows, in the order of the file. */
function additionOf({ vendorId, rows, job }: BulkContext) {
  return {
    params: { vendorId, jobId: job?.bulk_job_id ?? '' },
    body: { content: [...partOf(rows, job?.total_rows ?? 0)] },
  };
}
