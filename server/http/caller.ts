import type { FastifyRequest } from 'fastify';
import type { Deployment, Endpoint } from '#schemas';
import { isShutOut } from '../demo/people.ts';
import { provenFleet } from '../dispatch/remote/proven.ts';
import { findGuest } from '../guests/tokens.ts';
import { findSession } from '../identity/who.ts';
import type { Deps } from '../module.ts';
import { findOperator } from '../operator/sessions.ts';
import { provenProcessor } from '../payments/proven.ts';
import type { Who } from '../policy.ts';
import { proofIn } from './by-cookie.ts';
import { originOf } from './origin.ts';

/** Who calls, by a signature, a cookie or a token; `ahead` are the seconds that a signer's clock is ahead of ours. */
export async function callerOf(
  request: FastifyRequest,
  deps: Deps,
  deployment: Deployment,
  endpoint: Endpoint,
): Promise<{ who: Who; ahead: number }> {
  const signedBy = provenBy(request, deps, endpoint);
  return signedBy ?? { who: await authenticate(request, deps, deployment, endpoint), ahead: 0 };
}

/** Whether a call is authenticated by its signature. */
export function isSigned({ access }: Endpoint): boolean {
  return access.kind === 'fleet' || access.kind === 'processor';
}

function provenBy(request: FastifyRequest, deps: Deps, { access }: Endpoint) {
  if (access.kind === 'fleet') return provenFleet(request, deps);
  return access.kind === 'processor' ? provenProcessor(request, deps) : undefined;
}

async function authenticate(
  request: FastifyRequest,
  deps: Deps,
  deployment: Deployment,
  { service }: Endpoint,
): Promise<Who> {
  const { cookie, authorization: header } = request.headers;
  // Operators are authenticated by cookie for operator calls only; no header opens these.
  if (service === 'operator')
    return (await findOperator(deps.sql, cookie, deps.clock())) ?? { kind: 'nobody' };
  const authorization = proofIn({ authorization: header, cookie, origin: originOf(request) });
  const program = await deps.callerByKey(authorization, deployment, deps.kept);
  if (program) return program;
  const sessionId =
    (await deps.sessionOf(authorization)) ?? (await deps.embeddedOf(authorization, deployment));
  const { sql, kept } = deps;
  const now = deps.clock();
  const { id } = deployment;
  const ask = (session: string) => findSession(sql, session, id, now);
  const person = sessionId && (await kept.people.get(`${sessionId} ${id}`, () => ask(sessionId)));
  if (person && person.expires > now && !isShutOut(deps.config, person.who)) return person.who;
  const guestId = await deps.guestOf(authorization);
  const guest =
    guestId && (await kept.guests.get(`${guestId} ${id}`, () => findGuest(sql, guestId, id, now)));
  return guest && guest.expires > now ? guest.who : { kind: 'nobody' };
}
