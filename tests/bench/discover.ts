import { readdir } from 'node:fs/promises';
import type { Bench } from './row.ts';

const ending = '.bench.ts';

/** The benchmarks of this folder, by the name before `.bench.ts`. */
export async function benchNames(): Promise<string[]> {
  const files = await readdir(import.meta.dirname);
  return files.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
}

/** Loads one benchmark. */
export async function bench(name: string): Promise<Bench> {
  const file: { run: Bench } = await import(new URL(`${name}${ending}`, import.meta.url).href);
  return file.run;
}
