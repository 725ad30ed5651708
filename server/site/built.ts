import type { ServerModule } from '../module.ts';
import type { Site } from './start-page.ts';

/** Serves the id of the build, by which pages notice a newer one, and the web manifest. */
export function builtFiles({
  build,
  webManifest,
}: Pick<Site, 'build' | 'webManifest'>): ServerModule {
  return {
    name: 'built-files',
    async register(app, { deployments }) {
      app.get('/asset-manifest.json', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
        return { build };
      });
      app.get('/manifest.webmanifest', async (request, reply) => {
        const found = deployments.forHost(request.hostname);
        if (!found.ok) return reply.callNotFound();
        reply.header('cache-control', 'no-cache').type('application/manifest+json');
        return JSON.stringify(await webManifest(found.deployment));
      });
      app.get('/favicon.ico', async (request, reply) => {
        const found = deployments.forHost(request.hostname);
        const icon = found.ok ? (await webManifest(found.deployment)).icons[0]?.src : undefined;
        if (icon === undefined) return reply.callNotFound();
        return reply.header('cache-control', 'no-cache').redirect(icon, 302);
      });
    },
  };
}
