import type { Plugin } from 'vite';

const native = '\0native-store';
const source = `import { useSyncExternalStore } from 'react';
export { useSyncExternalStore };
export default { useSyncExternalStore };`;
const shim = 'use-sync-external-store/shim';

/** Replaces the shim of `useSyncExternalStore` that libraries bring by React's own hook. */
export function nativeStore(): Plugin {
  return {
    name: 'native-store',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === shim || id === `${shim}/index.js`) return native;
      // Outside of the shim, `with-selector` uses React's hook.
      if (id === `${shim}/with-selector` || id === `${shim}/with-selector.js`)
        return this.resolve('use-sync-external-store/with-selector', importer);
      return null;
    },
    load: (id) => (id === native ? source : null),
  };
}
