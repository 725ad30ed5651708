import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Account, Happening } from './account.ts';
import { type Answer, answerCall, refused } from './api.ts';
import { readForm } from './form.ts';
import { showPage } from './pages.ts';

/** How Stripe answers a call: normally, 429, with a fault, never, or with the answer lost after the work was done. */
export type Mood = 'well' | 'busy' | 'broken' | 'silent' | 'lost';

/** Stripe on this machine: its API, the pages that people are sent to, and what it tells webhooks. */
export type StripeStandIn = {
  readonly url: string;
  readonly account: Account;
  /** So many next calls are answered so, and those after them as they should be. */
  behave(mood: Mood, times?: number): void;
  /** The calls that came, as `POST /v1/refunds`. */
  readonly calls: readonly string[];
  /** From now on it tells this address what happens. */
  tellTo(webhook: string): void;
  /** A day goes by, after which a key is a new one. */
  forgetKeys(): void;
  stop(): Promise<void>;
};

export const stripeKey = 'sk_test_51standin';
export const stripeSecret = 'whsec_standin';

/** The signature of what Stripe tells, as it stands in `stripe-signature`. */
export function stripeSignature(body: string, at: number, secret = stripeSecret): string {
  const moment = Math.floor(at);
  const mac = createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex');
  return `t=${moment},v1=${mac}`;
}

type Options = {
  now?: () => number;
  port?: number;
};

export async function startStripe({
  now = () => Date.now() / 1000,
  port: asked = 0,
}: Options = {}): Promise<StripeStandIn> {
  const account: Account = {
    ...{ now, sessions: new Map(), payments: new Map(), refunds: [], happenings: [] },
    tell: (happening) => void (webhook && tell(webhook, happening, now())),
  };
  let webhook: string | undefined;
  const moods: Mood[] = [];
  const calls: string[] = [];
  const kept = new Map<string, { said: string; answer: Answer }>();
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    const { pathname, search } = new URL(request.url ?? '', origin());
    if (!pathname.startsWith('/v1/')) return sendPage(response, account, pathname, request, body);
    calls.push(`${request.method} ${pathname}`);
    const mood = moods.shift() ?? 'well';
    if (mood === 'silent') return;
    const form = readForm(request.method === 'GET' ? search : body);
    const call = { origin: origin(), path: pathname, method: String(request.method), form };
    const answer = doneOnce(kept, request, pathname + body, mood, () => answerCall(account, call));
    if (mood === 'lost') request.socket.destroy();
    else send(response, answer);
  });
  const origin = () => `http://localhost:${portOf(server.address())}`;
  server.listen(asked, 'localhost');
  await once(server, 'listening');
  return {
    ...{ url: origin(), account, calls },
    behave: (mood, times = 1) => moods.push(...Array.from({ length: times }, () => mood)),
    tellTo: (address) => {
      webhook = address;
    },
    forgetKeys: () => kept.clear(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Idempotency: repeats the answer of a known key, faults included, except after a 429, which did nothing. */
function doneOnce(
  kept: Map<string, { said: string; answer: Answer }>,
  { headers, method }: IncomingMessage,
  said: string,
  mood: Mood,
  work: () => Answer,
): Answer {
  if (headers.authorization !== `Bearer ${stripeKey}`)
    return refused(401, 'api_key_invalid', 'Invalid API Key provided');
  if (mood === 'busy') return refused(429, 'rate_limit', 'Request rate limit exceeded.');
  const key = String(headers['idempotency-key'] ?? '');
  const before = method === 'POST' ? kept.get(key) : undefined;
  if (before && before.said !== said) {
    const why = 'Keys for idempotent requests can only be used with the same parameters.';
    return refused(400, 'idempotency_key_in_use', why, 'idempotency_error');
  }
  const answer =
    before?.answer ??
    (mood === 'broken' ? refused(500, 'internal', 'Something went wrong on our end.') : work());
  if (method === 'POST' && key !== '') kept.set(key, { said, answer: structuredClone(answer) });
  return answer;
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': 'req_standin',
    ...(status >= 500 && { 'stripe-should-retry': 'false' }),
  });
  response.end(JSON.stringify(body));
}

function sendPage(
  response: ServerResponse,
  account: Account,
  path: string,
  { method }: IncomingMessage,
  body: string,
): void {
  const typed = method === 'POST' ? new URLSearchParams(body) : undefined;
  const shown = showPage(account, path, typed);
  if (!shown) response.writeHead(404).end();
  else if ('to' in shown) response.writeHead(303, { location: shown.to }).end();
  else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown.html);
}

/** Sends an event once, without retries. */
function tell(webhook: string, happening: Happening, at: number): void {
  const body = JSON.stringify(happening);
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': stripeSignature(body, at),
  };
  fetch(webhook, { method: 'POST', body, headers }).catch(() => undefined);
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  return typeof address === 'object' && address ? address.port : 0;
}
