import type { Plugin } from 'vite';

type File = { readonly type: string; readonly code?: string; readonly source?: unknown };

/** Drops font files that nothing references: the bundler emits those of every stylesheet it has parsed, also for scripts the console does not use. */
export function dropUnusedFonts(): Plugin {
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
