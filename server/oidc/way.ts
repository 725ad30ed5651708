import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deployment } from '#schemas';
import { deploymentFor } from '../http/deployment.ts';
import { declaredOrigin, originOf } from '../http/origin.ts';
import { refusals } from '../http/refusal.ts';
import type { Through } from '../identity/through.ts';
import type { Deps } from '../module.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { keepArrival } from './arrivals.ts';
import type { Issuer, Proved } from './issuer.ts';
import { type Offered, offeredAt } from './offered.ts';
import { findMember } from './person.ts';
import { type Reason, reasonOf, whatFailed } from './reason.ts';
import {
  browserCookie,
  browserIn,
  newSecret,
  openVisit,
  pathOnly,
  takeVisit,
  type Visit,
} from './visits.ts';

export const startPath = '/auth/oidc/start';
export const callbackPath = '/auth/oidc/callback';

type Tools = Pick<Deps, 'sql' | 'clock' | 'log' | 'config' | 'deployments'> & {
  issuerOf: (id: string, offered: Offered) => Issuer;
};

type Here = Tools & {
  deployment: Deployment;
  offered: Offered;
  origin: string;
  ip: string;
  requestId: string;
  browser: string | undefined;
  asked: URLSearchParams;
};

/** Redirects a browser to its deployment's provider. */
export async function leave(tools: Tools, request: FastifyRequest, reply: FastifyReply) {
  const here = hereOf(tools, request);
  const { sql, clock, deployment, offered, origin } = here;
  const browser = here.browser ?? newSecret();
  const path = pathOnly(here.asked.get('after'));
  try {
    const visit = await openVisit(sql, { browser, deployment: deployment.id }, path, clock());
    const address = await tools.issuerOf(deployment.id, offered).addressFor(visit, backTo(here));
    reply.header('set-cookie', browserCookie(browser, origin));
    return lead(reply, address.href);
  } catch (cause) {
    return lead(reply, tellFailed(here, cause));
  }
}

/** Handles a browser that returns from the provider; redirects to the page that signs it in. */
export async function comeBack(tools: Tools, request: FastifyRequest, reply: FastifyReply) {
  const here = hereOf(tools, request);
  const { sql, clock, browser, deployment, asked } = here;
  const state = asked.get('state');
  if (browser === undefined || state === null) return lead(reply, failurePath('over'));
  const place = { browser, deployment: deployment.id };
  const visit = await takeVisit(sql, place, state, clock());
  if (!visit) return lead(reply, failurePath('over'));
  try {
    const member = await proveMember(here, visit);
    if ('why' in member) return lead(reply, failurePath(member.why));
    const bothFactors = here.offered.secondFactor === 'provider';
    const code = await keepArrival(sql, place, { ...member, bothFactors }, clock());
    return lead(reply, `/arrive?after=${encodeURIComponent(visit.path)}#${code}`);
  } catch (cause) {
    return lead(reply, tellFailed(here, cause));
  }
}

type Member = { userId: string; through: Through };

async function proveMember(here: Here, visit: Visit): Promise<Member | { why: Reason }> {
  const { sql, clock, deployment, offered, asked } = here;
  const cameBack = new URL(`${backTo(here)}?${asked}`);
  const proved: Proved = await here.issuerOf(deployment.id, offered).prove(cameBack, visit);
  const found = await findMember(sql, proved, { ...here, now: clock() });
  if (typeof found === 'string') {
    tellSecurity(here, 'sign-in-failed');
    return { why: found };
  }
  if (found.isFirst) tellSecurity(here, 'oidc-linked', found.userId);
  const { email: _, ...through } = proved;
  return { userId: found.userId, through };
}

function hereOf(tools: Tools, request: FastifyRequest): Here {
  const deployment = deploymentFor(tools.deployments, request.hostname);
  const offered = offeredAt(deployment, tools.config);
  if (!offered) throw refusals.unknown();
  const origin = originOf(request);
  const { ip, id: requestId, headers } = request;
  const asked = new URL(request.url, origin).searchParams;
  const browser = browserIn(headers.cookie, origin);
  return { ...tools, deployment, offered, origin, ip, requestId, browser, asked };
}

/** The redirect address registered at the provider, from our configuration, not from the request. */
function backTo({ deployment, origin }: Pick<Here, 'deployment' | 'origin'>): string {
  return `${declaredOrigin(deployment, origin)}${callbackPath}`;
}

/** The page that shows why sign-in failed. */
function failurePath(reason: Reason): string {
  return `/arrive?problem=${reason}`;
}

/** Logs a failed sign-in without personal data; answers the page to show. */
function tellFailed(here: Here, cause: unknown): string {
  const reason = reasonOf(cause);
  const { log, deployment } = here;
  log.warn(
    { deployment: deployment.id, reason, ...whatFailed(cause) },
    'a sign-in with the identity provider failed',
  );
  if (reason === 'refused') tellSecurity(here, 'sign-in-failed');
  return failurePath(reason);
}

function lead(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}
