import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { listArchives, removeArchive } from '../server/map/archives.ts';
import { importMap } from '../server/map/import/import-map.ts';
import { RefusedMap } from '../server/map/import/refused-map.ts';
import { loadMarkets } from '../server/markets.ts';
import { StartError } from '../server/start-error.ts';
import { run } from './support/run.ts';

const usage = `npm run map -- import FILE [--attribution TEXT]
npm run map -- list
npm run map -- remove NAME

  FILE                 .pmtiles, or GeoJSON (.geojson, .json) with roads, areas and points; docs/map.md says what is drawn of it
  --attribution TEXT   what the licence of the data asks to be shown; links as <a href="https://…">…</a>

Maps are kept in DATA_DIR. The deployments whose market has its centre in a map use it at once, whether the product is running or not.`;

await run(main, explain);

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [command, name] = positionals;
  const { dataDir } = readConfig(process.env);
  if (command === 'import' && name) return bringIn(name, dataDir, values.attribution);
  if (command === 'list') return list(dataDir);
  if (command === 'remove' && name) return remove(dataDir, name);
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
}

async function bringIn(file: string, dataDir: string, attribution?: string): Promise<void> {
  const began = performance.now();
  const markets = (await loadMarkets()).values();
  const { archive, countries } = await importMap(file, { dataDir, markets, attribution });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${archive.source} is the map of ${countries.join(', ')} now, in ${seconds} s`);
  console.log(`  ${archive.file}, ${(archive.bytes / 1e6).toFixed(2)} MB`);
  console.log(`  shown as its source: ${archive.credits.map(({ text }) => text).join(' · ')}`);
}

async function list(dataDir: string): Promise<void> {
  const archives = await listArchives(dataDir);
  if (archives.length === 0) console.log('No map was imported.');
  for (const { file, bounds, importedAt } of archives) {
    console.log(`${file}  ${bounds.join(', ')}  ${importedAt}`);
  }
}

async function remove(dataDir: string, name: string): Promise<void> {
  const archive = (await listArchives(dataDir)).find(({ file }) => file === name);
  if (!archive) throw new RefusedMap(`There is no map "${name}"; npm run map -- list names them.`);
  await removeArchive(dataDir, archive);
  console.log(`${name} is removed.`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { attribution: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (cause) {
    throw new StartError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function explain(error: unknown): unknown {
  return error instanceof RefusedMap || error instanceof StartError ? error.message : error;
}
