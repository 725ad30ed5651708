import type { Deployment } from '#schemas';
import type { ServerModule } from '../module.ts';

/** Seconds for which `security.txt` may be believed, at most a year. */
const believed = 180 * 86_400;

/** Serves `robots.txt` and the files under `/.well-known`. */
export const wellKnown: ServerModule = {
  name: 'well-known',
  async register(app, { deployments, clock }) {
    app.get('/robots.txt', async (request, reply) => {
      const found = deployments.forHost(request.hostname);
      reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8');
      return robots(found.ok ? found.deployment : undefined);
    });
    app.get('/.well-known/security.txt', async (request, reply) => {
      const found = deployments.forHost(request.hostname);
      const contact = found.ok ? found.deployment.securityContact : undefined;
      if (contact === undefined) return reply.callNotFound();
      const expires = new Date((clock() + believed) * 1000).toISOString();
      reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8');
      return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`;
    });
  },
};

/** Crawlers may visit production pages, whose own headers say whether to list them; the API is closed to them. */
function robots(deployment: Deployment | undefined): string {
  const closed = deployment?.environment === 'prd' ? ['/orders/api/', '/flags/'] : ['/'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n');
}
