import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { originOf } from '../http/origin.ts';

/** Where the demo's other sites are for anyone who asks for a page: the same host on another port, so another origin. */
export function besideOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  { sitesPort }: Pick<Config, 'sitesPort'>,
): string {
  const url = new URL(originOf(request));
  url.port = String(sitesPort ?? Number(url.port || 80) + 2);
  return url.origin;
}
