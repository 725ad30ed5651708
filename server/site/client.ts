import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Deployment, windowPath } from '#schemas';
import { framersOf, platformFor } from '../embedded/platform.ts';
import { helpCentreHostsFor } from '../help-centre/hosts.ts';
import { appPolicy } from '../http/headers.ts';
import { originOf } from '../http/origin.ts';
import type { Deps, ServerModule } from '../module.ts';
import { withWaysIn } from '../oidc/offered.ts';
import { framedPayOrigin } from '../payments/origin.ts';
import { previewsOf } from '../public/preview.ts';
import { serveAssets } from './assets.ts';
import { brokenPage, sendPlain } from './plain.ts';
import { addPreview, type Site, type StartPage } from './start-page.ts';

/** Serves the built client: hashed assets, cached for ever, and its page for every other address that a person can visit. */
export function client(
  dist: string,
  { startPage, tidyPath }: Pick<Site, 'startPage' | 'tidyPath'>,
): ServerModule {
  return {
    name: 'client',
    async register(app, deps) {
      const { deployments, config, basemaps } = deps;
      const previewOf = previewsOf(deps);
      // Source maps are for developers only.
      serveAssets(app, join(dist, 'assets'), (name) => config.demo || !name.includes('.map'));
      app.get('/*', async (request, reply) => {
        const found = deployments.forHost(request.hostname);
        if (!found.ok) return sendPlain(reply, 503, brokenPage(found.broken));
        if (!isPage(request)) return reply.callNotFound();
        const path = pathOf(request.url);
        const tidy = tidyPath(path);
        if (tidy !== path) return reply.redirect(tidy + request.url.slice(path.length), 308);
        const deployment = withWaysIn(found.deployment, config);
        const plain = await startPage(deployment, path, originOf(request));
        const preview = await previewOf({ deployment, path, ip: request.ip });
        const page = preview ? addPreview(plain, preview) : plain;
        const basemap = await basemaps.of(deployment);
        reply.headers(pageHeaders(request, { ...deployment, basemap }, deps, page));
        // A preview is only for the holder of the link, so no shared cache may keep it.
        reply.header('cache-control', preview ? 'private, no-cache' : 'no-cache');
        return sendPage(request, reply, page);
      });
    },
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: StartPage) {
  reply.status(page.known ? 200 : 404).headers({ etag: page.etag, vary: 'accept-encoding' });
  if (!page.listed) reply.header('x-robots-tag', 'noindex');
  if (page.known && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  reply.type('text/html; charset=utf-8');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(page.html);
  return reply.header('content-encoding', 'gzip').send(page.gzipped);
}

/** A page may be framed by its deployment's platform; a window opened from such a frame needs its opener. */
function pageHeaders(
  request: FastifyRequest,
  deployment: Deployment,
  deps: Deps,
  { allowed }: StartPage,
) {
  const path = pathOf(request.url);
  const { config } = deps;
  const platform = platformFor(request, deployment, config);
  const named = {
    ...deployment,
    paymentOrigin: framedPayOrigin(request, deployment, deps),
    helpCentreHosts: helpCentreHostsFor(request, deployment, config),
  };
  return {
    'content-security-policy': appPolicy(named, { ...allowed, framers: framersOf(path, platform) }),
    ...(platform && path === windowPath && { 'cross-origin-opener-policy': 'unsafe-none' }),
  };
}

/** An address of the API is never answered with the page, and one with a file's ending only where a person visits it. */
export function isPage({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const path = pathOf(url);
  if (/^\/(assets|flags|docs|\w+\/api)\//.test(path)) return false;
  return !/\.\w+$/.test(path) || /\btext\/html\b/.test(headers.accept ?? '');
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
