import { globSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const rooms = '{app,brands,core,markets,plugins,schemas,scripts,server,workers}';
type Found = { where: string; source: string; flags: string };

test('no regular expression takes exponential time, whatever it is given', () => {
  const all = globSync(`${rooms}/**/*.{ts,tsx}`, { cwd: root }).flatMap(expressionsIn);
  expect(all.length).toBeGreaterThan(400);
  expect(all.filter(isExponential).map(({ where, source }) => `${where}: /${source}/`)).toEqual([]);
});

function isExponential({ source, flags }: Found): boolean {
  // What sets of sets mean is not read; as a class of characters one repeats nothing.
  if (flags.includes('v')) return /[*+{]/.test(source.replace(/\\p\{[^}]*\}/g, ''));
  return analyse({ source, flags }).reports.some(({ exponential }) => exponential);
}

function expressionsIn(path: string): Found[] {
  const text = readFileSync(new URL(path, root), 'utf8');
  const found: Found[] = [];
  JSON.stringify(parseSync(path, text).program, (_, node: unknown) => {
    const { regex, start } = Object(node);
    if (regex) {
      const where = `${path}:${text.slice(0, start).split('\n').length}`;
      found.push({ where, source: regex.pattern, flags: regex.flags });
    }
    return typeof node === 'bigint' ? undefined : node;
  });
  return found;
}
