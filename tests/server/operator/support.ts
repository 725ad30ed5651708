import { TOTP, URI } from 'otpauth';
import { type Endpoint, pathOf } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import { addOperator, type Credentials } from '../../../server/operator/accounts.ts';
import type { Sample } from '../authorisation/samples.ts';

/** An operator of these tests. */
export const email = 'ann@example.com';
const actor = { name: 'root', via: 'command' } as const;
export const page = { host: 'sg.localhost', origin: 'http://sg.localhost' };

type Server = Awaited<ReturnType<typeof import('../../support/server.ts').testServer>>;

/** Adds an operator as the command does; answers what they were told. */
export function added(server: Server, who = email): Promise<Credentials> {
  const { key, clock } = server.deps;
  return server.sql.begin((tx) => addOperator(tx, who, { key, actor, now: clock() }));
}

/** What an app on a phone shows at this moment. */
export function codeOf(server: Server, { uri }: Pick<Credentials, 'uri'>): string {
  const totp = URI.parse(uri);
  if (!(totp instanceof TOTP)) throw new Error('this is no second factor by time');
  return totp.generate({ timestamp: server.deps.clock() * 1000 });
}

type Words = { password?: string; code?: string; email_address?: string };

/** Tries to sign in, with what is right unless it is said otherwise. */
export function trySignIn(
  server: Server,
  known: Credentials,
  words: Words = {},
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.1',
) {
  const right = {
    ...{ email_address: known.email, password: known.password ?? '' },
    code: codeOf(server, known),
  };
  return server.app.inject({
    ...{ method: 'POST', url: '/operator/api/v1/session', remoteAddress },
    ...{ headers: { ...page, ...headers }, payload: { ...right, ...words } },
  });
}

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieIn({ headers }: { headers: Record<string, unknown> }): string {
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** Signs in, with a code that nobody has used; answers the headers of an operator's page. */
export async function signedIn(server: Server, known: Credentials) {
  server.pass(30);
  return { ...page, cookie: cookieIn(await trySignIn(server, known)) };
}

/** Makes a call with the headers of somebody. */
export function send(
  server: Server,
  endpoint: Endpoint,
  headers: Record<string, string>,
  { params = {}, query = {}, body }: Sample = {},
) {
  return server.app.inject({
    ...{ method: endpoint.method, url: pathOf(endpoint, { ...params }), query, headers },
    ...(body && { payload: body }),
  });
}

/** A server with an operator who is signed in. */
export async function withOperator(server: Server) {
  const known = await added(server);
  const headers = await signedIn(server, known);
  return {
    known,
    headers,
    ask: (id: keyof typeof operatorCalls, sample: Sample = {}) =>
      send(server, operatorCalls[id], headers, sample),
  };
}
