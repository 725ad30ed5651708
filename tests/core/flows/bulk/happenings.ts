import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { BulkDraft, Problem } from '#schemas';
import type { bulkMachine } from '../../../../core/flows/bulk/machine.ts';
import { answer, fullHeader, jobRow, rows, rules, sheet, values } from './support.ts';

export type Snapshot = SnapshotFrom<typeof bulkMachine>;
export type Event = EventFromLogic<typeof bulkMachine>;

/** What a bulk page begins with; `kept` is the file of an earlier visit. */
export const input = (jobId: string | null, kept: BulkDraft | null = null) => ({
  ...{ vendorId: 'v-1', jobId, rules, choices: {}, kept },
});
const refused = (code: string): Problem => ({
  tag: 'refused',
  status: 409,
  code,
  message: '',
});
export const ended = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
export const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error });
export const unreachable: Problem = { tag: 'unreachable', message: '' };

export const file = new File(['x'], 'orders.xlsx');
const large = new File([new Uint8Array(5_242_881)], 'large.xlsx');
const phases = ['preprocessing', 'ready', 'placing', 'done', 'uploading'] as const;
export const answers = phases.map((phase) => answer({ phase }));

/** Everything that a person may do and the world may answer. */
export const events = [
  { type: 'fileChosen', file },
  { type: 'fileChosen', file: large },
  { type: 'progressed', share: 0.5 },
  { type: 'fileRead', sheet: { ...sheet, header: fullHeader } },
  { type: 'fileRead', sheet: { ...sheet, header: ['a', ...fullHeader.slice(1)] } },
  { type: 'fileRefused', fault: 'damaged' },
  { type: 'cancelled' },
  { type: 'columnChosen', at: 0, column: 'recipient_name' },
  { type: 'layoutChosen', layout: { sheet: 1, headerLine: null } },
  { type: 'columnsSettled' },
  { type: 'columnsReopened' },
  { type: 'cellTyped', number: 2, values: values({ description: 'Ca' }) },
  { type: 'rowTyped', number: 2, values: values({ description: 'Cake' }), now: 1 },
  { type: 'phonesRead', now: 1 },
  { type: 'rowRemoved', number: 3, removed: true },
  { type: 'rowsConfirmed', numbers: [2, 3] },
  { type: 'uploaded' },
  { type: 'rowMissed', number: 3 },
  { type: 'rowsArrived', jobId: 'job-1', outlines: 1, rows: [jobRow(3)] },
  { type: 'rowsArrived', jobId: 'job-2', outlines: 1, rows: [jobRow(3)] },
  { type: 'placeAsked' },
  { type: 'placeConfirmed' },
  { type: 'placeDeclined' },
  { type: 'triedAgain' },
  { type: 'fileWanted' },
  { type: 'keptWanted' },
  ended('checkRows', rows),
  ended('checkRows', []),
  failed('checkRows', 'too-slow'),
  ...['createJob', 'addRows', 'fetchJob', 'lookAtPreprocessing', 'lookAtPlacing'].flatMap((id) => [
    ...answers.map((each) => ended(id, each)),
    failed(id, unreachable),
  ]),
  ...answers.map((each) => ended('changeRows', each)),
  ...['BulkJobBusy', 'BulkJobPlaced', 'RowUnknown'].map((code) =>
    failed('changeRows', refused(code)),
  ),
  failed('changeRows', unreachable),
  ...answers.map((each) => ended('placeOrders', each)),
  failed('placeOrders', refused('BulkFileRepeated')),
  failed('placeOrders', unreachable),
  ...['preprocess', 'place'].map((state) => ({ type: `xstate.after.betweenLooks.bulk.${state}` })),
] as readonly Event[];

/** A file of an earlier visit with a row that was typed again and one that was removed. */
export const keptBefore: BulkDraft = {
  file,
  edits: new Map([
    [2, { removed: false, cells: { description: 'Bread' } }],
    [3, { removed: true, cells: {} }],
  ]),
};
