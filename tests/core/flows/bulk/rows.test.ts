import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { bulkMachine } from '../../../../core/flows/bulk/machine.ts';
import { joinedChange } from '../../../../core/flows/bulk/rows.ts';
import { NOW } from '../../../support/arbitraries.ts';
import { type Event, ended, file, input, type Snapshot } from './happenings.ts';
import { answer, fullHeader, jobRow, rows, sheet, values } from './support.ts';

/** A row with nothing wrong, which is collected two hours from now. */
const right = values({
  ...{ recipient_phone_number: '+6591234567', recipient_address: '5 Raffles Place', amount: '12' },
  ...{ payment_method: 'PAID', unit_number: '#01-01', preordered_for: '2027-01-15 18:00' },
});
const typed = (changes: object, now = NOW) =>
  ({ type: 'rowTyped', number: 2, values: { ...right, ...changes }, now }) as const;
const later = (state: string): unknown => ({ type: `xstate.after.betweenLooks.bulk.${state}` });

test.each([
  ['waits for the server where the rules find nothing wrong', typed({}), 'waiting', 0],
  ['is wrong at once where they do', typed({ recipient_name: '' }), 'invalid', 1],
  ['is held against the time at which it was typed', typed({}, NOW + 7200), 'invalid', 1],
] as const)('a row of a job that is typed again %s', (_, event, state, errors) => {
  const [row] = played([ended('fetchJob', answer()) as Event, event]).context.jobRows;
  expect([row?.state, row?.errors.length]).toEqual([state, errors]);
});

test('what was confirmed of a row is kept when it is removed and put back, and asked again when it is typed', () => {
  const confirmed = { number: 2, confirmed: true } as const;
  expect(joinedChange(confirmed, { number: 2, removed: false })).toEqual({
    ...confirmed,
    removed: false,
  });
  expect(joinedChange(confirmed, { number: 2, values: right })).toEqual({
    number: 2,
    values: right,
  });
});

test('what was typed while the server looked at all rows stays when it tells of them', () => {
  const at = played([
    ended('fetchJob', answer({ phase: 'preprocessing' })) as Event,
    typed({ description: 'Cake' }),
    later('preprocess') as Event,
    ended('lookAtPreprocessing', answer()) as Event,
  ]);
  expect(at.value).toBe('changeRows');
  expect(at.context.jobRows.map((row) => row.values.description)).toEqual(['Cake', 'Tea']);
  expect(at.context.jobRows[1]).toEqual(jobRow(3));
});

test('only who looks on at a placing is told of its end, and only for that file', () => {
  const done = ended('lookAtPlacing', answer({ phase: 'done' })) as Event;
  const again = later('place') as Event;
  const back = played([ended('fetchJob', answer({ phase: 'done' })) as Event]);
  expect([back.value, back.context.followed]).toEqual(['placed', false]);
  const on = played([ended('fetchJob', answer({ phase: 'placing' })) as Event, again, done]);
  expect([on.value, on.context.followed]).toEqual(['placed', true]);
  expect(played([{ type: 'fileWanted' }], on).context.followed).toBe(false);
});

test('a file that is chosen now is none of an earlier visit', () => {
  const read = { type: 'fileRead', sheet: { ...sheet, header: fullHeader } } as const;
  const [start] = initialTransition(bulkMachine, input(null));
  const at = played([{ type: 'fileChosen', file }, read, ended('checkRows', rows) as Event], start);
  expect([at.value, at.context.resumed]).toEqual(['repairRows', false]);
});

function played(happening: readonly Event[], from?: Snapshot): Snapshot {
  const [start] = initialTransition(bulkMachine, input('job-1'));
  return happening.reduce((at, event) => transition(bulkMachine, at, event)[0], from ?? start);
}
