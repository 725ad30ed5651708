import type { FastifyRequest } from 'fastify';
import type { Deployment } from '#schemas';
import { originOf } from '../http/origin.ts';
import type { Deps } from '../module.ts';

type Tools = Pick<Deps, 'payments' | 'config'>;

/** The origin that a page may send people to who pay; undefined where nothing can be paid. */
export function payOriginFor(
  request: FastifyRequest,
  deployment: Deployment,
  tools: Tools,
): string | undefined {
  if (!tools.payments.takesPayments) return undefined;
  return payOriginOf(tools, deployment, originOf(request));
}

/** The origin whose card fields a page may show in a frame; undefined where the provider's own page asks for the card. */
export function framedPayOrigin(
  request: FastifyRequest,
  deployment: Deployment,
  tools: Tools,
): string | undefined {
  return tools.payments.hosted ? undefined : payOriginFor(request, deployment, tools);
}

/** What the deployment names, else the provider's own, else the sandbox beside this server under the same host. */
export function payOriginOf(
  { payments, config }: Tools,
  { paymentOrigin }: Deployment,
  portalOrigin: string,
): string {
  const named = paymentOrigin ?? payments.hosted?.origin;
  if (named) return named;
  const url = new URL(portalOrigin);
  url.port = String(config.paymentPort ?? Number(url.port || 80) + 1);
  return url.origin;
}
