import { matchesGlob, posix } from 'node:path';

/** The names under which rooms are imported, as package.json declares them: `#core` to its file. */
export type Doors = Readonly<Record<string, string>>;

/** Where an import leads: a file of ours, or a package. */
export type Target = { file: string } | { package: string };

/** Follows an import from a file. A name that package.json does not declare is taken for a package. */
export function follow(specifier: string, from: string, doors: Doors): Target {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('.')) return { file: posix.join(posix.dirname(from), path) };
  const name = Object.keys(doors).find((each) => matchesGlob(path, each));
  if (name !== undefined) return { file: posix.normalize(fill(path, name, doors[name] ?? '')) };
  const parts = path.split('/');
  return { package: parts.slice(0, path.startsWith('@') ? 2 : 1).join('/') };
}

/** Whether a room may be entered through this file. */
export function isDoor(file: string, doors: Doors): boolean {
  if (/\/index\.tsx?$/.test(file)) return true;
  return Object.values(doors).some((door) => matchesGlob(file, posix.normalize(door)));
}

/** The name that a file has in package.json. */
export function nameOf(file: string, doors: Doors): string | undefined {
  return Object.keys(doors).find((name) => posix.normalize(doors[name] ?? '') === file);
}

function fill(path: string, name: string, target: string): string {
  const [head = ''] = name.split('*');
  return target.replace('*', path.slice(head.length));
}
