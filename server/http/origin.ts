import type { FastifyRequest } from 'fastify';
import type { Deployment } from '#schemas';
import { refusal } from './refusal.ts';

/** The origin that a request was sent to; refuses an invalid host name, since it goes into links and policies. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const origin = asOrigin(`${protocol}://${host}`);
  if (origin) return origin;
  throw refusal(400, 'InvalidRequest', 'There is no such host.', { key: 'alert.error' });
}

/** Refuses a change that was not sent by a page of this origin, by headers that only browsers set. */
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
 * A deployment's origin by its own file, for links in mails and the like, which must not depend on a request's host header. It is
 * https without a port; on this machine, scheme and port are those of `here`.
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

/** The canonical origin of a deployment for search engines. */
export function listedOrigin(deployment: Pick<Deployment, 'id' | 'hosts'>, here: string): string {
  const [first = 'localhost'] = deployment.hosts;
  const url = new URL(here);
  url.hostname = first;
  return declaredOrigin(deployment, url.origin);
}

/** The text as a normalised origin; undefined if it is not exactly an origin. */
export function asOrigin(text: string): string | undefined {
  if (!/^https?:\/\/[^/?#@;,\s]+$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}
