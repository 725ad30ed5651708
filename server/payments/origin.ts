import type { FastifyRequest } from 'fastify';
import type { Deployment } from '#schemas';
import type { Config } from '../config.ts';
import { originOf } from '../http/origin.ts';

/** The origin of the card fields for anyone who asks for a page; undefined where nothing can be paid. */
export function payOriginFor(
  request: FastifyRequest,
  deployment: Deployment,
  { paymentPort, demo }: Config,
): string | undefined {
  if (!demo) return deployment.paymentOrigin;
  return payOriginOf(deployment, originOf(request), paymentPort);
}

/** The origin of the card fields: what the deployment names, or the sandbox beside this server under the same host. */
export function payOriginOf(
  { paymentOrigin }: Deployment,
  portalOrigin: string,
  sandboxPort: number | undefined,
): string {
  if (paymentOrigin) return paymentOrigin;
  const url = new URL(portalOrigin);
  url.port = String(sandboxPort ?? Number(url.port || 80) + 1);
  return url.origin;
}
