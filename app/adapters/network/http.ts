import { cookieScheme, isOfToken } from '#core';
import { type Endpoint, endpoints, type Problem, pathOf, queryOf } from '#schemas';
import type { Credentials } from '../storage/session-store.ts';
import { type Attempt, type Dropped, failureOf, readAnswer } from './answer.ts';
import { createReads, eitherSignal, type Reads } from './reads.ts';
import { gone } from './refresh.ts';
import type { Renewal } from './renewal.ts';

const tries = 3;
const secondsBetweenTries = 1;
const timeoutSeconds = 15;
/** Files are generated while they are sent. */
const fileTimeoutSeconds = 300;

/** What one call needs; `idempotencyKey` makes a call that creates something safe to repeat. */
export type HttpCall = {
  endpoint: Endpoint;
  input: { params: unknown; query: unknown; body: unknown };
  idempotencyKey?: string | undefined;
  /** Seconds to wait for an answer, instead of the usual ones. */
  timeout?: number;
  /** No retries here; the caller has its own. */
  once?: true;
  /** Avoids pooled connections, which may be dead. */
  apart?: boolean;
};

type Outside = {
  fetch: typeof fetch;
  wait: (seconds: number) => Promise<void>;
  /** Whether there is any network at all. */
  online: () => boolean;
  /** The credentials to call with now. */
  credentials: () => Credentials | null;
  renewal: Renewal;
  /** Called at each request; the returned function gets the server's time from the answer, in Unix seconds. */
  serverTime: () => (seconds: number) => void;
  /** Called after each try with whether the server answered at all. */
  reached: (there: boolean) => void;
  dropped: Dropped;
  /** Whether sign-ins should put tokens into cookies. */
  inCookies: boolean;
  /** Called with each sign-out and its answer. */
  leaving: (authorization: string, answer: Promise<Attempt>) => void;
};

/** The outside, and the reads under way. */
type Way = Outside & { reads: Reads };

/**
 * All calls to the server go through this. Returns the parsed `result`, or throws a `Problem`. Where a repeat does no harm it
 * tries three times, one second and then two seconds apart, or as `Retry-After` says (specification 1, section 7).
 */
export function createHttp(given: Outside) {
  const outside: Way = { ...given, reads: createReads() };
  return async function call(request: HttpCall): Promise<unknown> {
    let mayHaveArrived = false;
    for (let attempt = 1; ; attempt += 1) {
      const isOnline = outside.online();
      const answer = await attemptOnce(request, outside);
      if (answer.ok) return answer.value;
      mayHaveArrived ||= isOnline && !isUnsent(answer.problem);
      if (answer.final || request.once || attempt === tries || !mayRetry(request, answer.problem)) {
        throw mayHaveArrived ? perhapsSent(answer.problem) : notSent(answer.problem);
      }
      await outside.wait(answer.retryAfter ?? secondsBetweenTries * attempt);
    }
  };
}

/** A 429 may be retried unless the call says never; silence and server faults only if a repeat has no second effect. */
function mayRetry({ endpoint, idempotencyKey }: HttpCall, problem: Problem): boolean {
  if (problem.tag === 'refused' && problem.status === 429) return endpoint.retry !== 'never';
  const repeatable =
    endpoint.retry === 'safe' ||
    endpoint.retry === 'idempotent' ||
    (endpoint.retry === 'keyed' && idempotencyKey !== undefined);
  return repeatable && (problem.tag !== 'refused' || problem.status >= 500);
}

/**
 * One call with a valid token: waits for the shared refresh when the token has expired, and refreshes and calls once more when
 * the server refuses it. Safe for any call, since a refused or unsent one had no effect.
 */
async function attemptOnce(request: HttpCall, outside: Way): Promise<Attempt> {
  const { renewal, credentials } = outside;
  if (request.endpoint.access.kind === 'public') return ask(request, outside, credentials());
  const held = await renewal.due();
  if (held !== null) return unsent(held);
  const asked = credentials();
  const answer = await ask(request, outside, asked);
  if (asked === null || !isUnauthorised(answer)) return answer;
  const renewed = await renewal.refused(asked);
  if (renewed === 'no') return answer;
  if (renewed !== 'yes') return unsent(renewed);
  const fresh = credentials();
  const second = await ask(request, outside, fresh);
  if (isUnauthorised(second)) renewal.refusedAgain(fresh);
  return second;
}

/**
 * What needs a person is not sent in nobody's name. A sign-out aborts other calls that change nothing with the same
 * credentials.
 */
