import { existsSync, globSync, readFileSync } from 'node:fs';
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
    ...['docs/specification.md', '{app/i18n/locales,plugins/*/texts}/**/!(en).json'],
    'tests/words.test.ts',
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

/** Each row of the glossary: where its word lives, and which words it stands for. */
const glossary = readFileSync(new URL('CONTRIBUTING.md', root), 'utf8')
  .split('\n')
  .map((line) => line.split('|'))
  .filter((cells) => cells.length === 6 && cells[3]?.includes('`'))
  .map(([, word = '', , where = '', not = '']) => ({
    word: word.trim(),
    paths: [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    others: not.split(',').flatMap((other) => other.trim().toLowerCase() || []),
  }));

test('the glossary says where each of its words lives', () => {
  expect(glossary.length).toBeGreaterThanOrEqual(40);
  const lost = glossary.flatMap(({ word, paths }) => {
    const there = paths.filter((path) => existsSync(new URL(path, root)));
    return there.length === paths.length ? [] : [word];
  });
  expect(lost).toEqual([]);
});

test('a thing of the glossary has one name', () => {
  const others = glossary.flatMap(({ others }) => others);
  const second = new RegExp(`\\b(?:${others.join('|')})s?\\b`, 'i');
  const found = files
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      readFileSync(new URL(path, root), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          second.test(apart(line)) ? [`${path}:${at + 1} ${line.trim()}`] : [],
        ),
    );
  expect(found).toEqual([]);
});
