import { readFile } from 'node:fs/promises';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { foreignHeaders } from '../http/headers.ts';
import type { World } from '../module.ts';
import { counter } from './counter/counter.ts';
import { helpInit } from './help/init.ts';
import { helpPages } from './help/pages.ts';

/**
 * Sites that belong to others in a real deployment, on an origin of their own: the help centre, and in the demo an ordering platform's
 * counter, which shows the portal in a frame.
 */
export async function createSites(world: World): Promise<FastifyInstance> {
  const { trustProxy = false } = world.config;
  const app = Fastify({ logger: false, bodyLimit: 16_384, trustProxy });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(foreignHeaders);
  });
  await app.register(formbody);
  await serveAssets(app);
  helpInit(app, world);
  helpPages(app, world);
  if (world.config.demo) counter(app, world);
  return app;
}

/** The portal's font, since the help centre stands within its pages. */
const typeface = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

async function serveAssets(app: FastifyInstance): Promise<void> {
  const assets = [
    ['sites.css', './sites.css', 'text/css; charset=utf-8'],
    ['help.js', './help/help.js', 'text/javascript; charset=utf-8'],
    ['counter.js', './counter/counter.js', 'text/javascript; charset=utf-8'],
  ] as const;
  for (const [name, file, type] of assets) {
    const content = await readFile(new URL(file, import.meta.url), 'utf8');
    app.get(`/${name}`, (_request, reply) => reply.type(type).send(content));
  }
  const letters = await readFile(new URL(import.meta.resolve(typeface)));
  app.get('/letters.woff2', (_request, reply) => reply.type('font/woff2').send(letters));
}
