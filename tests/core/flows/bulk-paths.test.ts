import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EventFromLogic, initialTransition, type SnapshotFrom, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Problem } from '#schemas';
import { bulkMachine } from '../../../core/flows/bulk-machine.ts';
import { law } from '../../support/property.ts';
import { answer, fullHeader, jobRow, rows, rules, sheet, values } from './bulk-support.ts';

type Snapshot = SnapshotFrom<typeof bulkMachine>;
type Event = EventFromLogic<typeof bulkMachine>;

const input = (jobId: string | null) => ({ vendorId: 'v-1', jobId, rules, choices: {}, kept: null });
const refused = (code: string): Problem => ({ tag: 'refused', status: 409, code, message: '' });
const ended = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error });
const unreachable: Problem = { tag: 'unreachable', message: '' };

const file = new File(['x'], 'orders.xlsx');
const large = new File([new Uint8Array(5_242_881)], 'large.xlsx');
const phases = ['preprocessing', 'ready', 'placing', 'done'] as const;
const answers = phases.map((phase) => answer({ phase }));

/** Everything that a person may do and the world may answer. */
const events = [
  { type: 'fileChosen', file },
  { type: 'fileChosen', file: large },
  { type: 'progressed', share: 0.5 },
  { type: 'fileRead', sheet: { ...sheet, header: fullHeader } },
  { type: 'fileRead', sheet: { ...sheet, header: ['a', ...fullHeader.slice(1)] } },
  { type: 'fileRefused', fault: 'damaged' },
  { type: 'cancelled' },
  { type: 'columnChosen', at: 0, column: 'recipient_name' },
  { type: 'columnsSettled' },
  { type: 'columnsReopened' },
  { type: 'rowTyped', number: 2, values: values({ description: 'Cake' }), now: 1 },
  { type: 'rowRemoved', number: 3, removed: true },
  { type: 'rowsConfirmed', numbers: [2, 3] },
  { type: 'uploaded' },
  { type: 'placeAsked' },
  { type: 'placeConfirmed' },
  { type: 'placeDeclined' },
  { type: 'triedAgain' },
  { type: 'fileWanted' },
  ended('checkRows', rows),
  ended('checkRows', []),
  failed('checkRows', 'too-slow'),
  ...['createJob', 'fetchJob', 'lookAtPreprocessing', 'lookAtPlacing'].flatMap((id) => [
    ...answers.map((each) => ended(id, each)),
    failed(id, unreachable),
  ]),
  ...answers.map((each) => ended('changeRows', each)),
  ...['BulkJobBusy', 'BulkJobPlaced', 'RowUnknown'].map((code) =>
    failed('changeRows', refused(code)),
  ),
  ...answers.map((each) => ended('placeOrders', each)),
  failed('placeOrders', refused('BulkFileRepeated')),
  failed('placeOrders', unreachable),
  ...['preprocess', 'place'].map((state) => ({ type: `xstate.after.betweenLooks.bulk.${state}` })),
] as readonly Event[];

/** Two moments are alike when the same may happen at both. */
function likeness({ value, context }: Snapshot): string {
  const { columns, rows: held, job, changes, jobRows } = context;
  return JSON.stringify([
    value,
    columns.includes('recipient_name'),
    held.length,
    job?.phase,
    changes.length > 0,
    jobRows.length > 0,
  ]);
}

const passedThrough = new Set(['begin', 'judge', 'matchColumns']);

test.each([null, 'job-1'])('from %s every step can be reached', (jobId) => {
  const paths = getShortestPaths(bulkMachine, {
    input: input(jobId),
    events,
    serializeState: likeness as never,
    // A file has no text of its own.
    serializeEvent: (event) => String(events.indexOf(event)),
    limit: 60_000,
  });
  const reached = new Set(paths.map(({ state }) => String(state.value)));
  const steps = Object.keys(bulkMachine.states).filter((name) => !passedThrough.has(name));
  expect(steps.filter((step) => !reached.has(step))).toEqual([]);
});

test('law: whatever happens, the flow keeps what it promises', () => {
  const happening = fc.array(fc.integer({ min: 0, max: events.length - 1 }), { maxLength: 40 });
  law(
    fc.property(fc.constantFrom(null, 'job-1'), happening, (jobId, indexes) => {
      let [at] = initialTransition(bulkMachine, input(jobId));
      for (const index of indexes) {
        const event = events[index];
        if (event !== undefined && isPossible(at, event)) [at] = transition(bulkMachine, at, event);
        holds(at);
      }
    }),
    { runs: 500 },
  );
});

