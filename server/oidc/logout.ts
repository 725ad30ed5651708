import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Deployment, Id, UnixTime } from '#schemas';
import type { Fragment, Tx } from '../db/connect.ts';
import { deploymentFor } from '../http/deployment.ts';
import { refusals } from '../http/refusal.ts';
import { endSessionIn } from '../identity/sessions.ts';
import { holdBeginnings } from '../identity/through.ts';
import type { Deps } from '../module.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { digest } from '../secrets.ts';
import type { Issuer } from './issuer.ts';
import type { Gone } from './logout-token.ts';
import { type Offered, offeredAt } from './offered.ts';
import { reasonOf, whatFailed } from './reason.ts';

export const logoutPath = '/auth/oidc/backchannel-logout';

type Tools = Pick<Deps, 'sql' | 'clock' | 'log' | 'config' | 'deployments'> & {
  issuerOf: (id: string, offered: Offered) => Issuer;
};

const Told = z.object({ logout_token: z.string().check(z.maxLength(8000)) });

/** Ends sessions at a provider's request (OpenID Connect Back-Channel Logout 1.0). */
export async function endFromProvider(tools: Tools, request: FastifyRequest, reply: FastifyReply) {
  const { deployments, config, sql, clock, log } = tools;
  const deployment = deploymentFor(deployments, request.hostname);
  const offered = offeredAt(deployment, config);
  if (!offered) throw refusals.unknown();
  const where = { log, ip: request.ip, requestId: request.id, deployment };
  const refuse = (cause: unknown) => {
    const isDown = reasonOf(cause) === 'down';
    log.warn({ deployment: deployment.id, ...whatFailed(cause) }, 'a logout token was not taken');
    if (!isDown) tellSecurity(where, 'logout-refused');
    const error = isDown ? 'temporarily_unavailable' : 'invalid_request';
    return reply.code(isDown ? 503 : 400).send({ error });
  };
  reply.header('cache-control', 'no-store');
  let gone: Gone;
  try {
    const { logout_token } = Told.parse(request.body);
    gone = await tools.issuerOf(deployment.id, offered).readLogout(logout_token);
  } catch (cause) {
    return refuse(cause);
  }
  const places = sharing(tools, offered);
  const people = await sql.begin((tx) => end(tx, gone, places, clock()));
  if (people === null) return refuse(new Error('this logout token was used before'));
  for (const person of people) tellSecurity(where, 'session-ended', person);
  return reply.code(200).send();
}

/** The deployments that share this client at the provider, which calls only once. */
function sharing({ deployments, config }: Tools, { issuer, clientId }: Offered): Id[] {
  const isSame = (each: Deployment) => {
    const theirs = offeredAt(each, config);
    return theirs?.issuer === issuer && theirs.clientId === clientId;
  };
  return deployments.all.filter(isSame).map(({ id }) => id);
}

/** Ends open sessions and pending sign-ins; answers their people, or null for a token that was used before. */
async function end(tx: Tx, gone: Gone, places: Id[], now: UnixTime): Promise<Id[] | null> {
  const { issuer, subject, sid } = gone;
  const by = tx.json({ issuer, ...(subject && { subject }), ...(sid && { sid }) });
  await holdBeginnings(tx, issuer);
  if (!(await isFirst(tx, gone, { by, places }))) return null;
  const fits: Fragment = tx`through @> ${by} and deployment = any(${places})`;
  await tx`delete from oidc_arrivals where ${fits}`;
  await tx`delete from second_steps where ${fits}`;
  const open = await tx<{ id: Id; user_id: Id }[]>`
    select id, user_id from sessions where ${fits} and revoked_at is null order by id for update`;
  for (const { id } of open) await endSessionIn(tx, id, now);
  return open.map(({ user_id }) => user_id);
}

type Said = { by: ReturnType<Tx['json']>; places: Id[] };

/** Remembers the token, also for sessions that are being opened now; false if it was used before. */
async function isFirst(tx: Tx, gone: Gone, { by, places }: Said): Promise<boolean> {
  const { issuer, at, jti, expires } = gone;
  const { count } =
    await tx`insert into oidc_logouts (hash, through, deployments, said_at, expires_at)
    values (${digest(`${issuer} ${jti}`)}, ${by}, ${places}, ${at}, ${expires}) on conflict do nothing`;
  return count === 1;
}
