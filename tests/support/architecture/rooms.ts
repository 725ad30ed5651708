import { matchesGlob, posix } from 'node:path';

/** One row of the rooms table in docs/rooms.md: a folder and what its files may do. */
export type Room = {
  /** Path from the root; `*` stands for one folder, each of which is a room of its own. */
  folder: string;
  /** Folders of the rooms that it may import. */
  rooms: readonly string[];
  /** Packages that it may import. */
  packages: readonly string[];
  allowances: ReadonlySet<Allowance>;
};

const allowances = ['world', 'names', 'values', 'inside'] as const;

/**
 * `world`: may touch network, storage, timers, clock and chance. `names`: may name a country or a
 * brand. `values`: holds no function. `inside`: may import past another room's door.
 */
export type Allowance = (typeof allowances)[number];

/** A room as one path sees it: `plugins/*` becomes `plugins/voucher`. */
export type Place = { room: Room; home: string };

/** Reads the rooms table, so that the document is what the checker checks. */
export function readRooms(markdown: string): Room[] {
  const lines = markdown.split('\n');
  const head = lines.findIndex((line) => /^\| Room +\|/.test(line));
  if (head < 0) throw new Error('docs/rooms.md has no table that begins with "| Room".');
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'));
  return lines.slice(head + 2, end < 0 ? undefined : end).map(readRow);
}

/** Which room a file is in; the longest path wins, then the one without `*`. Undefined when there is none. */
export function placeOf(path: string, rooms: readonly Room[]): Place | undefined {
  const steps = path.split('/');
  const places = rooms.flatMap((room) => {
    const depth = room.folder.split('/').length;
    const home = steps.slice(0, depth).join('/');
    const holds = isFile(room.folder) ? steps.length === depth : steps.length > depth;
    return holds && matchesGlob(home, room.folder) ? [{ room, home, depth }] : [];
  });
  return places.toSorted((a, b) => b.depth - a.depth || stars(a) - stars(b))[0];
}

function stars({ room }: Place): number {
  return room.folder.split('*').length;
}

/** `*.config.ts` stands for files, `plugins/*` for folders. */
function isFile(pattern: string): boolean {
  return posix.basename(pattern).includes('.');
}

function readRow(line: string): Room {
  const [, folder = '', , rooms = '', packages = '', also = ''] = line.split('|');
  const words = listed(also);
  return {
    folder: listed(folder)[0]?.replace(/\/$/, '') ?? '',
    rooms: listed(rooms),
    packages: listed(packages),
    allowances: new Set(allowances.filter((each) => words.includes(each))),
  };
}

function listed(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}
