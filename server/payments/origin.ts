import type { FastifyRequest } from 'fastify';
import type { Deployment } from '#schemas';
import { originOf } from '../http/origin.ts';
import type { Deps } from '../module.ts';

type Tools = Pick<Deps, 'payments' | 'config'>;

/** The only other origin that a page may send payers to; undefined without online payment. */
export function payOriginFor(
  request: FastifyRequest,
  deployment: Deployment,
  tools: Tools,
): string | undefined {
  if (!tools.payments.takesPayments) return undefined;
  return payOriginOf(tools, deployment, originOf(request));
}

/** The origin of card fields in a frame; undefined where the provider's own page asks for the card. */
export function framedPayOrigin(
  request: FastifyRequest,
  deployment: Deployment,
  tools: Tools,
): string | undefined {
  return tools.payments.hosted ? undefined : payOriginFor(request, deployment, tools);
}

/** The deployment's payment origin, else the provider's, else that of the sandbox on the same host. */
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
