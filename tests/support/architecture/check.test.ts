import { describe, expect, test } from 'vitest';
import { checkTree } from './virtual.ts';

describe('a power', () => {
  test.each([
    ['fetch', `fetch('/x');`],
    ['fetch', `globalThis.fetch('/x');`],
    ['fetch', `const { fetch } = window;`],
    ['WebSocket', `new WebSocket('/x');`],
    ['localStorage', `localStorage.getItem('x');`],
    ['setTimeout', `setTimeout(() => 1, 2);`],
    ['Date.now', `Date.now();`],
    ['new Date()', `new Date();`],
    ['Math.random', `Math.random();`],
  ])('%s is caught in %s', (power, text) => {
    const problem = `core/a.ts:1: ${power} belongs behind an adapter or comes as a parameter`;
    expect(checkTree({ 'core/a.ts': text })).toEqual([problem]);
    expect(checkTree({ 'app/adapters/a.ts': text })).toEqual([]);
  });

  test('is not a property, a type or a date that is given', () => {
    const text = `new Date(now); ports.fetch('/x'); type A = { fetch: typeof fetch; socket: WebSocket };
      import type { EventSource } from '#schemas'; const folder = new URL('../', import.meta.url);
      const adapters = { fetch: call };`;
    expect(checkTree({ 'core/a.ts': text })).toEqual([]);
  });
});

describe('a name', () => {
  test.each([
    ['KW', `if (country === 'KW') go();`],
    ['KW', `const limits = { KW: 1 };`],
    ['KW', `limits.KW;`],
    ['kw', `start('kw');`],
    ['Asia/Kuwait', `const zone = 'Asia/Kuwait';`],
    ['Welcome to Marigold', `const title = <h1>Welcome to Marigold</h1>;`],
    ['by marigold ', `const text = \`by marigold \${year}\`;`],
  ])('"%s" is caught in %s', (name, text) => {
    const problem = `core/a.tsx:1: "${name}" names a country or a brand`;
    expect(checkTree({ 'core/a.tsx': text })).toEqual([problem]);
    expect(checkTree({ 'markets/kw.tsx': text })).toEqual([]);
  });

  test('is not that of a flag, but is caught beside it', () => {
    const path = 'core/a.ts';
    expect(checkTree({ [path]: `const flag = 'card-form-kuwait';` })).toEqual([]);
    expect(checkTree({ [path]: `const flag = 'the card-form-kuwait';` })).toHaveLength(1);
  });

  test('is not a part of another word', () => {
    expect(checkTree({ 'core/a.ts': `const a = 'KWH', b = 'marigolds', c = 'OK';` })).toEqual([]);
  });
});

test('a file that cannot be parsed is caught', () => {
  const [problem] = checkTree({ 'core/a.ts': 'const = 1;' });
  expect(problem).toContain('core/a.ts:1: cannot be parsed');
});

test('export * is caught', () => {
  expect(checkTree({ 'core/a.ts': `export * from './b.ts';` })).toEqual([
    'core/a.ts:1: export * hides what a room offers',
  ]);
});

test('a function among values is caught, but not in their index', () => {
  const tree = {
    'markets/kw.ts': `export const a = () => 1;`,
    'markets/index.ts': `export const a = () => 1;`,
  };
  expect(checkTree(tree)).toEqual(['markets/kw.ts:1: markets holds values, not functions']);
});

test('a file outside every room is caught', () => {
  expect(checkTree({ 'lost/a.ts': '' })).toEqual([
    'lost/a.ts: no room of docs/rooms.md holds this file',
  ]);
});

test('a cycle is caught, also through a door', () => {
  const problems = checkTree({
    'core/rules/index.ts': `export { a } from './a.ts';`,
    'core/rules/a.ts': `import { b } from './b.ts';`,
    'core/rules/b.ts': `import type { A } from './index.ts';`,
  });
  expect(problems).toEqual([
    'cycle: core/rules/index.ts → core/rules/a.ts → core/rules/b.ts → core/rules/index.ts',
  ]);
});

test('a lazy import makes no cycle', () => {
  const tree = { 'core/a.ts': `import './b.ts';`, 'core/b.ts': `const a = import('./a.ts');` };
  expect(checkTree(tree)).toEqual([]);
});
