import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { refusalIn } from '../access/support.ts';
import { codeOf, confirm, withFactor } from '../account/support.ts';
import { headersOf } from '../members/support.ts';
import {
  goOn,
  insiders,
  type OidcServer,
  offer,
  oidcServer,
  origin,
  traveller,
} from './support.ts';

let server: OidcServer;
beforeEach(async () => {
  server = await oidcServer({ TRUST_PROXY: '127.0.0.1' });
});
afterEach(() => server.close());

const { listVendors } = endpoints;
const nobodyIn = { sessions: 0, links: 0, arrivals: 0 };
const reach = async (headers: Record<string, string>) =>
  (await server.send(listVendors, headers)).statusCode;

describe('a member', () => {
  test('goes to the provider and back, and is signed in where they wanted to go', async () => {
    const browser = traveller(server);
    const there = await browser.leave('/history/m4pk1?tab=one');
    const asked = new URL(there).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      ...{ client_id: 'rider-portal', response_type: 'code', scope: 'openid email' },
      ...{ redirect_uri: `${origin}/auth/oidc/callback`, code_challenge_method: 'S256' },
    });
    const back = await browser.comeBack(await goOn(there));
    const [path, code = ''] = back.split('#');
    expect(path).toBe(`/arrive?after=${encodeURIComponent('/history/m4pk1?tab=one')}`);
    const answer = await browser.finish(code);
    expect(answer.json().result.user).toEqual({ id: 'demo', email: 'demo@example.com' });
    expect(await reach(headersOf(answer))).toBe(200);
    expect(await insiders(server)).toEqual({ sessions: 1, links: 1, arrivals: 0 });
  });

  test('is told by mail the first time, and never again', async () => {
    await traveller(server).arrive();
    const [mail, ...more] = await server.mails();
    expect(mail?.to).toEqual(['demo@example.com']);
    expect(mail?.subject).toContain('You can sign in with Stand-in now');
    expect(more).toEqual([]);
    await traveller(server).arrive();
    expect(await server.mails()).toEqual([]);
  });

  test('is known by the subject from then on, whatever address stands beside it', async () => {
    await traveller(server).arrive();
    server.provider.person = {
      sub: 'mei-at-work',
      email: 'other@example.com',
      email_verified: true,
    };
    const browser = traveller(server);
    const answer = await browser.finish((await browser.arrive()).code);
    expect(answer.json().result.user.id).toBe('demo');
    server.provider.person = { sub: 'mei-at-work' };
    const again = await browser.finish((await browser.arrive()).code);
    expect(again.json().result.user.id).toBe('demo');
  });

  test('is found where the provider tells addresses beside its token', async () => {
    server.provider.twist = { thin: true };
    const browser = traveller(server);
    const answer = await browser.finish((await browser.arrive()).code);
    expect(answer.json().result.user.id).toBe('demo');
  });

  test('gets tokens in cookies where the deployment has it so', async () => {
    const found = server.deps.deployments.forHost('sg.localhost');
    if (found.ok) found.deployment.sessionCookies = true;
    const browser = traveller(server);
    const { code } = await browser.arrive();
    const own = { origin, 'sec-fetch-site': 'same-origin', authorization: 'Cookie' };
    const answer = await browser.finish(code, own);
    expect(answer.json().result.AuthenticationResult.InCookies).toBe(true);
    expect(String(answer.headers['set-cookie'])).toContain('rider-portal-access=');
  });

  test('keeps the way back open in two tabs at once, and on a safe line alone away from this machine', async () => {
    const browser = traveller(server, 'https://sg.localhost');
    const [one, two] = [await browser.leave('/one'), await browser.leave('/two')];
    expect(browser.cookie).toMatch(/^__Host-rider-portal-visit=[\w-]{43}$/);
    for (const there of [one, two]) {
      const code = (await browser.comeBack(await goOn(there))).split('#')[1] ?? '';
      expect((await browser.finish(code)).statusCode).toBe(200);
    }
    const start = await traveller(server, 'https://sg.localhost').get('/auth/oidc/start');
    const closed = '; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure';
    expect(start.headers['set-cookie']).toContain(closed);
    expect(start.headers['cache-control']).toBe('no-store');
  });
});

