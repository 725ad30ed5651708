import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { consolePolicy } from '../http/headers.ts';
import type { ServerModule } from '../module.ts';
import { serveAssets } from './assets.ts';
import { isPage } from './client.ts';

/** Serves the operators' console. It belongs to the server, not to a deployment, so that it works when a deployment is broken. */
export function operatorConsole(dist: string): ServerModule {
  return {
    name: 'operator-console',
    async register(app, { config }) {
      const html = await readFile(join(dist, 'console', 'index.html'), 'utf8');
      const folder = join(dist, 'operator', 'assets');
      const isOpen = (name: string) => config.demo || !name.includes('.map');
      serveAssets(app, folder, isOpen, '/operator/assets');
      for (const path of ['/operator', '/operator/*']) {
        app.get(path, async (request, reply) => {
          if (!isPage(request)) return reply.callNotFound();
          return reply
            .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
            .header('content-security-policy', consolePolicy)
            .type('text/html; charset=utf-8')
            .send(html);
        });
      }
    },
  };
}

/** Whether an address is one of the console's pages. */
export function isConsole(url: string): boolean {
  return /^\/operator(?:[/?]|$)/.test(url);
}
