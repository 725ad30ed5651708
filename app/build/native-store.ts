import type { Plugin } from 'vite';

const native = '\0native-store';
const source = `import { useSyncExternalStore } from 'react';
export { useSyncExternalStore };
export default { useSyncExternalStore };`;
const shim = 'use-sync-external-store/shim';

/** Takes React's own hook where libraries bring a stand-in for versions of React that have none. */
export function nativeStore(): Plugin {
  return {
    name: 'native-store',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === shim || id === `${shim}/index.js`) return native;
      // The selecting half asks React itself, once it is not the shim's.
      if (id === `${shim}/with-selector` || id === `${shim}/with-selector.js`)
        return this.resolve('use-sync-external-store/with-selector', importer);
      return null;
    },
    load: (id) => (id === native ? source : null),
  };
}
