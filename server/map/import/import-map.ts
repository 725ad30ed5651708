import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Market } from '#schemas';
import { type Archive, covers, keepArchive, mapFolder } from '../archives.ts';
import { readCredits } from '../credits.ts';
import { checkArchive } from './check-archive.ts';
import { cutTiles } from './cut-tiles.ts';
import type { Drawn } from './layer-of.ts';
import { inMebibytes, type Limits, limits } from './limits.ts';
import { readFeatures } from './read-features.ts';
import { RefusedMap } from './refused-map.ts';
import { writeArchive } from './write-archive.ts';

type Options = {
  readonly dataDir: string;
  readonly markets: Iterable<Market>;
  /** The credit that the licence requires; the file's own if left out. */
  readonly attribution?: string | undefined;
  readonly limits?: Limits;
};

export type ImportedMap = { readonly archive: Archive; readonly countries: readonly string[] };

const partsOfTown = new Set(['suburb', 'quarter', 'neighbourhood']);

/** Imports a map: checks it, cuts GeoJSON into tiles, and stores it under a name with its hash. Throws `RefusedMap`. */
export async function importMap(file: string, options: Options): Promise<ImportedMap> {
  const name = basename(file);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new RefusedMap(`${file} is not there, or is no file.`);
  const isArchive = extname(file).toLowerCase() === '.pmtiles';
  if (!isArchive && !/^\.(geo)?json$/i.test(extname(file))) {
    throw new RefusedMap(`${name} is neither PMTiles (.pmtiles) nor GeoJSON (.geojson, .json).`);
  }
  const { archiveBytes, geojsonBytes } = options.limits ?? limits;
  const limit = isArchive ? archiveBytes : geojsonBytes;
  if (found.size > limit) {
    throw new RefusedMap(
      `${name} has ${inMebibytes(found.size)} MiB, and at most ${inMebibytes(limit)} are taken.`,
    );
  }
  // In the same folder, so that it can be renamed in one step.
  await mkdir(mapFolder(options.dataDir), { recursive: true });
  const part = join(mapFolder(options.dataDir), `${randomUUID()}.part`);
  try {
    const said = isArchive
      ? await copyFile(file, part).then(() => '')
      : await makeArchive(file, part, options);
    return await takeOver(part, name, { ...options, said });
  } finally {
    await rm(part, { force: true });
  }
}

/** Writes the archive; answers the file's credit. */
async function makeArchive(file: string, part: string, options: Options): Promise<string> {
  const { attribution, limits: most = limits } = options;
  const name = basename(file);
  const { features, bounds, source } = await readFeatures(file, name, most);
  const told = features.filter(({ properties }) => !isPartOfTown(properties));
  const layers = [...new Set(told.map(({ properties }) => properties.layer))];
  const said = attribution ?? (source || stemOf(name));
  await writeArchive(part, cutTiles(features, name, most), { bounds, layers, attribution: said });
  return said;
}

/** Browsers are not told of these places: where tiles name no towns, they name those that ship. */
function isPartOfTown({ layer, tags }: Drawn): boolean {
  return layer === 'place' && partsOfTown.has(String(tags.class));
}

async function takeOver(
  part: string,
  name: string,
  options: Options & { said: string },
): Promise<ImportedMap> {
  const { bounds, attribution } = await checkArchive(part, name);
  const countries = [...options.markets]
    .filter(({ centre }) => covers(bounds, centre))
    .map(({ country }) => country);
  if (countries.length === 0) {
    throw new RefusedMap(
      `${name} shows ${bounds.join(', ')} (west, south, east, north), where no market has its centre.`,
    );
  }
  const credits = readCredits(options.attribution ?? (attribution || options.said));
  if (credits.length === 0) {
    throw new RefusedMap(`${name} does not say whose data it is: say it with --attribution "© …".`);
  }
  const archive = {
    file: `${stemOf(name)}-${await hashOf(part)}.pmtiles`,
    ...{ source: name, bounds, credits: [...credits] },
    bytes: (await stat(part)).size,
    importedAt: new Date().toISOString(),
  };
  await keepArchive(options.dataDir, part, archive);
  return { archive, countries };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex').slice(0, 16);
}

function stemOf(name: string): string {
  const stem = name
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  return stem.replace(/^-|-$/g, '') || 'map';
}
