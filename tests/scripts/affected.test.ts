import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { affectedBy, laws } from '../../scripts/test/affected.ts';
import { changedSince } from '../../scripts/test/changed.ts';
import { journeys } from '../../scripts/test/journeys.ts';

const { unit, server, browser } = affectedBy([
  'app/screens/history/period.tsx',
  'server/orders/journal.ts',
  'server/policy.ts',
  'server/tests-of-nobody/a.ts',
  'e2e/journeys/back.test.ts',
  'tests/server/faults.test.ts',
  'README.md',
]);

test('a change runs the tests that import it, those of its part of the server, and a journey through its screen', () => {
  expect(unit).toEqual([
    ...['app/screens/history/period.tsx', 'server/orders/journal.ts', 'server/policy.ts'],
    ...['server/tests-of-nobody/a.ts', ...laws],
  ]);
  expect(server).toEqual([
    ...['tests/server/orders/', 'tests/server/policy.test.ts', 'tests/server/faults.test.ts'],
  ]);
  expect(browser).toEqual([
    ...['e2e/journeys/history.test.ts', 'e2e/faults/offline.test.ts', 'e2e/journeys/back.test.ts'],
  ]);
});

test('what schemas and rules say is looked at by orders and calls, and by the shortest journey', () => {
  const { server, browser } = affectedBy(['schemas/order.ts', 'core/rules/fee.ts']);
  expect(server).toEqual(['tests/server/orders/', 'tests/server/http/']);
  expect(browser).toEqual(['e2e/journeys/in-sight.test.ts']);
});

test('words alone run the laws that read them, and no browser', () => {
  expect(affectedBy(['docs/server.md'])).toEqual({ unit: laws, server: [], browser: [] });
});

test('what is compared with is main, or a commit that is named', () => {
  expect(changedSince([])).toBeUndefined();
  expect(changedSince(['--changed'])).toBe('main');
  expect(changedSince(['--changed', 'HEAD~3'])).toBe('HEAD~3');
});

test('every journey and law that is named exists, every place too, and each screen has its journey', () => {
  const files = journeys.flatMap(([, names]) => names.map((name) => `e2e/${name}.test.ts`));
  const places = journeys.map(([place]) => place);
  expect([...files, ...laws, ...places].filter((path) => !existsSync(path))).toEqual([]);
  const screens = globSync('app/screens/*/').map((folder) => `${folder.replaceAll('\\', '/')}/`);
  expect(screens.filter((screen) => !places.includes(screen))).toEqual([]);
});
