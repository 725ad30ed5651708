import type { FastifyRequest } from 'fastify';
import type { Deployment } from '#schemas';
import { refusal } from './refusal.ts';

/** The origin that a request came to; refuses a name that is none, since it goes into links and policies. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const origin = asOrigin(`${protocol}://${host}`);
  if (origin) return origin;
  throw refusal(400, 'InvalidRequest', 'There is no such host.', { key: 'alert.error' });
}

/** Refuses a change that did not come from a page of this very origin, whatever cookies came along. What browsers say of that no page can set. */
export function requireOwnPage(
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'method' | 'headers'>,
  tell: () => void,
): void {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = request.headers;
  const isOwn = origin === originOf(request) && site === 'same-origin';
  if (request.method === 'GET' || isOwn) return;
  tell();
  throw refusal(403, 'ForeignOrigin', 'Changes are made from our own pages only.', {
    key: 'alert.error',
  });
}

/**
 * Where a deployment is found, by its own file: links that leave this server never follow what a request said of itself. Away from
 * this machine that is https, without a port; on it, where nobody else is, scheme and port are those of `here`.
 */
export function declaredOrigin(
  { id, hosts: [first = 'localhost', ...more] }: Pick<Deployment, 'id' | 'hosts'>,
  here: string,
): string {
  const url = new URL(here);
  const ours = [first, ...more, `${id}.localhost`].includes(url.hostname);
  const host = ours ? url.hostname : first;
  if (!/(^|\.)localhost$/.test(host)) return `https://${host}`;
  url.hostname = host;
  return url.origin;
}

/** Where search engines list a deployment, whichever of its hosts was asked. */
export function listedOrigin(deployment: Pick<Deployment, 'id' | 'hosts'>, here: string): string {
  const [first = 'localhost'] = deployment.hosts;
  const url = new URL(here);
  url.hostname = first;
  return declaredOrigin(deployment, url.origin);
}

/** A text that is an origin and nothing more, as browsers write it; undefined for anything else. */
export function asOrigin(text: string): string | undefined {
  if (!/^https?:\/\/[^/?#@;,\s]+$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}
