import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** Takes our way of fetching what an import needs, a file of ours, in the place of Vite's, after which what did not come once never comes. */
export function preloading(ours: string): Plugin {
  const from = JSON.stringify(resolve(ours));
  return {
    name: 'preloading',
    enforce: 'pre',
    load: (id) => (id === helper ? `export { preload as __vitePreload } from ${from};` : null),
  };
}
