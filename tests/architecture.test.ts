import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { brandIds, loadBrand } from '#brands';
import { eventTypes, flagNames } from '#schemas';
import { check, type Names } from './support/architecture/check.ts';
import type { Doors } from './support/architecture/doors.ts';
import { misplaced, readMakers } from './support/architecture/makers.ts';
import { readRooms } from './support/architecture/rooms.ts';
import { readSource } from './support/architecture/source.ts';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const paths = (pattern: string) => {
  const exclude = ['node_modules/**', 'dist/**', 'coverage/**'];
  return globSync(pattern, { cwd: root, exclude }).toSorted();
};

type Package = { imports: Doors; sideEffects: readonly string[] };
const { imports, sideEffects }: Package = JSON.parse(read('package.json'));
const rooms = readRooms(read('docs/rooms.md'));

/** It reads every file of the project, which takes its time on a busy machine. */
const timeout = 120_000;

test('every import, name and power keeps to the rooms of docs/rooms.md', {
  timeout,
}, async () => {
  const sources = paths('**/*.{ts,tsx}').map((path) => readSource(path, read(path)));
  const plan = { rooms, doors: imports, names: await findNames() };
  expect(check(sources, plan)).toEqual([]);
});

test('every room of docs/rooms.md exists', () => {
  const empty = rooms.filter(({ folder }) => paths(folder).length === 0);
  expect(empty.map(({ folder }) => folder)).toEqual([]);
});

test('state is made where docs/rooms.md says, and nowhere else', () => {
  const makers = readMakers(read('docs/rooms.md'));
  expect(makers.length).toBeGreaterThan(0);
  const files = paths('{core,app,plugins}/**/*.{ts,tsx}');
  expect(files.flatMap((path) => misplaced(path, read(path), makers))).toEqual([]);
  const text = files.map(read).join('\n');
  expect(makers.filter(({ name }) => !text.includes(name))).toEqual([]);
});

test('nothing is decided by the key of a text: a refusal has a code, a violation its rule', () => {
  const texts = paths('{app/i18n/locales,plugins/*/texts}/en.json').flatMap((path) =>
    Object.keys(JSON.parse(read(path))),
  );
  // Some texts are called as the facts that they tell of.
  const facts: ReadonlySet<string> = new Set(eventTypes);
  const keys = new Set(texts.filter((key) => !facts.has(key)));
  const decided = /(?:[!=]==|\bcase) '([\w.-]+)'/g;
  const isKey = (line: string) =>
    [...line.matchAll(decided)].some(([, text = '']) => keys.has(text));
  const lines = paths('{core,app,plugins,server,workers}/**/*.{ts,tsx}').flatMap((path) =>
    read(path)
      .split('\n')
      .filter(isKey)
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});

test('what is imported for what it does alone is kept by a build: by its name, in a file with names of its own', () => {
  const lost = paths('{app,core,plugins}/**/*.{ts,tsx}').flatMap((path) => {
    const text = read(path);
    const alone = [...text.matchAll(/^import '(\.[^']+\.tsx?)';/gm)].map(([, to = '']) => to);
    const named = alone.filter((to) => !/\.css\.ts$/.test(to)).map((to) => join(dirname(path), to));
    // A file that only passes names on is left out itself, with all that it imports.
    const isPassage = named.length > 0 && !/^(?:export )?(?:const|function|async)/m.test(text);
    return [...named.filter((to) => !sideEffects.includes(to)), ...(isPassage ? [path] : [])];
  });
  expect(lost).toEqual([]);
});

/** Every market, brand and deployment of this product. */
async function findNames(): Promise<Names> {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const countries = paths('markets/??.ts').map((path) => basename(path, '.ts').toUpperCase());
  const deployments = paths('deployments/*.json').map((path) => basename(path, '.json'));
  const brands = await Promise.all(brandIds.map(loadBrand));
  const called = brands.flatMap((brand) => {
    return brand ? [brand.id, brand.serviceName, brand.organisationName] : [];
  });
  return {
    codes: new Set([...countries, ...deployments]),
    words: [...called, ...countries.flatMap((code) => english.of(code) ?? [])],
    flags: new Set(flagNames),
  };
}
