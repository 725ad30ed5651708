import type { FastifyRequest } from 'fastify';
import { isShutOut } from '../demo/people.ts';
import { deploymentFor } from '../http/deployment.ts';
import { refusal, refusals } from '../http/refusal.ts';
import { consumeTicket } from '../identity/tickets.ts';
import type { Deps } from '../module.ts';
import type { Guest } from './member.ts';

/** Lets in anyone who has a fresh ticket of this deployment: from its own page, or from a program, which says no origin. */
export async function admit(
  { headers, host, hostname, query, ip }: FastifyRequest,
  { sql, clock, deployments, markets, config }: Deps,
): Promise<Guest> {
  if (headers.origin !== undefined && hostOf(headers.origin) !== host) {
    throw refusal(403, 'ForeignOrigin', 'Sockets open from our own pages and from programs only.', {
      key: 'alert.error',
    });
  }
  const deployment = deploymentFor(deployments, hostname);
  const { authorization } = query as Record<string, unknown>;
  const given = typeof authorization === 'string' ? authorization : '';
  const found = await consumeTicket(sql, given, clock());
  if (found?.deploymentId !== deployment.id || isShutOut(config, found.who)) {
    throw refusals.signInFirst();
  }
  const allOutlets = markets.get(deployment.country)?.allOutletOrders === true;
  return { who: found.who, deploymentId: deployment.id, allOutlets, ip };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
