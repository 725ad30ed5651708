import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Credit, type Position } from '#schemas';

/** West, south, east, north in degrees. */
const Bounds = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type Bounds = z.infer<typeof Bounds>;

/** The stored description of an imported map. */
const Archive = z.object({
  /** The file's name, with the hash of its content. */
  file: z.string().check(z.regex(/^[\w-]+\.pmtiles$/)),
  source: z.string(),
  bounds: Bounds,
  credits: z.array(Credit),
  bytes: z.number(),
  importedAt: z.string(),
});
export type Archive = z.infer<typeof Archive>;

/** Where imported maps are kept. */
export function mapFolder(dataDir: string): string {
  return join(dataDir, 'map');
}

/** Moves a finished file in. The description is written last, so that a map exists completely or not at all. */
export async function keepArchive(dataDir: string, from: string, archive: Archive): Promise<void> {
  const folder = mapFolder(dataDir);
  await mkdir(folder, { recursive: true });
  await rename(from, join(folder, archive.file));
  const about = join(folder, aboutOf(archive.file));
  await writeFile(`${about}.part`, JSON.stringify(archive, null, 2));
  await rename(`${about}.part`, about);
}

/** All imported maps, newest first; those with an unreadable description are skipped. */
export async function listArchives(dataDir: string): Promise<readonly Archive[]> {
  const names = await readdir(mapFolder(dataDir)).catch(() => []);
  const found = names
    .filter((name) => name.endsWith('.json'))
    .map(async (name) => {
      const text = await readFile(join(mapFolder(dataDir), name), 'utf8').catch(() => '');
      return readArchive(text);
    });
  return (await Promise.all(found))
    .filter((archive) => archive !== null)
    .sort((a, b) => b.importedAt.localeCompare(a.importedAt));
}

export async function removeArchive(dataDir: string, { file }: Archive): Promise<void> {
  await rm(join(mapFolder(dataDir), aboutOf(file)), { force: true });
  await rm(join(mapFolder(dataDir), file), { force: true });
}

/** The maps, cached until the folder changes. */
export function keptArchives(dataDir: string): () => Promise<readonly Archive[]> {
  let changedAt = Number.NaN;
  let archives: readonly Archive[] = [];
  return async () => {
    const found = await stat(mapFolder(dataDir)).catch(() => null);
    if (!found) return [];
    if (found.mtimeMs !== changedAt) {
      archives = await listArchives(dataDir);
      changedAt = found.mtimeMs;
    }
    return archives;
  };
}

/** Whether a map shows a place; bounds that cross the antimeridian have their west beyond their east. */
export function covers([west, south, east, north]: Bounds, place: Position): boolean {
  const { latitude, longitude } = place;
  const isBetween =
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return isBetween && latitude >= south && latitude <= north;
}

function aboutOf(file: string): string {
  return file.replace(/\.pmtiles$/, '.json');
}

function readArchive(text: string): Archive | null {
  try {
    return Archive.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
