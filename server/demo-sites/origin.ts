import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Where the demo's other sites are for whoever asks for a page: the same host on another port, so another origin. */
export function besideOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { sitesPort }: Pick<Config, 'sitesPort'>,
): string {
  const url = new URL(`${protocol}://${host}`);
  url.port = String(sitesPort ?? Number(url.port || 80) + 2);
  return url.origin;
}
