import { matchesGlob } from 'node:path';
import type { Page } from './pages.ts';

/** What we read of a chunk in the manifest that Vite writes. */
export type Chunk = { file: string; imports?: string[]; css?: string[] };
export type Manifest = Readonly<Record<string, Chunk>>;

/** What one page weighs; `missing` names a chunk that the build does not have. */
export type Weight = {
  page: Page;
  bytes: number;
  files: readonly string[];
  missing: readonly string[];
};

/** Weighs one page: its chunks, all that they import at once, and their styles, each file once. */
export function weigh(page: Page, manifest: Manifest, sizeOf: (file: string) => number): Weight {
  const total = (files: Iterable<string>) => {
    return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  };
  const choices = page.chunks.map((pattern) => {
    const keys = Object.keys(manifest).filter((key) => matchesGlob(key, pattern));
    return keys.map((key) => filesOf(key, manifest));
  });
  const heaviest = choices.flatMap((sets) =>
    sets.toSorted((a, b) => total(b) - total(a)).slice(0, 1),
  );
  const files = new Set(heaviest.flatMap((set) => [...set]));
  const missing = page.chunks.filter((_, index) => choices[index]?.length === 0);
  return { page, bytes: total(files), files: [...files], missing };
}

/** Whether a page keeps its budget. */
export function holds({ page, bytes, missing }: Weight): boolean {
  return missing.length === 0 && bytes <= page.budget * 1024;
}

function filesOf(key: string, manifest: Manifest, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const file of chunk.css ?? []) seen.add(file);
  for (const each of chunk.imports ?? []) filesOf(each, manifest, seen);
  return seen;
}
