import { resolve } from 'node:path';
import staticFiles from '@fastify/static';
import type { ServerModule } from '../module.ts';
import { mapFolder } from './archives.ts';

export { Basemaps } from './basemaps.ts';

/** Serves imported maps by range requests, and follows the services of street tiles. */
export const map: ServerModule = {
  name: 'map',
  async register(app, { config }) {
    const root = resolve(mapFolder(config.dataDir));
    await app.register(staticFiles, {
      ...{ root, prefix: '/streets/', decorateReply: false, index: false },
      // The name holds the content's hash, so a file never changes.
      ...{ immutable: true, maxAge: '365d', cacheControl: true },
      allowedPath: (path) => /^\/[\w-]+\.pmtiles$/.test(path),
    });
  },
  async start({ config, deployments, basemaps }) {
    const addresses = config.streets
      ? deployments.all.flatMap(({ basemap }) => basemap.streetsUrl ?? [])
      : [];
    return basemaps.start(new Set(addresses));
  },
};
