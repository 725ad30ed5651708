import { expect, test } from 'vitest';
import { holds, weigh } from '../../scripts/size/measure.ts';

const manifest = {
  'index.html': { file: 'main.js', imports: ['_react.js'], css: ['main.css'] },
  '_react.js': { file: 'react.js' },
  'screens/a/index.tsx': { file: 'a.js', imports: ['_react.js', 'index.html'] },
  '../markets/small.ts': { file: 'small.js' },
  '../markets/large.ts': { file: 'large.js' },
};
const sizes: Record<string, number> = {
  'main.js': 100,
  'main.css': 10,
  'react.js': 600,
  'a.js': 40,
  'small.js': 1,
  'large.js': 5,
};
const sizeOf = (file: string) => sizes[file] ?? 0;

test('a page weighs its chunks, their imports and their styles, each file once', () => {
  const page = { name: 'a', budget: 1, chunks: ['index.html', 'screens/a/index.tsx'] };
  expect(weigh(page, manifest, sizeOf).bytes).toBe(750);
});

test('of several that match, the largest counts', () => {
  const page = { name: 'a', budget: 1, chunks: ['../markets/*.ts'] };
  expect(weigh(page, manifest, sizeOf).bytes).toBe(5);
});

test('a page over its budget does not hold, nor does one whose chunk is gone', () => {
  const page = { name: 'a', budget: 750 / 1024, chunks: ['index.html', 'screens/a/index.tsx'] };
  expect(holds(weigh(page, manifest, sizeOf))).toBe(true);
  expect(holds(weigh({ ...page, budget: 749 / 1024 }, manifest, sizeOf))).toBe(false);
  expect(holds(weigh({ ...page, chunks: ['screens/b/index.tsx'] }, manifest, sizeOf))).toBe(false);
});
