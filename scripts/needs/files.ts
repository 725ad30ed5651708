import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../size/measure.ts';

/** The scripts and styles of the build itself: those of older builds lie beside them for a while. */
export function filesOfBuild(dist: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const open = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const found = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !/\.(?:js|css)$/.test(file) || !existsSync(join(dist, file))) continue;
    found.add(file);
    // Workers stand in no manifest; anyone who starts one names its file.
    const text = readFileSync(join(dist, file), 'utf8');
    open.push(...[...text.matchAll(/[\w.-]+\.js\b/g)].map(([name]) => `assets/${name}`));
  }
  return [...found].toSorted();
}