describe('a second factor', () => {
  test('of their own is asked for, and the session after it holds at this deployment alone', async () => {
    const { uri } = await withFactor(server);
    const browser = traveller(server);
    const refused = refusalIn(await browser.finish((await browser.arrive()).code));
    expect(refused).toMatchObject({ status: 403, code: 'SecondFactorRequired' });
    const pending = String(refused.values?.pending);
    const answer = await confirm(server, pending, codeOf(server, uri));
    const { authorization = '' } = headersOf(answer);
    expect(await reach({ host: 'sg.localhost', authorization })).toBe(200);
    expect(await reach({ host: 'bulgaria.localhost', authorization })).toBe(401);
  });

  test('is not asked for where the deployment trusts the provider with it', async () => {
    await withFactor(server);
    offer(server, server.provider, { secondFactor: 'provider' });
    const browser = traveller(server);
    const answer = await browser.finish((await browser.arrive()).code);
    expect(await reach(headersOf(answer))).toBe(200);
  });

  test.each([
    ['own', 403],
    ['provider', 200],
  ] as const)(
    'that a merchant asks everybody for is that of the person, or of the provider: %s',
    async (whose, status) => {
      if (whose === 'provider') offer(server, server.provider, { secondFactor: whose });
      await server.sql`insert into required_codes ${server.sql([{ vendor_id: 'm4pk', since: 0, required_by: null }])}`;
      const browser = traveller(server);
      const answer = await browser.finish((await browser.arrive()).code);
      expect(await reach(headersOf(answer))).toBe(status);
    },
  );
});

