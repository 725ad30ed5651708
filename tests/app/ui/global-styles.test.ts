import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);

test('no style but the theme’s stands against the class of another file by an attribute alone: which of them wins depends on which page was first', () => {
  const files = globSync('{app,plugins}/**/*.css.ts', { cwd: root, exclude: ['app/ui/theme/**'] });
  expect(files.length).toBeGreaterThan(50);
  const bare = files.filter((path) =>
    /globalStyle\(\s*['`]\[[^\]]*\]['`]/.test(readFileSync(new URL(path, root), 'utf8')),
  );
  expect(bare).toEqual([]);
});
