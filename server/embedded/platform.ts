import type { FastifyRequest } from 'fastify';
import { type Deployment, type Embedding, embeddedPages } from '#schemas';
import type { Config } from '../config.ts';
import { besideOrigin } from '../demo-sites/origin.ts';

/** The platform of a deployment for a request, with the origin of the demo's counter where that is accepted. */
export function platformFor(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  { embedded }: Deployment,
  config: Config,
): Embedding | undefined {
  if (!embedded || !isDemo(embedded, config)) return embedded;
  return { ...embedded, origins: [...embedded.origins, besideOrigin(request, config)] };
}

/** Whether the demo's counter is accepted as the platform. */
export function isDemo({ demo }: Embedding, config: Pick<Config, 'demo'>): boolean {
  return demo === true && config.demo;
}

/** The origins that may show a page in a frame. */
export function framersOf(path: string, platform: Embedding | undefined): readonly string[] {
  const [, first] = path.split('/');
  return embeddedPages.some((page) => page === first) ? (platform?.origins ?? []) : [];
}
