import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { appPolicy, assetPolicy } from '../http/headers.ts';
import type { ServerModule } from '../module.ts';
import { payOriginFor } from '../payments/origin.ts';
import { brokenPage, sendPlain } from './plain.ts';

/** The built client: hashed assets for ever, its page for every other address that a person can visit. */
export function client(dist: string): ServerModule {
  return {
    name: 'client',
    async register(app, { deployments, config }) {
      app.addHook('onRequest', async (request, reply) => {
        if (request.url.startsWith('/assets/')) {
          reply.header('content-security-policy', assetPolicy);
        }
      });
      await app.register(staticFiles, {
        root: join(dist, 'assets'),
        prefix: '/assets/',
        immutable: true,
        maxAge: '365d',
        index: false,
        preCompressed: true,
      });
      app.get('/*', async (request, reply) => {
        const found = deployments.forHost(request.hostname);
        if (!found.ok) return sendPlain(reply, 503, brokenPage(found.broken));
        if (!isPage(request.url)) return reply.callNotFound();
        reply.headers({
          'cache-control': 'no-cache',
          'content-security-policy': appPolicy({
            ...found.deployment,
            paymentOrigin: payOriginFor(request, found.deployment, config),
          }),
        });
        return reply.sendFile('index.html', dist, { cacheControl: false });
      });
    },
  };
}

/** An address with a file's ending, or of the API, is never answered with the page. */
export function isPage(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return !/^\/(assets|flags|docs|\w+\/api)\//.test(path) && !/\.\w+$/.test(path);
}
