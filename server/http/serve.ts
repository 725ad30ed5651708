import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Deployment, Endpoint, Market, ParsedInputOf, ResultOf, ServedFile } from '#schemas';
import type { Db } from '../db/connect.ts';
import type { Log } from '../log.ts';
import type { App, Deps } from '../module.ts';
import { noteCaller } from '../observe/access-log.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { callerId, decide, isInScope, type SignedIn, scopesFor, type Who } from '../policy.ts';
import { type ByCookie, byCookieIn } from './by-cookie.ts';
import { callerOf, isSigned } from './caller.ts';
import { refuseCardNumbers } from './card-numbers.ts';
import { compressionOf } from './compression.ts';
import { deploymentFor } from './deployment.ts';
import { deprecationHeaders } from './deprecation.ts';
import { parseInput, valueAt } from './input.ts';
import { type CallLimits, callerLimit } from './limits.ts';
import { originOf, requireOwnPage } from './origin.ts';
import { refusals } from './refusal.ts';
import { toldOf } from './told.ts';
import { refusalBy, refuseAtOnce } from './verdicts.ts';

/** The caller as an endpoint's access guarantees it: signed in unless public. */
type CallerOf<E extends Endpoint> = E['access'] extends { kind: 'public' | 'fleet' | 'processor' }
  ? Who
  : SignedIn;

/** What a handler gets; the input is parsed and the caller authorised. */
export type Call<E extends Endpoint = Endpoint> = Deps & {
  input: ParsedInputOf<E>;
  who: CallerOf<E>;
  deployment: Deployment;
  market: Market;
  ip: string;
  /** The `User-Agent`. */
  agent: string | null;
  /** The request's id in the log. */
  requestId: string;
  /** Seconds that the signer's clock is ahead of ours; 0 for unsigned calls. */
  ahead: number;
  /** The origin of this server for the caller, such as `https://portal.example`. */
  origin: string;
  idempotencyKey: string | undefined;
  /** The cookies, which alone prove nothing. */
  cookies: string | undefined;
  /** Set for a page that keeps its tokens in cookies. */
  byCookie: ByCookie | undefined;
};

/** An answer that is already JSON text, for lists built by the database. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A streamed file as the answer; its name must be safe for a header. */
export class FileAnswer {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Readable;
  constructor(name: string, mediaType: string, content: Readable) {
    this.name = name;
    this.mediaType = mediaType;
    this.content = content;
  }
}

/** An answer with headers of its own, such as cookies. */
export class Headed<Answer> {
  readonly answer: Answer;
  readonly headers: Readonly<Record<string, string | string[]>>;
  constructor(answer: Answer, headers: Readonly<Record<string, string | string[]>>) {
    this.answer = answer;
    this.headers = headers;
  }
}

type AnswerOf<E extends Endpoint> =
  ResultOf<E> extends ServedFile
    ? FileAnswer
    : z.input<E['result']> | JsonText | Headed<z.input<E['result']>>;

type Handler<E extends Endpoint, Found> = (
  call: Call<E>,
  found: Found | undefined,
) => Promise<AnswerOf<E>> | AnswerOf<E>;

/** The object that a call names, with its owners. */
type Named<Found> = { owners: readonly string[]; found?: Found };
type Find<Found> = (sql: Db, id: string) => Promise<Named<Found> | undefined>;

/**
 * `perMinute` limits costly calls; `bodyLimit` (bytes) allows larger bodies; `headers` go with every good answer. `find` finds the
 * named object along with its owners, so that a call that answers with it asks the database once.
 */
type Options<Found> = CallLimits & {
  bodyLimit?: number;
  headers?: Readonly<Record<string, string>>;
  find?: Find<Found>;
};

type Serve = <E extends Endpoint, Found = never>(
  endpoint: E,
  handler: Handler<E, Found>,
  options?: Options<Found>,
) => void;

/**
 * The server's half of the contract: every call is limited, authenticated, parsed and authorised by its declaration, and answers
 * what that declares.
 */
