import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { bulkMachine } from '../../../../core/flows/bulk/machine.ts';
import {
  answers,
  type Event,
  ended,
  failed,
  file,
  input,
  keptBefore,
  type Snapshot,
  unreachable,
} from './happenings.ts';
import { answer, fullHeader, jobRow, rows, sheet, values } from './support.ts';

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
    outline: [],
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

test('rows that are checked against other columns make another upload than all before', () => {
  const read = { type: 'fileRead', sheet: { ...sheet, header: fullHeader } } as const;
  const checked = ended('checkRows', rows) as Event;
  const again = [{ type: 'columnsReopened' }, { type: 'columnsSettled' }, checked] as const;
  const typed = { type: 'rowTyped', number: 2, values: values(), now: 1 } as const;
  const steps = [{ type: 'fileChosen', file }, read, checked] as const;
  const uploads = [steps, [...steps, typed], [...steps, typed, ...again]].map(
    (happening) => played(happening, null).context.edits,
  );
  expect(uploads).toEqual([1, 2, 3]);
});

test('what is typed into a row that was removed meanwhile does not bring it back', () => {
  const read = { type: 'fileRead', sheet: { ...sheet, header: fullHeader } } as const;
  const steps = [{ type: 'fileChosen', file }, read, ended('checkRows', rows)] as Event[];
  const removed = { type: 'rowRemoved', number: 3, removed: true } as const;
  const late = { number: 3, values: values(), now: 1 };
  const typed = ['cellTyped', 'rowTyped'].map((type) => ({ type, ...late })) as Event[];
  const { rows: left, kept } = played([...steps, removed, ...typed], null).context;
  expect(left.map(({ number }) => number)).toEqual([2]);
  expect(kept?.edits.get(3)?.removed).toBe(true);
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

const read = { type: 'fileRead', sheet: { ...sheet, header: fullHeader } } as const;

test('what is typed into the rows of a file is kept cell by cell, before a cell is left and whatever comes later', () => {
  const typing = (cells: Parameters<typeof values>[0]) => ({
    ...({ type: 'cellTyped', number: 2, values: values(cells) } as const),
  });
  let at = played([{ type: 'fileChosen', file }, read, ended('checkRows', rows) as Event], null);
  expect(at.context.kept).toEqual({ file, edits: new Map() });
  [at] = transition(bulkMachine, at, typing({ description: 'Cak' }));
  expect(at.context.rows[0]?.values.description).toBe('Tea');
  expect(at.context.kept?.edits.get(2)).toEqual({ removed: false, cells: { description: 'Cak' } });
  [at] = transition(bulkMachine, at, {
    ...typing({ description: 'Cake' }),
    type: 'rowTyped',
    now: 1,
  });
  [at] = transition(bulkMachine, at, {
    ...typing({ description: 'Cake', amount: '5' }),
    type: 'rowTyped',
    now: 1,
  });
  expect(at.context.kept?.edits.get(2)?.cells).toEqual({ description: 'Cake', amount: '5' });
  [at] = transition(bulkMachine, at, { type: 'rowRemoved', number: 2, removed: true });
  expect(at.context.kept?.edits.get(2)?.removed).toBe(true);
  [at] = transition(bulkMachine, at, { type: 'fileWanted' });
  expect([at.value, at.context.kept?.edits.size]).toEqual(['askFile', 1]);
  [at] = transition(bulkMachine, at, { type: 'keptWanted' });
  expect([at.value, at.context.file]).toEqual(['readFile', file]);
});

test('a file of an earlier visit is read again by itself, and its upload ends its keeping', () => {
  const [start] = initialTransition(bulkMachine, input(null, keptBefore));
  expect([start.value, start.context.file, start.context.resumed]).toEqual([
    'readFile',
    file,
    true,
  ]);
  const after = [
    read,
    ended('checkRows', rows),
    { type: 'uploaded' },
    ended('createJob', answers[1]),
  ];
  const at = after.reduce(
    (before, event) => transition(bulkMachine, before, event as Event)[0],
    start,
  );
  expect([at.value, at.context.kept]).toEqual(['showResults', null]);
});

test('another file takes the place of the one that was kept only once it could be read', () => {
  const other = new File(['y'], 'other.xlsx');
  const [start] = initialTransition(bulkMachine, input(null, keptBefore));
  const chosen = [{ type: 'cancelled' }, { type: 'fileChosen', file: other }] as const;
  const reading = chosen.reduce(
    (before, event) => transition(bulkMachine, before, event)[0],
    start,
  );
  const [refused] = transition(bulkMachine, reading, { type: 'fileRefused', fault: 'damaged' });
  expect(refused.context.kept).toBe(keptBefore);
  const replaced = [read, ended('checkRows', rows) as Event].reduce(
    (before, event) => transition(bulkMachine, before, event)[0],
    reading,
  );
  expect(replaced.context.kept).toEqual({ file: other, edits: new Map() });
});

function played(happening: readonly Event[], jobId: string | null): Snapshot {
  const [start] = initialTransition(bulkMachine, input(jobId));
  return happening.reduce((at, event) => transition(bulkMachine, at, event)[0], start);
}
