import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import { readableMarkets } from './markets.ts';

/** The module of the server's build that checks for clashes. */
export const featuresEntry = 'boot/features.ts';

/** Fails the server's build when two features clash; in development logs it at the start and on each change of a feature. */
export function features(): Plugin {
  return {
    name: 'features',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // The server's build includes its packages. Development lets Node load them, since not all of them run as sources.
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

/** Logs clashes in the current sources. Open pages go on working. */
export async function tellClashes(
  server: Pick<ViteDevServer, 'ssrLoadModule'> & {
    readonly config: { readonly logger: { error: (message: string) => void } };
  },
): Promise<void> {
  const { error } = server.config.logger;
  try {
    // Sources import the whole engine, also its calendar, which needs Temporal; a build leaves that out.
    await import('temporal-polyfill/global');
    const { featureClashes } = await server.ssrLoadModule(`/${featuresEntry}`);
    const clashes: readonly string[] = await featureClashes(await readableMarkets());
    if (clashes.length > 0) error(`Features clash:\n${clashes.join('\n')}`);
  } catch (cause) {
    error(`Whether features clash is not known: ${cause}`);
  }
}
