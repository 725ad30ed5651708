import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const sources = globSync('{app,plugins}/**/*.ts', { cwd: root });

test('layouts change at widths of the person’s letters, not of the screen’s dots', () => {
  expect(sources.length).toBeGreaterThan(100);
  const inDots = sources.filter((file) =>
    /\((?:min-|max-)?width\s*[:<>]=?\s*[\d.]+px\)/.test(readFileSync(root + file, 'utf8')),
  );
  expect(inDots).toEqual([]);
});
