import { expect, test } from 'vitest';
import { retyped, withChanges, without, withRepeats } from '../../../../core/flows/bulk/rows.ts';
import { jobRow, rules, values } from './support.ts';

const context = { ...rules, now: 1 };

test('of twenty thousand rows only the one that is typed again is another, and those with its code', () => {
  const rows = Array.from({ length: 20_000 }, (_, nth) => ({
    ...{ number: nth + 2, errors: [] },
    values: values({ pickup_code: `c${nth}` }),
  }));
  const plain = retyped(rows, 500, values({ description: 'Cake', pickup_code: 'c498' }), context);
  expect(plain.filter((row, at) => row !== rows[at]).map(({ number }) => number)).toEqual([500]);
  const repeated = retyped(rows, 2, values({ pickup_code: 'C19999' }), context);
  const changed = repeated.filter((row, at) => row !== rows[at]);
  expect(changed.map(({ number }) => number)).toEqual([2, 20_001]);
});

test('a row whose code stood twice is right again when the other one is removed', () => {
  const twice = [2, 3].map((number) => {
    return { number, values: values({ pickup_code: 'A' }), errors: [] };
  });
  const rows = withRepeats(twice);
  expect(rows.map(({ errors }) => errors.length)).toEqual([0, 1]);
  expect(without(rows, 2)).toEqual(twice.slice(1));
  expect(without(rows, 3)).toEqual(twice.slice(0, 1));
});

test('five thousand rows are confirmed at once, and each waits to be sent once', () => {
  const jobRows = Array.from({ length: 5000 }, (_, nth) => {
    return jobRow(nth + 2, { state: 'unconfirmed' });
  });
  const all = jobRows.map(({ number }) => ({ number, confirmed: true as const }));
  const once = withChanges({ jobRows, changes: [] }, all, context);
  const twice = withChanges(once, all, context);
  expect(new Set(twice.jobRows.map(({ state }) => state))).toEqual(new Set(['waiting']));
  expect(twice.changes.map(({ number }) => number)).toEqual(all.map(({ number }) => number));
});
