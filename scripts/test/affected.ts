import { existsSync } from 'node:fs';
import { journeys } from './journeys.ts';

/** Test files of each project, or sources whose tests vitest finds by what they import. */
export type Affected = {
  unit: readonly string[];
  server: readonly string[];
  browser: readonly string[];
};

/** They read all sources instead of importing them. */
export const laws = [
  'tests/architecture.test.ts',
  'tests/limits.test.ts',
  'tests/words.test.ts',
  'tests/docs/documented.test.ts',
  'tests/docs/specification.test.ts',
];

/** What a browser loads, or a page is drawn from. */
const client = /^(app|brands|core|markets|plugins|schemas|workers)\//;
const source = /\.(ts|tsx)$/;

/** Which tests to run for a change; `isThere` tells whether a file or folder exists. */
export function affectedBy(files: readonly string[], isThere = existsSync): Affected {
  const sources = files.filter((file) => source.test(file) && !file.startsWith('e2e/'));
  const isServers = (file: string) => file.startsWith('tests/server/');
  return {
    unit: [...sources.filter((file) => !isServers(file)), ...laws],
    server: unique(files.flatMap((file) => serverTests(file)).filter(isThere)),
    browser: unique(files.flatMap(browserTests)),
  };
}

/** A part of the server has its tests in the folder of its name; those of orders and calls look at what schemas and rules say. */
function serverTests(file: string): readonly string[] {
  if (file.startsWith('tests/server/')) return file.endsWith('.test.ts') ? [file] : [];
  if (/^(schemas|core\/rules|core\/compose)\//.test(file))
    return ['tests/server/orders/', 'tests/server/http/'];
  const [, part] = /^server\/([^/]+?)(\.ts$|\/)/.exec(file) ?? [];
  return part === undefined ? [] : [`tests/server/${part}/`, `tests/server/${part}.test.ts`];
}

/** The first journeys that the table names for a place in the tree, and a test itself. */
function browserTests(file: string): readonly string[] {
  if (/^e2e\/.*\.test\.ts$/.test(file)) return [file];
  const [, named] = journeys.find(([place]) => file.startsWith(place)) ?? [];
  if (named !== undefined) return named.map((name) => `e2e/${name}.test.ts`);
  return client.test(file) && source.test(file) ? ['e2e/journeys/in-sight.test.ts'] : [];
}

function unique(all: readonly string[]): readonly string[] {
  return [...new Set(all)];
}