export function serveOn(app: App, deps: Deps): Serve {
  return (endpoint, handler, { bodyLimit, headers = {}, find, ...limits } = {}) => {
    const count = callerLimit(app, deps, limits);
    const going = deprecationHeaders(endpoint);
    app.route({
      method: endpoint.method,
      config: { signed: isSigned(endpoint) },
      ...(bodyLimit !== undefined && { bodyLimit }),
      compress: compressionOf(endpoint),
      // Set early, so that refusals have the headers, too.
      ...(endpoint.deprecated && {
        onRequest: async (_request, reply) => void reply.headers(going),
      }),
      url: `/${endpoint.service}/api/v1${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        const { call, found } = await admit(request, deps, endpoint, { count, find });
        const answer = await handler(call as Call<typeof endpoint>, found);
        return send(reply.headers(headers), endpoint, answer, deps.log);
      },
    });
  };
}

type Admission<Found> = {
  count: ReturnType<typeof callerLimit>;
  find: Find<Found> | undefined;
};

async function admit<Found>(
  request: FastifyRequest,
  deps: Deps,
  endpoint: Endpoint,
  { count, find }: Admission<Found>,
): Promise<{ call: Call; found: Found | undefined }> {
  const deployment = deploymentFor(deps.deployments, request.hostname);
  const market = marketOf(deps, deployment);
  const byCookie = byCookieIn(request.headers.authorization);
  const where = { log: deps.log, deployment, ip: request.ip, requestId: request.id };
  if (endpoint.service === 'operator' || byCookie)
    requireOwnPage(request, () => tellSecurity(where, 'origin-refused'));
  const { who, ahead } = await callerOf(request, deps, deployment, endpoint);
  noteCaller(request, { who });
  await count(request, who);
  refuseAtOnce(who, endpoint.access);
  if (!isInScope(who, endpoint)) throw refusals.outOfScope(scopesFor(endpoint.id));
  const input = parseInput(endpoint, request);
  const { owners, found } = await findNamed(deps, endpoint, input, find);
  const verdict = decide(who, endpoint.access, owners);
  if (verdict !== 'allowed') {
    if (who.kind !== 'nobody' && owners.length > 0)
      tellSecurity(where, 'access-refused', callerId(who));
    throw refusalBy(verdict, who);
  }
  noteCaller(request, { who, outlet: owners[0] });
  if (!isUnsearched(endpoint)) refuseCardNumbers(input.body);
  const key = request.headers['idempotency-key'];
  const call = {
    ...{ ...deps, ...where, market, input, ahead },
    origin: originOf(request),
    agent: request.headers['user-agent']?.slice(0, 300) ?? null,
    who: who as SignedIn,
    ...{ cookies: request.headers.cookie, byCookie },
    idempotencyKey: typeof key === 'string' ? key : undefined,
  };
  return { call, found };
}

/** Whether a body is not searched for card numbers: rows of files are checked one by one, and signed calls hold ids and pictures that may look like one. */
function isUnsearched(endpoint: Endpoint): boolean {
  return isSigned(endpoint) || /^\/(bulk-job|addressbook\/import)\/|\/import$/.test(endpoint.path);
}

/** The market of a deployment, which always exists. */
function marketOf({ markets }: Deps, { country }: Deployment): Market {
  const market = markets.get(country);
  if (!market) throw new Error(`there is no market ${country}`);
  return market;
}

/** The object that a call names; one that does not exist has no owners. */
async function findNamed<Found>(
  { sql, owners }: Deps,
  { access }: Endpoint,
  input: ParsedInputOf<Endpoint>,
  find: Find<Found> | undefined,
): Promise<Named<Found>> {
  const id = 'at' in access ? valueAt(input, access.at) : undefined;
  if (!('at' in access) || typeof id !== 'string') return { owners: [] };
  if (find) return (await find(sql, id)) ?? { owners: [] };
  return { owners: await owners[access.kind](sql, id) };
}

/** Sends an answer; parsing it by the declaration drops every undeclared column. */
function send(reply: FastifyReply, endpoint: Endpoint, answer: unknown, log: Log): FastifyReply {
  if (answer instanceof Headed)
    return send(reply.headers(answer.headers), endpoint, answer.answer, log);
  if (answer instanceof JsonText) {
    return reply.type('application/json; charset=utf-8').send(`{"result":${answer.text}}`);
  }
  if (answer instanceof FileAnswer) {
    return reply
      .type(answer.mediaType)
      .header('content-disposition', `attachment; filename="${answer.name}"`)
      .send(answer.content);
  }
  return reply.send({ result: toldOf(endpoint, answer, log) });
}
