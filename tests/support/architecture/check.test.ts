import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { readRooms } from './rooms.ts';
import { readSource } from './source.ts';

const table = `
| Room | What lives here | May import | Packages | Also |
| --- | --- | --- | --- | --- |
| \`schemas/\` | shapes | – | \`zod\` | – |
| \`markets/\` | values | \`schemas\` | – | \`names\`, \`values\` |
| \`core/\` | engine | \`schemas\`, \`core/rules\` | \`effector\` | – |
| \`core/rules/\` | rules | \`schemas\` | – | – |
| \`plugins/*\` | features | \`core\` | – | – |
| \`app/adapters/\` | powers | \`core\`, \`workers\`, \`app/paths.ts\` | – | \`world\` |
| \`app/*.ts*\` | entry | \`everything\` | – | – |
| \`app/paths.ts\` | addresses | – | – | – |
| \`workers/\` | workers | \`schemas\` | \`node:*\` | \`world\` |
| \`tests/\` | tests | \`everything\` | – | \`inside\` |
`;
const doors = {
  '#schemas': './schemas/index.ts',
  '#core': './core/index.ts',
  '#core/rules': './core/rules/index.ts',
  '#plugin/*': './plugins/*/index.ts',
};
const names = { codes: new Set(['KW', 'kw']), words: ['Marigold', 'Kuwait'] };

/** Checks a tree that exists only here. */
function checkTree(tree: Record<string, string>): string[] {
  const sources = Object.entries(tree).map(([path, text]) => readSource(path, text));
  return check(sources, { rooms: readRooms(table), doors, names });
}

describe('an arrow', () => {
  test('that the table allows is fine', () => {
    const problems = checkTree({
      'core/log.ts': `import type { Event } from '#schemas'; import { rank } from '#core/rules';
        import { createStore } from 'effector'; import { merge } from './orders/merge.ts';`,
      'app/adapters/page.ts': `import { home } from '../paths.ts';`,
      'app/main.ts': `import { home } from './paths.ts'; import { log } from '#core';`,
      'tests/core/log.test.ts': `import { log } from '../../core/log.ts';`,
      'app/adapters/riders.ts': `new Worker(new URL('../../workers/riders.ts', import.meta.url));`,
      'workers/riders.ts': `import { readFile } from 'node:fs/promises';`,
    });
    expect(problems).toEqual([]);
  });

  test.each([
    [
      'to a room',
      'core/a.ts',
      `import { x } from '#core/rules'; import { y } from '../app/adapters/index.ts';`,
      'core may not import app/adapters',
    ],
    ['of a type', 'schemas/a.ts', `import type { x } from '#core';`, 'schemas may not import core'],
    [
      'of a type in place',
      'schemas/a.ts',
      `type X = import('#core').X;`,
      'schemas may not import core',
    ],
    [
      'that re-exports',
      'schemas/a.ts',
      `export { x } from '#core';`,
      'schemas may not import core',
    ],
    ['that is lazy', 'schemas/a.ts', `const x = import('#core');`, 'schemas may not import core'],
    [
      'to a worker',
      'core/a.ts',
      `new URL('../workers/riders.ts', import.meta.url);`,
      'core may not import workers',
    ],
    [
      'from a room within a room',
      'core/rules/a.ts',
      `import { x } from '#core';`,
      'core/rules may not import core',
    ],
    [
      'between two features',
      'plugins/vat/a.ts',
      `import { x } from '#plugin/voucher';`,
      'plugins/* may not import plugins/voucher',
    ],
    [
      'to a package',
      'core/a.tsx',
      `import { useState } from 'react';`,
      'core may not import the package react',
    ],
    [
      'to a package with a scope',
      'core/a.ts',
      `import '@scope/name/part.js';`,
      'core may not import the package @scope/name',
    ],
    [
      'past a door',
      'core/a.ts',
      `import { x } from '../schemas/order.ts';`,
      '../schemas/order.ts goes past the door of schemas',
    ],
    [
      'by a path where there is a name',
      'core/a.ts',
      `import { x } from '../schemas/index.ts';`,
      'import #schemas by its name',
    ],
    [
      'by name to where one is',
      'core/a.ts',
      `import { x } from '#core';`,
      'inside a room, import by path: #core',
    ],
    [
      'to nowhere',
      'core/a.ts',
      `import { x } from '../lost/a.ts';`,
      '../lost/a.ts leads to no room of ARCHITECTURE.md',
    ],
  ])('%s is caught', (_, path, text, problem) => {
    expect(checkTree({ [path]: text })).toEqual([`${path}:1: ${problem}`]);
  });
});

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
    'lost/a.ts: no room of ARCHITECTURE.md holds this file',
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
