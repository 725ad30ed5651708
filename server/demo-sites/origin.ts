import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { originOf } from '../http/origin.ts';

/** The origin of the demo's other sites for a request: the same host on another port. */
export function besideOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  { sitesPort }: Pick<Config, 'sitesPort'>,
): string {
  const url = new URL(originOf(request));
  url.port = String(sitesPort ?? Number(url.port || 80) + 2);
  return url.origin;
}
