import type { Plugin } from 'vite';

/** Top-level statements of downshift that only its other hooks read, and that a bundler has to keep because they write a property. */
const ofOthers = /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*;$/gm;

/** Lets the build leave out the hooks of downshift that nothing calls: of its four we use `useCombobox`. */
export function oneHook(): Plugin {
  return {
    name: 'one-hook',
    transform: {
      filter: { id: /node_modules\/downshift\/dist\/downshift\.esm\.mjs/ },
      handler: (code) => ({ code: code.replace(ofOthers, ''), map: null }),
    },
  };
}
