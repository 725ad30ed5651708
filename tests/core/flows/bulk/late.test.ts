import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { bulkMachine } from '../../../../core/flows/bulk/machine.ts';
import { type Event, ended, failed, input, type Snapshot, unreachable } from './happenings.ts';
import { answer, jobRow, values } from './support.ts';

/** A job of which an answer told only where its rows are. */
const outline = (phase: 'preprocessing' | 'ready', state: 'waiting' | 'ready') => ({
  ...{ bulk_job: answer({ phase }).bulk_job, orders: [], outline: [{ from: 2, to: 3, state }] },
});
const typed = (description: string) =>
  ({ type: 'rowTyped', number: 2, values: values({ description }), now: 1 }) as const;
/** Rows that were asked for when the job had told of all its rows this often. */
const arrived = (outlines: number, ...rows: ReturnType<typeof jobRow>[]) =>
  ({ type: 'rowsArrived', jobId: 'job-1', outlines, rows }) as const;

test('a row that comes late takes the place of none that was typed into meanwhile, sent or answered', () => {
  let at = played([ended('fetchJob', answer()) as Event, typed('Cake')]);
  expect(at.value).toBe('changeRows');
  at = played([arrived(1, jobRow(2), jobRow(3))], at);
  expect(description(at)).toBe('Cake');
  const saved = {
    ...answer(),
    outline: [],
    orders: [jobRow(2, { values: values({ description: 'Cake' }) })],
  };
  at = played([ended('changeRows', saved) as Event, arrived(1, jobRow(2))], at);
  expect([at.value, description(at)]).toEqual(['showResults', 'Cake']);
});

test('a row that is removed while it is still to come stays removed', () => {
  const removed = { type: 'rowRemoved', number: 2, removed: true } as const;
  const at = played([ended('fetchJob', outline('ready', 'ready')) as Event, removed]);
  expect(at.context.sent).toEqual([{ number: 2, removed: true }]);
  const [row] = played([arrived(1, jobRow(2))], at).context.jobRows;
  expect(row?.state).toBe('removed');
});

test('what was typed into a row that has news is no longer missed', () => {
  const news = [
    ended('fetchJob', answer({ phase: 'preprocessing' })),
    { type: 'xstate.after.betweenLooks.bulk.preprocess' },
    ended('lookAtPreprocessing', outline('ready', 'ready')),
  ] as Event[];
  const at = played(news);
  expect(at.context.jobRows[0]?.missing).toBe('news');
  expect(played([typed('Cake')], at).context.jobRows[0]?.missing).toBeUndefined();
});

test('a row that was read before the server had looked at all is asked for again', () => {
  const begun = ended('fetchJob', outline('preprocessing', 'waiting'));
  const looked = { type: 'xstate.after.betweenLooks.bulk.preprocess' };
  const done = ended('lookAtPreprocessing', outline('ready', 'ready'));
  const at = played([begun, looked, done] as Event[]);
  expect([at.value, at.context.outlines]).toEqual(['showResults', 2]);
  const late = played([arrived(1, jobRow(2, { state: 'waiting' }))], at);
  expect(late.context.jobRows[0]).toMatchObject({ state: 'ready', missing: 'all' });
  const now = played([arrived(2, jobRow(2))], late);
  expect(now.context.jobRows[0]).toEqual(jobRow(2));
});

test('what was typed waits on when it could not be sent and the row was removed or confirmed since', () => {
  const removed = { type: 'rowRemoved', number: 2, removed: false } as const;
  const confirmed = { type: 'rowsConfirmed', numbers: [2, 3] } as const;
  const lost = failed('changeRows', unreachable) as Event;
  const at = played([
    ended('fetchJob', answer()) as Event,
    typed('Cake'),
    removed,
    confirmed,
    lost,
  ]);
  expect([at.value, at.context.changes]).toEqual([
    'changesFailed',
    [
      { number: 2, values: values({ description: 'Cake' }), removed: false, confirmed: true },
      { number: 3, confirmed: true },
    ],
  ]);
});

function description({ context }: Snapshot): string | undefined {
  return context.jobRows[0]?.values.description;
}

function played(happening: readonly Event[], from?: Snapshot): Snapshot {
  const [start] = initialTransition(bulkMachine, input('job-1'));
  return happening.reduce((at, event) => transition(bulkMachine, at, event)[0], from ?? start);
}
