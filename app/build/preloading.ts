import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const ours = fileURLToPath(new URL('../lazy/preload-helper.ts', import.meta.url));

/** Takes our way of fetching what an import needs in the place of Vite's, after which a file that did not come once never comes. */
export function preloading(): Plugin {
  return {
    name: 'preloading',
    enforce: 'pre',
    load: (id) =>
      id === helper ? `export { preload as __vitePreload } from ${JSON.stringify(ours)};` : null,
  };
}
