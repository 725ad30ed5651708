import { fileURLToPath } from 'node:url';

const near = fileURLToPath(new URL('./near-modules.ts', import.meta.url));

/** What Node is told to run a script from our sources, in a process of its own. */
export function fromSources(script: string, ...words: readonly string[]): string[] {
  return ['--import', near, script, ...words];
}
