import type { Plugin } from 'vite';

type File = { readonly type: string; readonly code?: string; readonly source?: unknown };

/** Leaves out of the console the letters of scripts that it never asks for: a bundler writes the files of each style sheet that it has looked at. */
export function usedFonts(): Plugin {
  return {
    name: 'used-fonts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'operator',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const name of unusedFonts(bundle)) delete bundle[name];
      },
    },
  };
}

/** The fonts that no other file of a bundle names. */
export function unusedFonts(bundle: Readonly<Record<string, File>>): readonly string[] {
  const isFont = (name: string) => name.endsWith('.woff2');
  const text = Object.entries(bundle)
    .filter(([name]) => !isFont(name))
    .map(([, { code, source }]) => code ?? String(source))
    .join('\n');
  return Object.keys(bundle).filter((name) => {
    return isFont(name) && !text.includes(name.split('/').at(-1) ?? '');
  });
}
