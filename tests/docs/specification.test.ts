import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specifiedFlags } from '#schemas';

const root = new URL('../../', import.meta.url);
const lines = readFileSync(new URL('docs/specification.md', root), 'utf8').split('\n');
const rows = lines
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
const requirements = rows.filter((cells) => cells.length === 3 && cells[0] !== 'Requirement');

const pathsIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

test('every requirement names a module and a test', () => {
  const empty = requirements.filter(
    ([, module, proof]) => pathsIn(module).length === 0 || pathsIn(proof).length === 0,
  );
  expect(requirements.length).toBeGreaterThan(100);
  expect(empty).toEqual([]);
});

test('what is named exists, and a test is a test', () => {
  const named = requirements.flatMap(([, module, proof]) => [
    ...pathsIn(module),
    ...pathsIn(proof),
  ]);
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  const proofs = requirements.flatMap(([, , proof]) => pathsIn(proof));
  expect(proofs.filter((path) => !/\.test\.tsx?$/.test(path))).toEqual([]);
});

test('every flag is in the table', () => {
  const told = rows.filter((cells) => cells.length === 2).flatMap(([flag]) => pathsIn(flag));
  expect(told.toSorted()).toEqual([...specifiedFlags].toSorted());
});
