import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { App, ServerModule } from '../module.ts';
import { isPage } from './client.ts';
import { isConsole } from './console.ts';
import { brokenPage, sendPlain } from './plain.ts';

/** The client from its sources with hot reload, through the same port as everything else. */
export function devClient(root: string): ServerModule {
  return {
    name: 'dev-client',
    async register(app, { deployments }) {
      const { createServer: createVite } = await import('vite');
      const hmr = createServer();
      const before = process.listeners('SIGTERM');
      const vite = await createVite({
        configFile: join(root, 'vite.config.ts'),
        server: { middlewareMode: true, hmr: { server: hmr }, allowedHosts: true },
        appType: 'custom',
      });
      // Vite would end the process at once, before the rest has stopped.
      for (const theirs of process.listeners('SIGTERM')) {
        if (!before.includes(theirs)) process.off('SIGTERM', theirs);
      }
      app.addHook('onClose', () => vite.close());
      app.addHook('onListen', async () => shareUpgrades(app, hmr));
      app.get('/*', async (request, reply) => {
        const found = deployments.forHost(request.hostname);
        if (!found.ok && !isConsole(request.url))
          return sendPlain(reply, 503, brokenPage(found.broken));
        if (isPage(request) && request.headers.accept?.includes('text/html')) {
          const file = sourceOf(request.url);
          const source = await readFile(join(root, 'app', file), 'utf8');
          const html = await vite.transformIndexHtml(`/${file}`, source, request.url);
          return reply
            .removeHeader('content-security-policy')
            .header('cache-control', 'no-store')
            .type('text/html; charset=utf-8')
            .send(html);
        }
        reply.hijack();
        return vite.middlewares(request.raw, reply.raw, () => {
          reply.raw.writeHead(404).end();
        });
      });
    },
  };
}

/** The gallery and the console are separate pages, so that the product's bundle does not contain them. */
function sourceOf(url: string): string {
  if (/^\/gallery\/?(\?|$)/.test(url)) return 'gallery/index.html';
  return isConsole(url) ? 'console/index.html' : 'index.html';
}

/** Hot reload and live orders both use socket upgrades; the subprotocol tells them apart. */
function shareUpgrades(app: App, hmr: ReturnType<typeof createServer>): void {
  const ours = app.server.listeners('upgrade');
  app.server.removeAllListeners('upgrade');
  app.server.on('upgrade', (request: IncomingMessage, ...rest) => {
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) {
      hmr.emit('upgrade', request, ...rest);
    } else for (const listener of ours) listener.call(app.server, request, ...rest);
  });
}
