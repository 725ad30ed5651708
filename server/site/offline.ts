import { createHash } from 'node:crypto';
import { assetPolicy } from '../http/headers.ts';
import type { ServerModule } from '../module.ts';
import { remembered } from '../remembered.ts';
import { type Site, sourceOf } from './start-page.ts';

/** Serves the offline page and its service worker, or, where a deployment wants neither, a worker that unregisters itself. */
export function offline({ offlinePage }: Pick<Site, 'offlinePage'>): ServerModule {
  return {
    name: 'offline',
    async register(app, { deployments }) {
      const known = remembered<Awaited<ReturnType<typeof offlinePage>>>();
      const forHost = (hostname: string) => {
        const found = deployments.forHost(hostname);
        if (!found.ok || found.deployment.offlinePage === false) return undefined;
        const { deployment } = found;
        return known(`${deployment.brand} ${deployment.id}`, () => offlinePage(deployment));
      };
      app.get('/offline.html', async (request, reply) => {
        const page = await forHost(request.hostname);
        if (page === undefined) return reply.callNotFound();
        return reply
          .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
          .header('content-security-policy', policyOf(page))
          .type('text/html; charset=utf-8')
          .send(page.html);
      });
      app.get('/offline-worker.js', async (request, reply) => {
        const page = await forHost(request.hostname);
        return reply
          .headers({ 'cache-control': 'no-cache', 'content-security-policy': assetPolicy })
          .type('text/javascript; charset=utf-8')
          .send(page === undefined ? ending : `// ${markOf(page.html)}\n${page.worker}`);
      });
    },
  };
}

/** Allows only what is inline, and requests that check whether the server is back. */
function policyOf({ scripts, styles }: Awaited<ReturnType<Site['offlinePage']>>): string {
  return [
    "default-src 'none'",
    ['script-src', ...scripts.map(sourceOf)].join(' '),
    ['style-src', ...styles.map(sourceOf)].join(' '),
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function markOf(html: string): string {
  return createHash('sha256').update(html).digest('hex').slice(0, 16);
}

/** Replaces an installed worker, then deletes its cache and unregisters itself. */
const ending = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([caches.delete('offline'), self.registration.unregister()]));
});
`;
