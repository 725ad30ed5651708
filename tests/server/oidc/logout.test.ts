import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import type { Twist } from '../../../e2e/support/identity-provider.ts';
import { forgetVisits } from '../../../server/oidc/retention.ts';
import { refusalIn } from '../access/support.ts';
import { codeOf, confirm, email, password, withFactor } from '../account/support.ts';
import { headersOf } from '../members/support.ts';
import { type OidcServer, offer, oidcServer, sendLogout, traveller } from './support.ts';

let server: OidcServer;
beforeEach(async () => {
  server = await oidcServer();
});
afterEach(() => server.close());

type Headers = Record<string, string>;
const sub = 'mei-at-work';
const isIn = async (headers: Headers) =>
  (await server.send(endpoints.listVendors, headers)).statusCode === 200;

/** Somebody who came from the provider, in a session there where it is named. */
async function arrived(sid = ''): Promise<Headers> {
  server.provider.sid = sid;
  const browser = traveller(server);
  return headersOf(await browser.finish((await browser.arrive()).code));
}

const token = (about: object) => server.provider.logoutToken({ ...about });
const send = (text: string, host?: string) => sendLogout(server, text, host);
const end = async (about: object, host?: string) => (await send(token(about), host)).statusCode;

describe('a provider that says somebody is gone', () => {
  test('ends what they came to by it, at once, and nothing else', async () => {
    const [one, two] = [await arrived('s1'), await arrived('s2')];
    const byPassword = headersOf(await server.login(email, password));
    const { headers: other } = await server.signIn('newcomer');
    const answer = await send(token({ sub }));
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const headers of [one, two]) expect(await isIn(headers)).toBe(false);
    for (const headers of [byPassword, other]) expect(await isIn(headers)).toBe(true);
    expect(server.heard.filter((event) => event === 'session-ended')).toHaveLength(2);
  });

  test('names one of their sessions, with them or alone', async () => {
    const all = [await arrived('s1'), await arrived('s2'), await arrived('s3')];
    expect(await end({ sid: 's1' })).toBe(200);
    expect(await end({ sub, sid: 's2' })).toBe(200);
    expect(await Promise.all(all.map(isIn))).toEqual([false, false, true]);
    expect(await end({ sub: 'somebody-else', sid: 's3' })).toBe(200);
    expect(await isIn(all[2] ?? {})).toBe(true);
  });

  test('is heard after the link was taken back, too', async () => {
    const headers = await arrived();
    await server.sql`delete from oidc_links`;
    expect(await end({ sub })).toBe(200);
    expect(await isIn(headers)).toBe(false);
  });

  test('keeps out who is on their way in', async () => {
    const { uri } = await withFactor(server);
    const [one, two] = [traveller(server), traveller(server)];
    const { code } = await one.arrive();
    const step = refusalIn(await two.finish((await two.arrive()).code));
    expect(await end({ sub })).toBe(200);
    expect(refusalIn(await one.finish(code)).code).toBe('ExpiredCodeException');
    const pending = String(step.values?.pending);
    const answer = await confirm(server, pending, codeOf(server, uri));
    expect(refusalIn(answer).code).toBe('ExpiredCodeException');
  });

  test('ends what came by way of a code as well', async () => {
    const { uri } = await withFactor(server);
    const browser = traveller(server);
    const step = refusalIn(await browser.finish((await browser.arrive()).code));
    const pending = String(step.values?.pending);
    const headers = headersOf(await confirm(server, pending, codeOf(server, uri)));
    expect(await isIn(headers)).toBe(true);
    await end({ sub });
    expect(await isIn(headers)).toBe(false);
  });

  test('is heard for each deployment that is one client of it, and for no other', async () => {
    const headers = await arrived();
    expect(await end({ sub }, 'kw.localhost')).toBe(404);
    offer(server, { issuer: 'http://localhost:1' }, { deployment: 'bulgaria' });
    expect(await end({ sub }, 'bulgaria.localhost')).toBe(503);
    // What was learnt of a provider is kept for a minute.
    server.pass(61);
    offer(server, server.provider, { deployment: 'bulgaria', clientId: 'another' });
    server.provider.twist = { logout: { aud: 'another' } };
    expect(await end({ sub }, 'bulgaria.localhost')).toBe(200);
    server.provider.twist = {};
    expect(await isIn(headers)).toBe(true);
    offer(server, server.provider, { deployment: 'bulgaria' });
    expect(await end({ sub }, 'bulgaria.localhost')).toBe(200);
    expect(await isIn(headers)).toBe(false);
  });
});

