import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** What was measured, as the rows of the table name it: the part of a row's name before its figures in brackets. */
const rows = [...read('docs/performance.md').matchAll(/^\| ([\w -][^|:]*: [^|(]*)/gm)].map(
  ([, name = '']) => name.replaceAll('`', '').trim(),
);

test('each benchmark has a row among the last figures, under the name that it prints', () => {
  const files = globSync('tests/bench/*.bench.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(15);
  const absent = files.filter((file) => {
    const source = read(file);
    return !rows.some((row) => source.includes(row) || source.includes(row.split(': ')[1] ?? row));
  });
  expect(absent).toEqual([]);
});

test('each name that a benchmark writes out is that of a row', () => {
  const names = globSync('tests/bench/*.bench.ts', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/name(?::| =) '([^']*: [^']*)'/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !rows.includes(name))).toEqual([]);
});
