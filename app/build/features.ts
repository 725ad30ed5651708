import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { readableMarkets } from './markets.ts';

/** Where the server's build has what looks for clashes of features. */
export const featuresEntry = 'boot/features.ts';

/** Fails the server's build when two features clash. */
export function features(): Plugin {
  return {
    name: 'features',
    applyToEnvironment: ({ name }) => name === 'ssr',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const { featureClashes } = await import(pathToFileURL(join(dir, 'features.js')).href);
      const clashes: readonly string[] = await featureClashes(await readableMarkets());
      if (clashes.length > 0) this.error(clashes.join('\n'));
    },
  };
}
