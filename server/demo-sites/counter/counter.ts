import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deployment } from '#schemas';
import { demoMerchants } from '../../demo/vendors.ts';
import { isDemo } from '../../embedded/platform.ts';
import { sitePolicy } from '../../http/headers.ts';
import { originOf } from '../../http/origin.ts';
import type { World } from '../../module.ts';
import { sitePage } from '../page.ts';
import { textsFor } from '../texts.ts';
import { counterToken } from './token.ts';

/** The counter of the demo's ordering platform, which shows the portal in its page for two outlets of the merchant. */
export function counter(app: FastifyInstance, world: World): void {
  app.get('/counter', async (request, reply) => {
    const found = deploymentOf(request);
    if (!found) return sendGone(reply);
    const { texts, language, direction } = textsFor(request.headers['accept-language']);
    const portal = new URL(originOf(request));
    portal.port = String(world.config.port);
    reply.header('content-security-policy', policyFor(portal.origin));
    const body = `<div class="counter"><header><h1>${escapeHtml(texts.counterTitle)}</h1>
      <p class="muted">${escapeHtml(texts.counterBody)}</p></header>
      <main><iframe title="${escapeHtml(texts.counterFrame)}" data-portal="${escapeHtml(portal.origin)}"
      data-src="${escapeHtml(`${portal.origin}/request-a-rider`)}" allow="geolocation; clipboard-write"></iframe></main></div>`;
    return reply
      .type('text/html; charset=utf-8')
      .send(
        sitePage({ language, direction, title: texts.counterTitle, body, script: '/counter.js' }),
      );
  });
  app.get('/counter/token', async (request, reply) => {
    const found = deploymentOf(request);
    if (!found) return sendGone(reply);
    return { token: await counterToken(world, found, outletsOf(found)) };
  });

  function deploymentOf({ hostname }: FastifyRequest): Deployment | undefined {
    const found = world.deployments.forHost(hostname);
    const embedded = found.ok ? found.deployment.embedded : undefined;
    return found.ok && embedded && isDemo(embedded, world.config) ? found.deployment : undefined;
  }
}

/** All but the first outlet, to show that a platform's token reaches only its own outlets. */
function outletsOf({ id }: Deployment) {
  const merchant = demoMerchants.find(({ deployment }) => deployment === id);
  return (merchant?.outlets ?? []).slice(1).map((outlet) => outlet.id);
}

function policyFor(portal: string): string {
  return sitePolicy({
    ...{ 'script-src': "'self'", 'style-src': "'self'" },
    ...{ 'font-src': "'self'", 'connect-src': "'self'" },
    'frame-src': portal,
  });
}

function sendGone(reply: FastifyReply) {
  return reply.status(404).type('text/plain').send('No ordering platform shows this deployment.');
}