test('what was typed is on screen until the server has answered for it, and is sent once', () => {
  let at = played([ended('fetchJob', answers[1])] as Event[], 'job-1');
  const typed = (description: string) =>
    ({ type: 'rowTyped', number: 2, values: values({ description }), now: 1 }) as const;
  [at] = transition(bulkMachine, at, typed('Cake'));
  expect(at.value).toBe('changeRows');
  expect(at.context.sent).toMatchObject([{ number: 2, values: { description: 'Cake' } }]);
  [at] = transition(bulkMachine, at, typed('Bread'));
  const stale = {
    bulk_job: answer().bulk_job,
    orders: [jobRow(2, { values: values({ description: 'Cake' }) })],
  };
  [at] = transition(bulkMachine, at, ended('changeRows', stale) as Event);
  expect(at.value).toBe('changeRows');
  expect(at.context.jobRows[0]?.values.description).toBe('Bread');
  expect(at.context.sent).toMatchObject([{ number: 2, values: { description: 'Bread' } }]);
  expect(at.context.changes).toEqual([]);
  [at] = transition(bulkMachine, at, failed('changeRows', unreachable) as Event);
  expect(at.value).toBe('changesFailed');
  expect(at.context.changes).toMatchObject([{ number: 2, values: { description: 'Bread' } }]);
  [at] = transition(bulkMachine, at, { type: 'triedAgain' });
  expect(at.context.sent).toHaveLength(1);
});

test('every change of the rows makes another upload of it, and a second try does not', () => {
  const read = { type: 'fileRead', sheet: { ...sheet, header: fullHeader } } as const;
  const steps = [{ type: 'fileChosen', file }, read, ended('checkRows', rows)] as Event[];
  let at = played([...steps, { type: 'uploaded' }], null);
  const first = at.context.edits;
  at = played([...steps, { type: 'uploaded' }, failed('createJob', unreachable) as Event], null);
  [at] = transition(bulkMachine, at, { type: 'uploaded' });
  expect([at.value, at.context.edits]).toEqual(['createJob', first]);
  at = played([...steps, { type: 'rowRemoved', number: 3, removed: true }], null);
  expect(at.context.edits).toBe(first + 1);
  expect(at.context.rows.map(({ number }) => number)).toEqual([2]);
});

/** Columns that were chosen by hand once are found by themselves the next time. */
test('a choice of columns is remembered for the next file with the same headers', () => {
  const header = ['Who', ...fullHeader.slice(1)];
  const read = { type: 'fileRead', sheet: { ...sheet, header } } as const;
  const chosen = { type: 'columnChosen', at: 0, column: 'recipient_name' } as const;
  const at = played([{ type: 'fileChosen', file }, read, chosen, { type: 'columnsSettled' }], null);
  expect(at.context.choices.who).toBe('recipient_name');
  const again = { ...input(null), choices: at.context.choices };
  const [start] = initialTransition(bulkMachine, again);
  const [next] = [{ type: 'fileChosen', file } as const, read].reduce(
    ([state], event) => transition(bulkMachine, state, event),
    [start, []] as unknown as ReturnType<typeof transition<typeof bulkMachine>>,
  );
  expect(next.value).toBe('checkRows');
});

function played(happening: readonly Event[], jobId: string | null): Snapshot {
  const [start] = initialTransition(bulkMachine, input(jobId));
  return happening.reduce((at, event) => transition(bulkMachine, at, event)[0], start);
}

/** The world answers only what was asked of it. */
function isPossible({ value }: Snapshot, { type }: { type: string }): boolean {
  const [, asked] = /^xstate\.(?:done|error)\.actor\.(.*)$/.exec(type) ?? [];
  return asked === undefined || asked === value;
}

function holds({ value, context }: Snapshot): void {
  const { rows: held, jobRows, job, jobId, changes, file: chosen } = context;
  if (value === 'placed') expect([job?.phase, changes]).toEqual(['done', []]);
  if (value === 'place') expect(job?.phase).toBe('placing');
  if (value === 'showResults') expect([job?.phase, changes]).toEqual(['ready', []]);
  if (value === 'changeRows') expect(context.sent.length).toBeGreaterThan(0);
  if (value === 'repairRows' || value === 'createJob') expect(jobRows).toEqual([]);
  if (value === 'askFile') expect([held, jobId, chosen]).toEqual([[], null, null]);
}
