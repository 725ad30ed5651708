import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { consumeTicket } from '../../../server/identity/tickets.ts';
import { loadKeys } from '../../../server/secrets.ts';
import { testServer } from '../../support/server.ts';

const api = '/orders/api/v1';
const day = 86_400;
let server: Awaited<ReturnType<typeof testServer>>;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

function extend(refresh_token: string) {
  return server.app.inject({
    ...{ method: 'POST', url: `${api}/login/extend`, headers: { host: 'sg.localhost' } },
    payload: { refresh_token },
  });
}

type Tokens = { AccessToken: string; RefreshToken: string };

async function refresh(refreshToken: string): Promise<Tokens> {
  return (await extend(refreshToken)).json().result.AuthenticationResult;
}

async function nextToken(refreshToken: string): Promise<string> {
  return (await refresh(refreshToken)).RefreshToken;
}

function bearer({ AccessToken }: Tokens) {
  return { host: 'sg.localhost', authorization: `Bearer ${AccessToken}` };
}

function vendorsWith(headers: Record<string, string>) {
  return server.app.inject({ method: 'GET', url: `${api}/vendors`, headers });
}

test('two tabs that refresh at once get the same successor', async () => {
  const { tokens } = await server.signIn();
  const [one, two] = await Promise.all([
    nextToken(tokens.RefreshToken),
    nextToken(tokens.RefreshToken),
  ]);
  expect(one).toBe(two);
  expect(one).not.toBe(tokens.RefreshToken);
});

test('an answer that arrived can be asked for again within 30 seconds', async () => {
  const { tokens } = await server.signIn();
  const first = await nextToken(tokens.RefreshToken);
  await nextToken(first);
  server.pass(29);
  expect(await nextToken(tokens.RefreshToken)).toBe(first);
});

test('an answer that was lost can be asked for again however long the network was away', async () => {
  const { tokens } = await server.signIn();
  const lost = await nextToken(tokens.RefreshToken);
  server.pass(6 * day);
  const found = await refresh(tokens.RefreshToken);
  expect(found.RefreshToken).toBe(lost);
  expect((await vendorsWith(bearer(found))).statusCode).toBe(200);
  server.pass(31);
  expect((await extend(tokens.RefreshToken)).statusCode).toBe(401);
  expect((await extend(found.RefreshToken)).statusCode).toBe(401);
});

test.each([
  ['its refresh token', async ({ RefreshToken }: Tokens) => void (await nextToken(RefreshToken))],
  ['its access token', async (tokens: Tokens) => void (await vendorsWith(bearer(tokens)))],
])(
  'who stole a token ends the session with it once the answer has arrived, as %s shows',
  async (_, use) => {
    const { tokens } = await server.signIn();
    await use(await refresh(tokens.RefreshToken));
    server.pass(31);
    expect((await extend(tokens.RefreshToken)).statusCode).toBe(401);
  },
);

test('who uses a stolen token first is found out when its owner comes', async () => {
  const { tokens } = await server.signIn();
  const thief = await refresh(tokens.RefreshToken);
  expect((await vendorsWith(bearer(thief))).statusCode).toBe(200);
  server.pass(day);
  expect((await extend(tokens.RefreshToken)).statusCode).toBe(401);
  expect((await extend(thief.RefreshToken)).statusCode).toBe(401);
});

test('a token used again later ends the whole family, its access tokens included', async () => {
  const { tokens, headers } = await server.signIn();
  const successor = await nextToken(tokens.RefreshToken);
  await nextToken(successor);
  server.pass(31);
  expect((await vendorsWith(headers)).statusCode).toBe(200);
  expect((await extend(tokens.RefreshToken)).statusCode).toBe(401);
  expect((await extend(successor)).statusCode).toBe(401);
  expect((await vendorsWith(headers)).statusCode).toBe(401);
});

test('a session ends after a week in which nobody refreshed it', async () => {
  const { tokens } = await server.signIn();
  server.pass(6 * day);
  const successor = await nextToken(tokens.RefreshToken);
  server.pass(7 * day + 1);
  expect((await extend(successor)).statusCode).toBe(401);
});

