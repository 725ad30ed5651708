import { matchesGlob } from 'node:path';

/** One row of the second table of docs/rooms.md: what makes a kind of state, and the files that may call it. */
export type Maker = { readonly name: string; readonly files: readonly string[] };

/** Reads the table of what may be made where. */
export function readMakers(markdown: string): Maker[] {
  const rows = markdown.split('\n| Made by')[1]?.split('\n').slice(2) ?? [];
  const end = rows.findIndex((row) => !row.startsWith('|'));
  return rows.slice(0, end < 0 ? undefined : end).map((row) => {
    const [, made = '', , where = ''] = row.split('|');
    return { name: quoted(made)[0] ?? '', files: quoted(where) };
  });
}

/** The names that a file calls and should not, one sentence each. */
export function misplaced(path: string, text: string, makers: readonly Maker[]): string[] {
  return makers
    .filter(({ name }) => new RegExp(`(?<![\\w.])${name}[(<]`).test(text))
    .filter(({ files }) => !files.some((pattern) => matchesGlob(path, pattern)))
    .map(({ name, files }) => `${path}: ${name} belongs in ${files.join(', ')}`);
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
}
