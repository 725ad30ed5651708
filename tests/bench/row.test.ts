import { expect, test } from 'vitest';
import { row } from './row.ts';
import { table } from './table.ts';

const figure = { name: 'merge', value: 450, unit: 'updates/s', limit: 1000 };

test('a row compares with its limit', () => {
  expect(row(figure, 'at least', 0.45)).toMatchObject({ ratio: 0.45, goal: '≥ 0.45', holds: true });
  expect(row(figure, 'at least', 0.5).holds).toBe(false);
  expect(row(figure, 'at most', 0.4).holds).toBe(false);
});

test('the table shows each row beside its limit', () => {
  expect(table([row(figure, 'at most', 2)]).split('\n')).toEqual([
    'measure  value  limit  unit       ratio  goal',
    'merge      450  1,000  updates/s   0.45   ≤ 2  ✓',
  ]);
});
