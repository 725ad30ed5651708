import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);

test('minutes are rounded and written in one place', () => {
  const files = globSync('{app,plugins}/**/*.{ts,tsx}', { cwd: root });
  const writing = files.filter((path) =>
    readFileSync(new URL(path, root), 'utf8').includes("'order.eta.short'"),
  );
  expect(writing).toEqual(['app/i18n/in-minutes.ts']);
});
