import { describe, expect, test } from 'vitest';
import { checkTree } from './virtual.ts';

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
      '../lost/a.ts leads to no room of docs/rooms.md',
    ],
  ])('%s is caught', (_, path, text, problem) => {
    expect(checkTree({ [path]: text })).toEqual([`${path}:1: ${problem}`]);
  });
});
