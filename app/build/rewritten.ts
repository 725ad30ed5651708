import type { Plugin } from 'vite';

/** Lets the build read a file of a library otherwise than it was written, without a part that nothing uses. */
export function rewritten(name: string, id: RegExp, rewrite: (source: string) => string): Plugin {
  return {
    name,
    transform: { filter: { id }, handler: (code) => ({ code: rewrite(code), map: null }) },
  };
}