describe('nobody is signed in', () => {
  test.each([
    ['whose address no member has', { email: 'stranger@elsewhere.example' }, 'unknown'],
    ['whose address the provider has not looked at', { email_verified: false }, 'unverified'],
    ['whose address it says nothing sure of', { email_verified: 'true' }, 'unverified'],
    ['without an address', { email: undefined }, 'unverified'],
  ])('%s', async (_, person, problem) => {
    server.provider.person = { ...server.provider.person, ...person };
    const { back } = await traveller(server).arrive();
    expect(back).toBe(`/arrive?problem=${problem}`);
    expect(await insiders(server)).toEqual(nobodyIn);
  });

  test('who belongs to no outlet of this deployment, or no longer', async () => {
    const browser = traveller(server);
    expect((await browser.arrive()).code).not.toBe('');
    await server.sql`delete from memberships where user_id = 'demo'`;
    expect((await browser.arrive()).back).toBe('/arrive?problem=unknown');
    expect(await insiders(server)).toMatchObject({ links: 0 });
  });

  test('of another deployment than the provider’s, also with the tokens of theirs', async () => {
    const browser = traveller(server);
    const { authorization = '' } = headersOf(await browser.finish((await browser.arrive()).code));
    expect(await reach({ host: 'bulgaria.localhost', authorization })).toBe(401);
    offer(server, server.provider, { deployment: 'bulgaria' });
    await server.sql`delete from memberships m using vendors v
      where m.user_id = 'demo' and v.id = m.vendor_id and v.deployment = 'bulgaria'`;
    const elsewhere = traveller(server, 'http://bulgaria.localhost');
    expect((await elsewhere.arrive()).back).toBe('/arrive?problem=unknown');
  });

  test('who has got the address of somebody who was linked before', async () => {
    await traveller(server).arrive();
    server.provider.person = { ...server.provider.person, sub: 'the-next-one' };
    expect((await traveller(server).arrive()).back).toBe('/arrive?problem=unknown');
  });

  test('whose password has to be set again', async () => {
    await server.sql`update users set reset_required = true where id = 'demo'`;
    const browser = traveller(server);
    const refused = refusalIn(await browser.finish((await browser.arrive()).code));
    expect(refused.code).toBe('PasswordResetRequiredException');
  });

  test('of the demo where there is none', async () => {
    await server.close();
    server = await oidcServer({ DEMO: 'false', DISPATCHER: 'none', HOST: '0.0.0.0' });
    expect((await traveller(server).arrive()).back).toBe('/arrive?problem=unknown');
  });

  test('of the demo that ended while they were on their way', async () => {
    const browser = traveller(server);
    const { code } = await browser.arrive();
    Object.assign(server.deps.config, { demo: false });
    expect(refusalIn(await browser.finish(code)).code).toBe('NotAuthorizedException');
  });

  test('who leaves at the provider', async () => {
    const browser = traveller(server);
    const back = await browser.comeBack(await goOn(await browser.leave(), 1));
    expect(back).toBe('/arrive?problem=left');
  });

  test('while the provider is down, before or after they went there; the password works', async () => {
    const browser = traveller(server);
    server.provider.twist = { down: true };
    expect(await browser.leave()).toBe('/arrive?problem=down');
    server.provider.twist = {};
    const back = await goOn(await browser.leave());
    server.provider.twist = { down: true };
    expect(await browser.comeBack(back)).toBe('/arrive?problem=down');
    server.pass(61);
    expect(await browser.leave()).toBe('/arrive?problem=down');
    expect((await server.login('demo@example.com', 'Demo!2026')).statusCode).toBe(200);
  });

  test('too late, at the provider or before the page', async () => {
    const browser = traveller(server);
    const late = await goOn(await browser.leave());
    server.pass(601);
    expect(await browser.comeBack(late)).toBe('/arrive?problem=over');
    const { code } = await browser.arrive();
    server.pass(121);
    expect(refusalIn(await browser.finish(code)).code).toBe('ExpiredCodeException');
  });

  test('by a code in another browser, or a second time', async () => {
    const browser = traveller(server);
    const { code } = await browser.arrive();
    const other = traveller(server);
    expect(refusalIn(await other.finish(code)).code).toBe('ExpiredCodeException');
    await other.leave();
    expect(refusalIn(await other.finish(code)).code).toBe('ExpiredCodeException');
    const tries = await Promise.all([1, 2, 3].map(() => browser.finish(code)));
    expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
  });
});

describe('a deployment', () => {
  test('without the secret of its provider has no such way in, and neither has one without a provider', async () => {
    offer(server, server.provider, { deployment: 'kh' });
    for (const host of ['kh.localhost', 'bulgaria.localhost']) {
      const browser = traveller(server, `http://${host}`);
      for (const path of ['start', 'callback?code=x&state=y'])
        expect((await browser.get(`/auth/oidc/${path}`)).statusCode).toBe(404);
      expect((await browser.get('/deployment.json')).json().signIn).toBeUndefined();
    }
    const shown = (await traveller(server).get('/deployment.json')).json().signIn;
    expect(shown.oidc.name).toBe('Stand-in');
  });

  test('forgets who did not come back', async () => {
    const browser = traveller(server);
    await browser.leave();
    await browser.arrive();
    server.pass(601);
    const { oidc } = await import('../../../server/oidc/index.ts');
    for (const round of oidc.rounds?.(server.deps) ?? []) await round.run();
    const [left] = await server.sql`select (select count(*)::int from oidc_visits)
      + (select count(*)::int from oidc_arrivals) as rows`;
    expect(left).toEqual({ rows: 0 });
  });

  test('bounds how often one address goes there', async () => {
    const browser = traveller(server);
    const answers = [];
    for (let nth = 0; nth < 61; nth += 1) answers.push(await browser.get('/auth/oidc/start'));
    expect(answers.map(({ statusCode }) => statusCode).filter((each) => each !== 303)).toEqual([
      429,
    ]);
  });
});