test('a session ends after thirty days however often it is refreshed', async () => {
  let { RefreshToken: token } = (await server.signIn()).tokens;
  for (let week = 0; week < 5; week += 1) {
    server.pass(5.9 * day);
    token = await nextToken(token);
  }
  server.pass(day);
  expect((await extend(token)).statusCode).toBe(401);
});

test('an access token lives half an hour', async () => {
  const { headers } = await server.signIn();
  server.pass(30 * 60 - 1);
  expect((await vendorsWith(headers)).statusCode).toBe(200);
  server.pass(2);
  expect((await vendorsWith(headers)).statusCode).toBe(401);
});

test('signing out ends the session on every instance', async () => {
  const { tokens, headers } = await server.signIn();
  const out = await server.app.inject({ method: 'POST', url: `${api}/logout`, headers });
  expect(out.json()).toEqual({ result: { success: true } });
  expect((await vendorsWith(headers)).statusCode).toBe(401);
  expect((await extend(tokens.RefreshToken)).statusCode).toBe(401);
});

test('tokens of different sessions cannot be mixed, nor one used as the other', async () => {
  const [one, two] = [await server.signIn(), await server.signIn('stranger')];
  const mixes = [
    `Bearer ${one.tokens.AccessToken}|${two.tokens.IdToken}`,
    `Bearer ${one.tokens.IdToken}|${one.tokens.AccessToken}`,
    `Bearer ${one.tokens.IdToken}`,
    `Bearer ${one.tokens.AccessToken}|`,
    `GoDroid ${one.tokens.AccessToken}`,
  ];
  for (const authorization of mixes) {
    expect((await vendorsWith({ host: 'sg.localhost', authorization })).statusCode).toBe(401);
  }
});

test('the database holds no token in readable form', async () => {
  const { tokens } = await server.signIn();
  const rows = await server.sql`select encode(hash, 'base64') as hash from refresh_tokens`;
  expect(rows.map(({ hash }) => hash)).not.toContain(tokens.RefreshToken);
});

test('a socket ticket opens one socket, within 30 seconds, while its session stands', async () => {
  const { headers } = await server.signIn();
  const issue = async (): Promise<string> =>
    (await server.app.inject({ method: 'POST', url: `${api}/socket/ticket`, headers })).json()
      .result.ticket;
  const now = () => server.deps.clock();

  const ticket = await issue();
  const used = await consumeTicket(server.sql, ticket, now());
  expect(used).toMatchObject({ deploymentId: 'sg', who: { userId: 'demo' } });
  expect(await consumeTicket(server.sql, ticket, now())).toBeUndefined();

  const late = await issue();
  server.pass(31);
  expect(await consumeTicket(server.sql, late, now())).toBeUndefined();

  const orphan = await issue();
  await server.app.inject({ method: 'POST', url: `${api}/logout`, headers });
  expect(await consumeTicket(server.sql, orphan, now())).toBeUndefined();
});

test('a session outlasts the exchange of the secret that signed it, and no other exchange', async () => {
  const [old, chosen] = ['o'.repeat(32), 'n'.repeat(32)];
  const { key: _, ...shared } = server.deps;
  const on = async (now: string, before?: string) =>
    buildApp({ ...shared, key: await loadKeys(server.sql, now, before) });
  const [first, exchanged, over] = [await on(old), await on(chosen, old), await on(chosen)];
  const { headers } = await server.signIn('merchant', 'sg', first.deps);
  const ask = async ({ app }: typeof first) =>
    (await app.inject({ method: 'GET', url: `${api}/vendors`, headers })).statusCode;
  expect([await ask(first), await ask(exchanged), await ask(over)]).toEqual([200, 200, 401]);
  for (const { app } of [first, exchanged, over]) await app.close();
});

test('a session counts on every instance, and so does its end', async () => {
  const { key: _, ...shared } = server.deps;
  const second = await buildApp({ ...shared, key: await loadKeys(server.sql, undefined) });
  const { headers } = await server.signIn();
  const ask = () => second.app.inject({ method: 'GET', url: `${api}/vendors`, headers });
  expect((await ask()).statusCode).toBe(200);
  await server.app.inject({ method: 'POST', url: `${api}/logout`, headers });
  expect((await ask()).statusCode).toBe(401);
  await second.app.close();
});
