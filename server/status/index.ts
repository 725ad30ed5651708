import type { Deployment } from '#schemas';
import { brandNames } from '../brand.ts';
import { deploymentFor } from '../http/deployment.ts';
import type { ServerModule } from '../module.ts';
import { sendPlain } from '../site/plain.ts';
import { textsFor, writtenIn } from '../texts.ts';
import { statusOf } from './look.ts';
import { statusPage } from './page.ts';

/** The status of a deployment's parts, as a page for people and as JSON for monitoring. */
export const status: ServerModule = {
  name: 'status',
  async register(app, deps) {
    const look = statusOf(deps);
    app.get('/status', async (request, reply) => {
      const deployment = deploymentFor(deps.deployments, request.hostname);
      const found = await look(deployment);
      reply.header('vary', 'accept');
      if (!asksForPage(request.headers.accept))
        return reply.header('cache-control', 'no-store').send(found);
      return sendPlain(reply, 200, statusPage(found, await wordsOf(deployment)));
    });
  },
};

/** Browsers accept HTML explicitly; programs ask for JSON or state nothing. */
function asksForPage(accept = ''): boolean {
  return accept.includes('text/html');
}

async function wordsOf(deployment: Deployment) {
  const language = writtenIn(deployment, undefined);
  const [say, { serviceName }] = await Promise.all([
    ...([textsFor(deployment, undefined), brandNames(deployment)] as const),
  ]);
  return { language, say, serviceName, deployment };
}
