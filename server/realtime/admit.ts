import type { FastifyRequest } from 'fastify';
import { isShutOut } from '../demo/people.ts';
import { deploymentFor } from '../http/deployment.ts';
import { refusal, refusals } from '../http/refusal.ts';
import { consumeTicket } from '../identity/tickets.ts';
import type { Deps } from '../module.ts';
import { noteCaller } from '../observe/access-log.ts';
import { tellSecurity } from '../observe/security-log.ts';
import type { Guest } from './member.ts';

/** Lets in anyone who has a fresh ticket of this deployment: from its own page, or from a program, which says no origin. */
export async function admit(
  request: FastifyRequest,
  { sql, clock, deployments, markets, config, log }: Deps,
): Promise<Guest> {
  const { headers, host, hostname, query, ip, id: requestId } = request;
  if (headers.origin !== undefined && hostOf(headers.origin) !== host) {
    tellSecurity({ log, ip, requestId }, 'origin-refused');
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
  noteCaller(request, { who: found.who });
  const allOutlets = markets.get(deployment.country)?.allOutletOrders === true;
  return { who: found.who, deploymentId: deployment.id, allOutlets, ip };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
