import { rewritten } from './rewritten.ts';

/** Top-level assignments in downshift that keep its unused hooks from being tree-shaken. */
const ofOthers = /^(?!useCombobox)\w+\.stateChangeTypes = .*;$/gm;

/** Downshift's source without these, except those of `useCombobox`. */
export function withoutOthers(source: string): string {
  return source.replace(ofOthers, '');
}

/** Lets the build drop downshift's unused hooks, a third of its size. */
export const oneHook = () =>
  rewritten('one-hook', /node_modules\/downshift\/dist\/downshift\.esm\.mjs/, withoutOthers);