async function ask(request: HttpCall, outside: Way, asked: Credentials | null): Promise<Attempt> {
  const { endpoint } = request;
  const authorization = asked?.authorization ?? null;
  if (endpoint.access.kind === 'public') return send(request, outside, authorization);
  if (authorization === null) return failureOf(gone);
  if (endpoint.retry === 'safe') {
    const sent = (ended: AbortSignal) => send(request, outside, authorization, ended);
    return (await outside.reads.whileThere(authorization, sent)) ?? failureOf(gone);
  }
  const answer = send(request, outside, authorization);
  if (endpoint.id === endpoints.logout.id) {
    outside.reads.leave(authorization, answer.then(always));
    outside.leaving(authorization, answer);
  }
  if (endpoint.id === endpoints.logoutEverywhere.id)
    outside.reads.leave(authorization, answer.then(isOk));
  return answer;
}

/** A sign-out takes effect here whatever the server answers. */
const always = () => true;
const isOk = ({ ok }: Attempt) => ok;

async function send(
  request: HttpCall,
  outside: Outside,
  authorization: string | null,
  ended?: AbortSignal,
): Promise<Attempt> {
  try {
    const heard = outside.serverTime();
    const said = authorizationFor(request.endpoint, authorization, outside.inCookies);
    const response = await outside.fetch(...requestOf(request, said, ended));
    const date = Date.parse(response.headers.get('date') ?? '');
    if (Number.isFinite(date)) heard(date / 1000);
    const answer = await readAnswer(request.endpoint, response, outside.dropped);
    outside.reached(true);
    return authorization === (outside.credentials()?.authorization ?? null)
      ? answer
      : markOutdated(answer);
  } catch (error) {
    if (!ended?.aborted) outside.reached(false);
    return failureOf({ tag: 'unreachable', message: String(error) });
  }
}

function isUnauthorised(answer: Attempt): boolean {
  return !answer.ok && isOfToken(answer.problem);
}

/** Without tokens the call was not sent, so the server has done nothing. */
function unsent(problem: Problem): Attempt {
  const why = problem.tag === 'unreachable' ? { ...problem, sent: false as const } : problem;
  return { ok: false, problem: why, retryAfter: null, final: true };
}

/** The authorization header. A public call that wants tokens in cookies says so by the cookie scheme, with the person already there if any. */
function authorizationFor(
  { access }: Endpoint,
  authorization: string | null,
  inCookies: boolean,
): string | null {
  return inCookies && access.kind === 'public' && !isInCookies(authorization)
    ? cookieScheme
    : authorization;
}

/** Whether these credentials mean that tokens are in cookies. */
export function isInCookies(authorization: string | null): authorization is string {
  return authorization?.startsWith(cookieScheme) === true;
}

function requestOf(
  { endpoint, input, idempotencyKey, timeout, apart }: HttpCall,
  authorization: string | null,
  ended?: AbortSignal,
): [string, RequestInit] {
  const hasBody = endpoint.method !== 'GET';
  const seconds = timeout ?? (endpoint.produces ? fileTimeoutSeconds : timeoutSeconds);
  const tooLate = AbortSignal.timeout(1000 * seconds);
  return [
    pathOf(endpoint, input.params as Record<string, unknown>) +
      queryOf(input.query as Record<string, unknown>),
    {
      method: endpoint.method,
      signal: ended ? eitherSignal(tooLate, ended) : tooLate,
      cache: 'no-store',
      // Browsers pool connections with and without credentials separately; these callers authorize by header.
      ...(apart && { credentials: 'omit' as const }),
      headers: {
        accept: ['application/json', ...(endpoint.produces ?? [])].join(', '),
        ...(hasBody && { 'content-type': 'application/json' }),
        ...(authorization !== null && { authorization }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(hasBody && { body: JSON.stringify(input.body) }),
    },
  ];
}

/** Marks a refusal of a token that was replaced meanwhile, since it says nothing about the new one. */
function markOutdated(answer: Attempt): Attempt {
  if (answer.ok || answer.problem.tag !== 'refused') return answer;
  return { ...answer, problem: { ...answer.problem, outdated: true } };
}

/** Marks a call that no try sent: the server has not received it. */
function notSent(problem: Problem): Problem {
  return problem.tag === 'unreachable' ? { ...problem, sent: false } : problem;
}

/** An earlier try may have arrived, whatever kept the last one from being sent. */
function perhapsSent(problem: Problem): Problem {
  if (problem.tag !== 'unreachable') return problem;
  const { sent: _, ...unknown } = problem;
  return unknown;
}

function isUnsent(problem: Problem): boolean {
  return problem.tag === 'unreachable' && problem.sent === false;
}
