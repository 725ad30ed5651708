import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = {
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
};
type Lockfile = { lockfileVersion: number; packages: Record<string, Entry> };
type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};

const read = <T>(name: string): T => {
  return JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
};
const lockfile = read<Lockfile>('package-lock.json');
const manifest = read<Manifest>('package.json');
const entries = Object.entries(lockfile.packages).filter(([path]) => path !== '');

test('every package is pinned by a strong hash', () => {
  const loose = entries.filter(([, entry]) => !entry.integrity?.startsWith('sha512-'));
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('every package comes from the registry of the person who installs, never from an address of its own', () => {
  const elsewhere = entries.filter(([, entry]) => entry.resolved !== undefined || entry.link);
  expect(elsewhere.map(([path]) => path)).toEqual([]);
});

test('the builds for other platforms are pinned too, or the lockfile would work on this one only', () => {
  const wanted = entries.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}));
  const missing = wanted.filter((name) => !entries.some(([path]) => path.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});

test('only packages that we allow run a script when they are installed', () => {
  const scripted = entries.filter(([, entry]) => entry.hasInstallScript);
  const names = scripted.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13));
  expect(names.toSorted()).toEqual(Object.keys(manifest.allowScripts).toSorted());
});

test('a dependency is asked for by version, never by address', () => {
  const asked = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  const odd = asked.filter(
    ([, range]) => !/^(npm:@?[\w./-]+@)?[~^]?\d+\.\d+\.\d+[\w.-]*$/.test(range),
  );
  expect(odd).toEqual([]);
});
