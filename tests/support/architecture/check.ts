import { matchesGlob } from 'node:path';
import { type Doors, follow, isDoor, nameOf } from './doors.ts';
import type { Finding } from './findings.ts';
import { type Place, placeOf, type Room } from './rooms.ts';
import type { Import, Source } from './source.ts';

/** What the checker compares the files with. */
export type Plan = { rooms: readonly Room[]; doors: Doors; names: Names };

/** What only markets, brands and deployments may say. */
export type Names = {
  /** Said as a whole text, such as a country's code. */
  codes: ReadonlySet<string>;
  /** Said within a text, such as a brand's name. */
  words: readonly string[];
  /** Names of flags, which their provider gave: as a whole text each names its flag, and nobody. */
  flags: ReadonlySet<string>;
};

/** Everything that breaks a rule, one sentence each. */
export function check(sources: readonly Source[], plan: Plan): string[] {
  return [...sources.flatMap((source) => checkFile(source, plan)), ...cycles(sources, plan.doors)];
}

function checkFile(source: Source, plan: Plan): string[] {
  const place = placeOf(source.path, plan.rooms);
  if (!place) return [`${source.path}: no room of docs/rooms.md holds this file`];
  return [
    ...source.imports.flatMap((each) => at(source, each, arrow(source, each, place, plan))),
    ...source.findings.flatMap((each) => at(source, each, forbidden(source, each, place, plan))),
  ];
}

function at({ path }: Source, { line }: { line: number }, problem: string | undefined): string[] {
  return problem === undefined ? [] : [`${path}:${line}: ${problem}`];
}

function arrow(source: Source, each: Import, here: Place, plan: Plan): string | undefined {
  const { room, home } = here;
  const target = follow(each.specifier, source.path, plan.doors);
  if ('package' in target) {
    const allowed = room.packages.some((pattern) => matchesGlob(target.package, pattern));
    return allowed ? undefined : `${room.folder} may not import the package ${target.package}`;
  }
  const there = placeOf(target.file, plan.rooms);
  if (!there && each.kind === 'url') return undefined;
  if (!there) return `${each.specifier} leads to no room of docs/rooms.md`;
  const byName = each.specifier.startsWith('#');
  if (there.home === home) {
    return byName ? `inside a room, import by path: ${each.specifier}` : undefined;
  }
  const allowed = room.rooms.includes('everything') || room.rooms.includes(there.room.folder);
  if (!allowed) return `${room.folder} may not import ${there.home}`;
  if (each.kind === 'url' || room.allowances.has('inside')) return undefined;
  if (there.home !== target.file && !isDoor(target.file, plan.doors)) {
    return `${each.specifier} goes past the door of ${there.home}`;
  }
  const name = nameOf(target.file, plan.doors);
  return name === undefined || byName ? undefined : `import ${name} by its name`;
}

function forbidden(
  { path }: Source,
  { kind, what }: Finding,
  { room }: Place,
  { names }: Plan,
): string | undefined {
  const { allowances } = room;
  switch (kind) {
    case 'broken':
      return `cannot be parsed: ${what}`;
    case 'export *':
      return 'export * hides what a room offers';
    case 'power':
      if (allowances.has('world')) return undefined;
      return `${what} belongs behind an adapter or comes as a parameter`;
    case 'text':
      if (allowances.has('names') || !namesSomeone(what, names)) return undefined;
      return `"${what}" names a country or a brand`;
    case 'function':
      if (!allowances.has('values') || path === `${room.folder}/index.ts`) return undefined;
      return `${room.folder} holds values, not functions`;
    default:
      return undefined;
  }
}

function namesSomeone(text: string, { codes, words, flags }: Names): boolean {
  if (flags.has(text)) return false;
  const spoken = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return codes.has(text) || words.some((word) => spoken.includes(` ${word.toLowerCase()} `));
}

/** Each cycle of imports that run at once, as the path around it. */
function cycles(sources: readonly Source[], doors: Doors): string[] {
  const known = new Set(sources.map(({ path }) => path));
  const arrows = new Map(sources.map((source) => [source.path, leads(source, doors, known)]));
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push(`cycle: ${[...trail.slice(start), path].join(' → ')}`);
    if (start >= 0 || done.has(path)) return;
    for (const next of arrows.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of known) visit(path, []);
  return found;
}

function leads(source: Source, doors: Doors, known: ReadonlySet<string>): string[] {
  const targets = source.imports
    .filter(({ kind }) => kind === 'static')
    .map(({ specifier }) => follow(specifier, source.path, doors));
  const files = targets.flatMap((target) => ('file' in target ? [target.file] : []));
  return [...new Set(files)].filter((file) => known.has(file));
}
