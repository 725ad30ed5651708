import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { chunkOf } from '../adapters/network/chunk-of.ts';

const helper = '\0vite/preload-helper.js';

/** What is read of a file of the build: the files that it imports at once. */
type Built = { readonly type: string; readonly imports?: readonly string[] };

/**
 * Takes our way of fetching what an import needs, a file of ours, in the place of Vite's, after which what did not come once never comes. `needed` says what
 * a file has to fetch for an import: neither what it has itself, since it runs only with that, nor the chunk that the import names.
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

/** A file and all that it imports at once. */
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

/** The first import of another chunk that the helper would not find in the text of the function around it. */
function unreadable(code: string): string | undefined {
  return code.match(/\bimport\([`'"]\.[^)]*\)/g)?.find((each) => chunkOf(each) === undefined);
}
