import type { Plugin } from 'vite';

/** What downshift writes at its top level for its other hooks, and a bundler therefore has to keep them for. */
const ofOthers = /^(?!useCombobox)\w+\.stateChangeTypes = .*;$/gm;

/** The source of downshift with `useCombobox` as the one hook that cannot be left out. */
export function withoutOthers(source: string): string {
  return source.replace(ofOthers, '');
}

/** Lets the build leave out the hooks of downshift that nothing calls, a third of its weight. */
export function oneHook(): Plugin {
  return {
    name: 'one-hook',
    transform: {
      filter: { id: /node_modules\/downshift\/dist\/downshift\.esm\.mjs/ },
      handler: (code) => ({ code: withoutOthers(code), map: null }),
    },
  };
}
