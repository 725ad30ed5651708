import { globSync, readFileSync, statSync } from 'node:fs';
import { holds, type Manifest, type Weight, weigh } from './size/measure.ts';
import { pages } from './size/pages.ts';

const dist = new URL('../dist/', import.meta.url);
const read = (file: string): Manifest => JSON.parse(readFileSync(new URL(file, dist), 'utf8'));
const chunks = { ...read('operator/manifest.json'), ...read('.vite/manifest.json') };
/** Workers are not in Vite's manifest; they are named by their file. */
const files = globSync('assets/*.js', { cwd: dist }).map((file) => [file, { file }] as const);
const manifest: Manifest = { ...Object.fromEntries(files), ...chunks };

/** Bytes of a file as the build wrote it for browsers that take gzip. */
function sizeOf(file: string): number {
  return /\.(js|css)$/.test(file) ? statSync(new URL(`${file}.gz`, dist)).size : 0;
}

const weights = pages.map((page) => weigh(page, manifest, sizeOf));
for (const weight of weights) print(weight);
process.exitCode = weights.every(holds) ? 0 : 1;

function print(weight: Weight): void {
  const { page, bytes, missing } = weight;
  const kib = (bytes / 1024).toFixed(1).padStart(6);
  console.log(`${holds(weight) ? '✓' : '✗'} ${page.name.padEnd(26)} ${kib} of ${page.budget} KiB`);
  for (const chunk of missing) console.log(`    the build has no chunk ${chunk}`);
  if (holds(weight)) return;
  for (const file of weight.files.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    console.log(`    ${(sizeOf(file) / 1024).toFixed(1).padStart(6)}  ${file}`);
  }
}
