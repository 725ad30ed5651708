import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Sql } from '../server/db/connect.ts';
import { loadMarkets } from '../server/markets.ts';
import { importAreas } from '../server/places/import/import-areas.ts';
import {
  importPlaces,
  type Rejection,
  type Summary,
} from '../server/places/import/import-places.ts';
import { UnreadableFile } from '../server/places/import/read-file.ts';
import { postcodeLengths } from '../server/places/seed.ts';
import { StartError } from '../server/start-error.ts';
import { explainDatabase, withDatabase } from './support/database.ts';
import { run } from './support/run.ts';

const usage = `npm run places -- import FILE [--country XX] [options]

  FILE                 .csv, .tsv, .geojson or .json; the format is described in docs/places.md
  --country XX         country of rows that name none (two letters)
  --city NAME          town of rows that name none
  --kind KIND          kind of rows that name none: settlement, landmark, road, address or stop
  --source NAME        short name of the data set; by default the file's
  --attribution TEXT   what the licence of the data asks to be shown
  --as areas           read polygons as delivery areas instead of places
  --vendor ID          with --as areas: only this vendor delivers there

The database is DATABASE_URL, or the one in DATA_DIR, whether the product is running or not.`;

await run(main, explain);

type Arguments = ReturnType<typeof readArguments>['values'];

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [command, file] = positionals;
  if (values.help || command !== 'import' || !file) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const act = values.as === undefined ? runPlaces : runAreas;
  await withDatabase((sql) => act(sql, file, values));
}

async function runPlaces(sql: Sql, file: string, values: Arguments): Promise<void> {
  const { city = '', kind = '' } = values;
  const began = performance.now();
  const lengths = postcodeLengths(await loadMarkets());
  const options = { ...dataSet(file, values), city, kind, ...lengths };
  const summary = await importPlaces(sql, file, options);
  report(summary, began);
  if (summary.rejected.length === summary.rows) process.exitCode = 1;
  reportRejected(summary.rejected, /json$/i.test(file) ? 'feature' : 'line');
}

async function runAreas(sql: Sql, file: string, values: Arguments): Promise<void> {
  const options = dataSet(file, values);
  if (values.as !== 'areas') throw new StartError('--as can only be "areas".');
  if (options.country === '') throw new StartError('--as areas needs --country XX.');
  const began = performance.now();
  const read = await importAreas(sql, file, { ...options, vendorId: values.vendor ?? null });
  say(`${count(read.areas)} delivery areas from ${count(read.rows)} features`, began);
  reportRejected(read.rejected, 'feature');
}

function dataSet(file: string, { country = '', source, attribution }: Arguments) {
  if (!/^([a-z]{2})?$/i.test(country)) {
    throw new StartError(`--country "${country}" is not a two-letter code.`);
  }
  const name = basename(file).replace(/\.\w+$/, '');
  return {
    country: country.toUpperCase(),
    source: sourceOf(source ?? name),
    attribution: attribution ?? name,
  };
}

function report(summary: Summary, began: number): void {
  const { rows, added, changed, unchanged, completedPostcodes, droppedPostcodes, stops } = summary;
  say(`${count(rows)} rows read`, began);
  console.log(
    `  ${count(added)} new, ${count(changed)} changed, ${count(unchanged)} known already`,
  );
  if (completedPostcodes)
    console.log(`  ${count(completedPostcodes)} postcodes got their lost zeros back`);
  if (droppedPostcodes)
    console.log(`  ${count(droppedPostcodes)} postcodes of a wrong length were left out`);
  if (stops) console.log(`  ${count(stops)} bus stops are ranked behind everything else`);
}

function reportRejected(rejected: readonly Rejection[], what: 'line' | 'feature'): void {
  if (rejected.length === 0) return;
  console.log(`  ${count(rejected.length)} left out:`);
  for (const { number, reason } of rejected) console.log(`    ${what} ${number}: ${reason}`);
}

function say(sentence: string, began: number): void {
  console.log(`${sentence} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

function count(number: number): string {
  return number.toLocaleString('en');
}

/** A sentence for what a person can mend, everything for what only we can. */
function explain(error: unknown): unknown {
  if (error instanceof UnreadableFile) return error.message;
  return explainDatabase(error);
}

/** Ids begin with the source, so it is plain and short. */
function sourceOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 32);
}

function readArguments() {
  const text = { type: 'string' } as const;
  const help = { type: 'boolean', short: 'h' } as const;
  const set = { country: text, source: text, attribution: text };
  try {
    return parseArgs({
      allowPositionals: true,
      options: { ...set, city: text, kind: text, as: text, vendor: text, help },
    });
  } catch (cause) {
    throw new StartError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
