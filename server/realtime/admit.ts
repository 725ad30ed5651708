import type { FastifyRequest } from 'fastify';
import { endpoints } from '#schemas';
import { isShutOut } from '../demo/people.ts';
import { byCookieIn, proofIn } from '../http/by-cookie.ts';
import { deploymentFor } from '../http/deployment.ts';
import { originOf } from '../http/origin.ts';
import { refusal, refusals } from '../http/refusal.ts';
import { consumeTicket } from '../identity/tickets.ts';
import { findWho } from '../identity/who.ts';
import type { Deps } from '../module.ts';
import { noteCaller } from '../observe/access-log.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { decide, type Who } from '../policy.ts';
import type { Guest } from './member.ts';

/**
 * Admits sockets with a fresh ticket of this deployment, from its own page or from a program (no origin). A page with its token in a
 * cookie may authenticate by that instead, when the connections it would fetch a ticket over are dead.
 */
export async function admit(request: FastifyRequest, deps: Deps): Promise<Guest> {
  const { deployments, markets, config, log } = deps;
  const { headers, host, hostname, ip, id: requestId } = request;
  if (headers.origin !== undefined && hostOf(headers.origin) !== host) {
    tellSecurity({ log, ip, requestId }, 'origin-refused');
    throw refusal(403, 'ForeignOrigin', 'Sockets open from our own pages and from programs only.', {
      key: 'alert.error',
    });
  }
  const deployment = deploymentFor(deployments, hostname);
  const { id } = deployment;
  const who = (await byTicket(request, deps, id)) ?? (await byOwnCookie(request, deps, id));
  if (!who || isShutOut(config, who) || !mayListen(who)) throw refusals.signInFirst();
  noteCaller(request, { who });
  const allOutlets = markets.get(deployment.country)?.allOutletOrders === true;
  return { who, deploymentId: id, allOutlets, ip };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** The same access rule as for creating a ticket. */
const mayListen = (who: Who) => decide(who, endpoints.createSocketTicket.access, []) === 'allowed';

function authorizationIn({ query }: FastifyRequest): string {
  const { authorization } = query as Record<string, unknown>;
  return typeof authorization === 'string' ? authorization : '';
}

async function byTicket(request: FastifyRequest, { sql, clock }: Deps, deploymentId: string) {
  const found = await consumeTicket(sql, authorizationIn(request), clock());
  return found?.deploymentId === deploymentId ? found.who : undefined;
}

async function byOwnCookie(
  request: FastifyRequest,
  { sql, clock, sessionOf }: Deps,
  deploymentId: string,
) {
  const { origin, cookie } = request.headers;
  if (origin === undefined || !byCookieIn(authorizationIn(request))) return undefined;
  const proof = proofIn({
    authorization: authorizationIn(request),
    cookie,
    origin: originOf(request),
  });
  const sessionId = await sessionOf(proof);
  return sessionId && findWho(sql, sessionId, deploymentId, clock());
}
