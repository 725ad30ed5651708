import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeLinesOf, longFunctions } from './support/limits.ts';

const root = new URL('../', import.meta.url);
const rooms = '{app,brands,core,markets,plugins,schemas,scripts,server,workers}';
const files = globSync(`${rooms}/**/*.{ts,tsx}`, { cwd: root })
  .toSorted()
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));

test('no file has more than 200 lines of code', () => {
  const long = files.flatMap(({ path, text }) => {
    const lines = codeLinesOf(path, text);
    return lines > 200 ? [`${path}: ${lines}`] : [];
  });
  expect(long).toEqual([]);
});

test('no function has more than 40 lines of its own', () => {
  const long = files.flatMap(({ path, text }) =>
    longFunctions(path, text, 40).map(({ line, lines }) => `${path}:${line}: ${lines}`),
  );
  expect(long).toEqual([]);
});
