import { existsSync } from 'node:fs';
import { access, readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Market } from '#schemas';
import { clashesIn } from '../../server/site/features.ts';
import type { Finding } from './finding.ts';
import { lineOfError } from './source-lines.ts';

/** What a feature's folder may hold, and the list in which each such file has a line. */
const lists = {
  'index.ts': 'plugins/index.ts',
  'order.ts': 'plugins/orders.ts',
  'columns.ts': 'plugins/columns.ts',
  'route.ts': 'plugins/routes.ts',
  'server.ts': 'plugins/servers.ts',
};
/** Those that the server loads as they are; the others are built. */
const loaded = ['order.ts', 'columns.ts', 'server.ts'];

/** Whether each feature is in its lists, and the built ones fit together in every market. */
export async function checkFeatures(
  root: URL,
  markets: ReadonlyMap<string, Market>,
): Promise<{ findings: Finding[]; features: number; notes: string[] }> {
  const folders = await foldersOf(root);
  const fit = await checkFit(root, markets);
  const asked = Object.entries(lists).map(([part, list]) =>
    findUnlisted(root, folders, { part, list }),
  );
  const listed = (await Promise.all(asked)).flat();
  const unread = await Promise.all(
    folders.flatMap((name) => loaded.map((part) => findUnreadable(root, name, part))),
  );
  const findings = [...listed, ...unread.flat(), ...fit.findings];
  return { findings, features: folders.length, notes: fit.notes };
}

async function foldersOf(root: URL): Promise<string[]> {
  const entries = await readdir(new URL('plugins/', root), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

type Listed = { part: string; list: string };

async function findUnlisted(
  root: URL,
  folders: readonly string[],
  { part, list: file }: Listed,
): Promise<Finding[]> {
  const lines = (await readFile(new URL(file, root), 'utf8')).split('\n');
  const behind = (line: string) => {
    const [, name, end] = /from '\.\/([^/']+)\/([^']+)'/.exec(line) ?? [];
    return end === part ? name : undefined;
  };
  const listed = lines.flatMap((line) => behind(line) ?? []);
  const lineOf = (name: string) => lines.findIndex((line) => behind(line) === name) + 1;
  // Each folder is a feature, and may do without the other files.
  const wanted = folders.filter(
    (name) => part === 'index.ts' || existsSync(new URL(`plugins/${name}/${part}`, root)),
  );
  return [
    ...wanted
      .filter((name) => !listed.includes(name))
      .map((name) => ({ file, field: name, why: `no line here lists plugins/${name}/${part}` })),
    ...listed
      .filter((name) => !folders.includes(name))
      .map((name) => ({ file, line: lineOf(name), field: name, why: 'there is no such folder' })),
  ];
}

/** A file that a start would stop at. */
async function findUnreadable(root: URL, field: string, part: string): Promise<Finding[]> {
  const file = `plugins/${field}/${part}`;
  const url = new URL(file, root);
  if (!existsSync(url)) return [];
  try {
    await import(url.href);
    return [];
  } catch (cause) {
    const line = lineOfError(cause, fileURLToPath(url));
    return [{ file, line, field, why: `cannot be read (${cause})` }];
  }
}

/** What the start asks of the build; without a build nobody can say. */
async function checkFit(root: URL, markets: ReadonlyMap<string, Market>) {
  const dist = fileURLToPath(new URL('dist/', root));
  const isBuilt = access(new URL('dist/server/features.js', root)).then(
    () => true,
    () => false,
  );
  if (!(await isBuilt)) {
    const notes = [
      'There is no build: whether features fit together was not looked at (npm run build).',
    ];
    return { findings: [], notes };
  }
  const clashes = await clashesIn(dist, markets);
  return { findings: clashes.map((why) => ({ file: 'plugins', field: '', why })), notes: [] };
}
