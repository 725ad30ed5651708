import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Words that nobody says any more, or that make a reader stop. */
const stale =
  /\b(?:whom|whoever|anew|n[ao]ught|borne|sought|in vain|be had|(?:came|come) to nothing)\b/i;

const root = new URL('../', import.meta.url);
const files = globSync('**/*.{ts,tsx,md,json,html}', {
  cwd: root,
  exclude: [
    ...['node_modules/**', 'dist/**', 'coverage/**', 'screenshots/**', 'package-lock.json'],
    // The words of others, and other languages.
    ...['docs/specification.md', 'app/i18n/locales/**/!(en).json', 'tests/words.test.ts'],
  ],
}).toSorted();

/** Names in code are words, too. */
const apart = (line: string) => line.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');

test('code, comments, texts and docs are in plain English', () => {
  const found = files.flatMap((path) =>
    readFileSync(new URL(path, root), 'utf8')
      .split('\n')
      .flatMap((line, at) => (stale.test(apart(line)) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
