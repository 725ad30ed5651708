import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { chunkOf } from '../adapters/network/chunk-of.ts';

const helper = '\0vite/preload-helper.js';

/** A built file with its static imports. */
type Built = { readonly type: string; readonly imports?: readonly string[] };

/**
 * Replaces Vite's preload helper by ours (the file `ours`), since with Vite's a chunk that failed once cannot be loaded again. `needed` answers
 * what a file has to fetch for an import: neither its own static imports, which are there, nor the imported chunk itself.
 */
export function preloading(ours: string) {
  const from = JSON.stringify(resolve(ours));
  let bundle: Readonly<Record<string, Built>> = {};
  const plugin: Plugin = {
    name: 'preloading',
    enforce: 'pre',
    load: (id) => (id === helper ? `export { preload as __vitePreload } from ${from};` : null),
    generateBundle: {
      order: 'pre',
      handler(_, built) {
        if (this.environment.name !== 'client') return;
        bundle = built;
        for (const file of Object.values(built)) {
          const name = file.type === 'chunk' ? unreadable(file.code) : undefined;
          if (name !== undefined) this.error(`${file.fileName}: nobody could fetch ${name}`);
        }
      },
    },
  };
  const needed = (file: string, files: readonly string[], { hostId }: { hostId: string }) => {
    const there = withImports(hostId, bundle);
    return files.filter((each) => each !== file && !there.has(each));
  };
  return { plugin, needed };
}

/** A file and all its static imports. */
function withImports(
  file: string,
  bundle: Readonly<Record<string, Built>>,
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const each of bundle[file]?.imports ?? []) withImports(each, bundle, seen);
  return seen;
}

/** The first dynamic import that the helper could not find in a function's text. */
function unreadable(code: string): string | undefined {
  return code.match(/\bimport\([`'"]\.[^)]*\)/g)?.find((each) => chunkOf(each) === undefined);
}