describe('nothing ends', () => {
  const now = () => server.deps.clock();
  const wrong: [string, () => Twist][] = [
    ['signed with another key', () => ({ signed: 'foreign' })],
    ['not signed', () => ({ signed: 'none' })],
    ['signed with the secret', () => ({ signed: 'by-secret' })],
    ['for somebody else', () => ({ logout: { aud: 'another' } })],
    ['for nobody', () => ({ logout: { aud: undefined } })],
    ['of another provider', () => ({ logout: { iss: 'https://evil.example' } })],
    ['with a nonce', () => ({ logout: { nonce: 'x' } })],
    ['with an empty nonce', () => ({ logout: { nonce: null } })],
    ['that is over', () => ({ logout: { exp: now() - 61 } })],
    ['without an end', () => ({ logout: { exp: undefined } })],
    ['that is old', () => ({ logout: { iat: now() - 11 * 60 - 1 } })],
    ['from the future', () => ({ logout: { iat: now() + 120 } })],
    ['without a beginning', () => ({ logout: { iat: undefined } })],
    ['without a name', () => ({ logout: { jti: undefined } })],
    ['with an empty name', () => ({ logout: { jti: '' } })],
    ['about nobody', () => ({ logout: { sub: undefined } })],
    ['about an empty name', () => ({ logout: { sub: '' } })],
    ['without its event', () => ({ logout: { events: {} } })],
    ['without events', () => ({ logout: { events: undefined } })],
    [
      'with an event that is no object',
      () => ({
        logout: { events: { 'http://schemas.openid.net/event/backchannel-logout': true } },
      }),
    ],
  ];

  test('by a token that is anything else than it should be', async () => {
    const headers = await arrived();
    for (const [what, twist] of wrong) {
      server.provider.twist = twist();
      const answer = await send(token({ sub }));
      expect([what, answer.statusCode, answer.body]).toEqual([
        ...[what, 400, '{"error":"invalid_request"}'],
      ]);
    }
    server.provider.twist = {};
    expect(await isIn(headers)).toBe(true);
    expect(server.heard.filter((event) => event === 'logout-refused')).toHaveLength(wrong.length);
  });

  test('by one that is sent once more, not even in the same moment', async () => {
    const once = token({ sub });
    const first = await Promise.all([send(once), send(once), send(once)]);
    const statuses = first.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 400, 400]);
    server.pass(1);
    const headers = await arrived();
    expect((await send(once)).statusCode).toBe(400);
    expect(await isIn(headers)).toBe(true);
  });

  test('by what is no token, or one that was given to sign in', async () => {
    const headers = await arrived();
    for (const text of ['', 'x', 'a.b.c', 'x'.repeat(9000)])
      expect((await send(text)).statusCode).toBe(400);
    server.provider.twist = { logout: { events: undefined, jti: undefined, nonce: 'n' } };
    expect(await end({ sub })).toBe(400);
    expect(await isIn(headers)).toBe(true);
  });

  test('while the provider cannot be asked for its keys; it may try again', async () => {
    server.provider.twist = { down: true };
    const said = token({ sub });
    const answer = await send(said);
    expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'temporarily_unavailable' }]);
    server.provider.twist = {};
    expect((await send(said)).statusCode).toBe(200);
  });

  test('while our own database fails, which is no fault of the token: it may come again', async () => {
    const headers = await arrived();
    const said = token({ sub });
    await server.sql`alter table oidc_logouts rename to out_of_reach`;
    expect((await send(said)).statusCode).toBe(500);
    await server.sql`alter table out_of_reach rename to oidc_logouts`;
    expect(await isIn(headers)).toBe(true);
    expect((await send(said)).statusCode).toBe(200);
    expect(await isIn(headers)).toBe(false);
  });
});

test('what a token was called is kept for as long as it could be sent again, and somebody be on their way in', async () => {
  await end({ sub });
  const kept = async () => (await server.sql`select 1 from oidc_logouts`).length;
  server.pass(12 * 60 - 1);
  await forgetVisits(server.deps);
  expect(await kept()).toBe(1);
  server.pass(2);
  await forgetVisits(server.deps);
  expect(await kept()).toBe(0);
});
