import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { readableMarkets } from './markets.ts';

/** Where the server's build has what looks for clashes of features. */
export const featuresEntry = 'boot/features.ts';

/** Fails the server's build when two features clash; in development it says so at the start, and each time that one of them changes. */
export function features(): Plugin {
  return {
    name: 'features',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // The server's build brings its packages along; development runs them as Node finds them, since not all can be run as sources.
    config: (_, { command }) =>
      command === 'build' ? { environments: { ssr: { resolve: { noExternal: true } } } } : null,
    async writeBundle({ dir = '' }) {
      const { featureClashes } = await import(pathToFileURL(join(dir, 'features.js')).href);
      const clashes: readonly string[] = await featureClashes(await readableMarkets());
      if (clashes.length > 0) this.error(clashes.join('\n'));
    },
    configureServer(server) {
      const look = () => void tellClashes(server);
      server.watcher.on('all', (_, file) => {
        if (/\/(?:plugins|locales)\//.test(file)) look();
      });
      look();
    },
  };
}

/** What clashes in the sources as they are now; a page that is open goes on meanwhile. */
export async function tellClashes(
  server: Pick<ViteDevServer, 'ssrLoadModule'> & {
    readonly config: { readonly logger: { error: (message: string) => void } };
  },
): Promise<void> {
  const { error } = server.config.logger;
  try {
    // Sources bring all of the engine along, and with it what reckons in days; a build leaves that out.
    await import('temporal-polyfill/global');
    const { featureClashes } = await server.ssrLoadModule(`/${featuresEntry}`);
    const clashes: readonly string[] = await featureClashes(await readableMarkets());
    if (clashes.length > 0) error(`Features clash:\n${clashes.join('\n')}`);
  } catch (cause) {
    error(`Whether features clash is not known: ${cause}`);
  }
}
