import {
  createHash,
  createHmac,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** The portal's client id and secret at the stand-in. */
export const client = { id: 'rider-portal', secret: 'a+secret/of=ours' };

type Claims = Record<string, unknown>;

/** Faults of a provider, or of an attacker in between. */
export type Twist = {
  claims?: Claims;
  /** Whose key signs, or none. */
  signed?: 'ours' | 'foreign' | 'none' | 'by-secret';
  /** The ID token has only the claim `sub`. */
  thin?: boolean;
  /** What a logout token says otherwise. */
  logout?: Claims;
  /** Nothing is answered but a fault. */
  down?: boolean;
  /** What happens between the exchange of a code and its answer. */
  meanwhile?: () => PromiseLike<unknown>;
};

type Asked = { challenge: string; nonce: string; redirect: string; taken: boolean };

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;

/**
 * Starts a stand-in for an identity provider (OpenID Connect 1.0 with PKCE, written from the standard) with discovery, keys, an
 * authorization page, and single-use codes.
 */
export async function startIdentityProvider() {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const codes = new Map<string, Asked>();
  const world = {
    issuer: '',
    /** Who sits before the browser. */
    person: { sub: 'mei-at-work', email: 'demo@example.com', email_verified: true } as Claims,
    /** What time it is there, in Unix seconds. */
    clock: () => Math.floor(Date.now() / 1000),
    /** The session that they have there, where it is named. */
    sid: '',
    twist: {} as Twist,
    /** What the page was asked with last. */
    asked: new URLSearchParams(),
  };

  const idToken = (nonce: string) => {
    const { sub } = world.person;
    const about = world.twist.thin ? { sub } : world.person;
    const sid = world.sid && { sid: world.sid };
    const claims = {
      iss: world.issuer,
      aud: client.id,
      iat: world.clock(),
      exp: Math.floor(Date.now() / 1000) + 300,
      nonce,
      ...sid,
      ...about,
    };
    const sign = signedBy(world.twist, keys.privateKey, foreign);
    return sign({ ...claims, ...world.twist.claims });
  };

  /** Says that somebody is signed in no more (OpenID Connect Back-Channel Logout 1.0, section 2.4). */
  const logoutToken = (about: Claims) => {
    const now = world.clock();
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const jti = randomBytes(16).toString('hex');
    const claims = { iss: world.issuer, aud: client.id, iat: now, exp: now + 120, jti, events };
    const sign = signedBy(world.twist, keys.privateKey, foreign);
    return sign({ ...claims, ...about, ...world.twist.logout });
  };

  const exchange = async (request: IncomingMessage) => {
    const form = new URLSearchParams(await bodyOf(request));
    const asked = codes.get(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!isOurs(request.headers.authorization))
      return { status: 401, body: { error: 'invalid_client' } };
    if (
      !asked ||
      asked.taken ||
      asked.challenge !== challenge ||
      asked.redirect !== form.get('redirect_uri')
    )
      return { status: 400, body: { error: 'invalid_grant' } };
    asked.taken = true;
    const token = { access_token: 'access', token_type: 'Bearer', expires_in: 60 };
    const id_token = idToken(asked.nonce);
    await world.twist.meanwhile?.();
    return { status: 200, body: { ...token, id_token } };
  };

  const page = (query: URLSearchParams) => {
    world.asked = query;
    const code = randomBytes(16).toString('hex');
    const redirect = query.get('redirect_uri') ?? '';
    const [challenge, nonce] = [query.get('code_challenge') ?? '', query.get('nonce') ?? ''];
    codes.set(code, { challenge, nonce, redirect, taken: false });
    const back = (said: Record<string, string>) =>
      `${redirect}?${new URLSearchParams({ ...said, state: query.get('state') ?? '', iss: world.issuer })}`;
    const link = (href: string, text: string) =>
      `<p><a href="${href.replaceAll('&', '&amp;')}">${text}</a></p>`;
    return `<!doctype html><html lang="en"><title>Stand-in</title><main><h1>Stand-in</h1>
      ${link(back({ code }), `Go on as ${world.person.email}`)}${link(back({ error: 'access_denied' }), 'Leave')}</main></html>`;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', world.issuer);
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (world.twist.down) return json({ error: 'server_error' }, 500);
    if (url.pathname === '/.well-known/openid-configuration') return json(describe(world.issuer));
    if (url.pathname === '/keys') return json({ keys: [publicKey(keys.publicKey)] });
    if (url.pathname === '/userinfo') return json(world.person);
    if (url.pathname === '/token') {
      const { status, body } = await exchange(request);
      return json(body, status);
    }
    return response.writeHead(200, { 'content-type': 'text/html' }).end(page(url.searchParams));
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the stand-in does not listen');
  world.issuer = `http://localhost:${address.port}`;
  return Object.assign(world, {
    logoutToken,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => void server.close(done));
    },
  });
}

function describe(issuer: string) {
  return {
    issuer,
    ...{ authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token` },
    ...{ jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/userinfo` },
    ...{ response_types_supported: ['code'], subject_types_supported: ['public'] },
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}

function publicKey(key: KeyObject) {
  return { ...key.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' };
}

/** What makes a token of claims. */
function signedBy({ signed = 'ours' }: Twist, own: KeyObject, foreign: KeyObject) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const alg = { ours: 'RS256', foreign: 'RS256', none: 'none', 'by-secret': 'HS256' }[signed];
  return (claims: Claims) => {
    const text = `${part({ alg, kid: 'one' })}.${part(claims)}`;
    if (signed === 'none') return `${text}.`;
    if (signed === 'by-secret')
      return `${text}.${createHmac('sha256', client.secret).update(text).digest('base64url')}`;
    const key = signed === 'ours' ? own : foreign;
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
  };
}

/** As the standard has it: both halves are written as in a form. */
function isOurs(authorization = ''): boolean {
  const pair = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':');
  const [id, secret] = pair.map((half) => new URLSearchParams(`half=${half}`).get('half'));
  return id === client.id && secret === client.secret;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString();
}
