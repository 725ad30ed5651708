import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { consumeTicket } from '../../../server/identity/tickets.ts';
import { cookieBrowser, keepInCookies } from '../../support/cookie-browser.ts';
import { guestOf } from '../../support/guests.ts';
import { serviceKey } from '../../support/keys.ts';
import { refusalIn } from '../access/support.ts';
import { codeOf, pendingOf, withFactor } from '../account/support.ts';
import { type MembersServer, membersServer } from '../members/support.ts';
import { demo, other } from '../pins/support.ts';

let server: MembersServer;
beforeEach(async () => {
  server = await membersServer({ TRUST_PROXY: '127.0.0.1' });
  keepInCookies(server);
});
afterEach(() => server.close());

const { login, listVendors, extendLogin, logout } = endpoints;
const asked = ({ email: email_address, password } = demo) => ({
  body: { email_address, password },
});

async function signedIn(origin?: string, person = demo) {
  const browser = cookieBrowser(server, origin);
  const answer = await browser.call(login, asked(person));
  expect(answer.statusCode, answer.body).toBe(200);
  return browser;
}
type Browser = Awaited<ReturnType<typeof signedIn>>;

const reach = async (browser: Browser, said?: Record<string, string>) =>
  (await browser.call(listVendors, {}, said)).statusCode;
const extend = (browser: Browser) => browser.call(extendLogin, { body: { refresh_token: '' } });

describe('signing in', () => {
  test('puts the tokens where no script reads them, and tells nothing that proves anything', async () => {
    const browser = cookieBrowser(server);
    const answer = await browser.call(login, asked());
    const { AuthenticationResult: told } = answer.json().result;
    expect(told).toEqual({
      ...{ AccessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.$/), IdToken: '' },
      ...{ ExpiresIn: 1800, InCookies: true },
    });
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    const closed = 'HttpOnly; SameSite=Strict';
    expect(cookies).toEqual([
      expect.stringMatching(
        new RegExp(`^rider-portal-access=\\S+; Path=/; Max-Age=1800; ${closed}$`),
      ),
      expect.stringMatching(
        new RegExp(
          `^rider-portal-refresh=\\S+; Path=/orders/api/v1/login/extend; Max-Age=604800; ${closed}$`,
        ),
      ),
    ]);
    for (const { value } of browser.jar.values()) expect(answer.body).not.toContain(value);
    const { host } = { host: 'sg.localhost' };
    for (const authorization of [`Bearer ${told.AccessToken}`, `Bearer ${told.AccessToken}|`]) {
      expect((await server.send(listVendors, { host, authorization })).statusCode).toBe(401);
    }
    const refreshed = await server.post('/login/extend', { refresh_token: told.AccessToken });
    expect(refreshed.statusCode).toBe(401);
  });

  test('asks browsers for a safe line everywhere but on this machine, and takes no cookie of another kind', async () => {
    const browser = await signedIn('https://sg.localhost');
    const names = ['__Host-rider-portal-access', '__Secure-rider-portal-refresh'];
    expect([...browser.jar.keys()]).toEqual(names);
    const again = await browser.call(login, asked());
    for (const each of [again.headers['set-cookie'] ?? []].flat())
      expect(each).toMatch(/; Secure$/);
    expect(await reach(browser)).toBe(200);
    const [[, kept] = ['', { value: '', path: '/' }]] = browser.jar;
    browser.jar.clear();
    browser.jar.set('rider-portal-access', kept);
    expect(await reach(browser)).toBe(401);
  });

  test('gives tokens to programs as before, and keeps them out of cookies', async () => {
    const answer = await server.login(demo.email, demo.password);
    const { AuthenticationResult: tokens } = answer.json().result;
    expect(answer.headers['set-cookie']).toBeUndefined();
    const authorization = `Bearer ${tokens.AccessToken}|${tokens.IdToken}`;
    expect((await server.send(listVendors, { authorization })).statusCode).toBe(200);
    const next = await server.post('/login/extend', { refresh_token: tokens.RefreshToken });
    expect(next.json().result.AuthenticationResult.RefreshToken).toEqual(expect.any(String));
    const { headers } = await serviceKey(server, ['read-orders']);
    expect((await server.send(listVendors, headers)).statusCode).toBe(200);
  });

  test('takes the code of a second factor as it does without cookies', async () => {
    const { uri } = await withFactor(server);
    const browser = cookieBrowser(server);
    const pending = await pendingOf(server);
    const body = { pending, code: codeOf(server, uri) };
    const answer = await browser.call(endpoints.confirmSignIn, { body });
    expect(answer.json().result.AuthenticationResult.InCookies).toBe(true);
    expect(await reach(browser)).toBe(200);
  });
});

describe('a call', () => {
  test('needs the cookie and whose it is, and neither is enough alone', async () => {
    const browser = await signedIn();
    const { authorization: _, ...without } = browser.own();
    expect(await reach(browser)).toBe(200);
    expect(await reach(browser, without)).toBe(401);
    expect(await reach(browser, { ...without, authorization: 'Cookie' })).toBe(401);
    const kept = [...browser.jar];
    browser.jar.clear();
    expect(await reach(browser)).toBe(401);
    for (const [key, value] of kept) browser.jar.set(key, value);
    expect(await reach(browser)).toBe(200);
  });

  test('of a page that still shows one person is none of another who came in beside it', async () => {
    const browser = await signedIn();
    const before = browser.name();
    await browser.call(login, asked(other));
    expect(await reach(browser)).toBe(200);
    browser.rename(before);
    expect(await reach(browser)).toBe(401);
    expect((await extend(browser)).statusCode).toBe(401);
    const { jar } = await signedIn(undefined, other);
    expect(jar.size).toBe(2);
  });

  test('is made as who a token in the header says, whatever cookies came along', async () => {
    const browser = await signedIn();
    const { authorization = '' } = (await server.signIn('stranger')).headers;
    const answer = await browser.call(endpoints.getProfile, {}, { authorization });
    expect(answer.json().result.email).not.toBe(demo.email);
  });

  test('opens a socket by a ticket', async () => {
    const browser = await signedIn();
    const { ticket } = (await browser.call(endpoints.createSocketTicket)).json().result;
    const used = await consumeTicket(server.sql, ticket, server.deps.clock());
    expect(used).toMatchObject({ who: { userId: 'demo' } });
  });
});

describe('a refresh', () => {
  test('takes the token of the cookie and puts another in its place; five tabs get the same', async () => {
    const browser = await signedIn();
    const before = new Map(browser.jar);
    server.pass(60);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => extend(browser)));
    const set = answers.map(({ headers }) => [headers['set-cookie'] ?? []].flat()[1]);
    expect(new Set(set).size).toBe(1);
    expect(answers.map(({ body }) => body.includes('RefreshToken'))).not.toContain(true);
    for (const [key, { value }] of before) expect(browser.jar.get(key)?.value).not.toBe(value);
    expect(await reach(browser)).toBe(200);
  });

  test('of a token that came back late ends the session, and one of somebody else’s page ends nothing', async () => {
    const browser = await signedIn();
    const stolen = new Map(browser.jar);
    const elsewhere = await signedIn(undefined, other);
    const name = browser.name();
    browser.rename(elsewhere.name());
    expect((await extend(browser)).statusCode).toBe(401);
    browser.rename(name);
    expect((await extend(browser)).statusCode).toBe(200);
    expect(await reach(browser)).toBe(200);
    server.pass(31);
    for (const [key, value] of stolen) browser.jar.set(key, value);
    expect((await extend(browser)).statusCode).toBe(401);
    expect([await reach(browser), await reach(elsewhere)]).toEqual([401, 200]);
  });

  test('without a cookie, or without a name, is refused', async () => {
    const browser = await signedIn();
    const { authorization: _, ...without } = browser.own();
    const body = { refresh_token: '' };
    for (const said of [without, { ...without, authorization: 'Cookie' }]) {
      expect((await browser.call(extendLogin, { body }, said)).statusCode).toBe(401);
    }
    browser.jar.clear();
    expect((await extend(browser)).statusCode).toBe(401);
  });
});

describe('leaving', () => {
  test.each([logout, endpoints.logoutEverywhere])('takes the cookies out: $id', async (call) => {
    const browser = await signedIn();
    const kept = new Map(browser.jar);
    const answer = await browser.call(call);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(browser.jar.size).toBe(0);
    for (const [key, value] of kept) browser.jar.set(key, value);
    expect([await reach(browser), (await extend(browser)).statusCode]).toEqual([401, 401]);
  });

  test('one device ends that one alone', async () => {
    const [browser, elsewhere] = [await signedIn(), await signedIn()];
    const { devices } = (await browser.call(endpoints.listDevices)).json().result;
    const { session_id: sessionId } = devices.find(({ is_this }: { is_this: boolean }) => !is_this);
    await browser.call(endpoints.signOutDevice, { params: { sessionId } });
    expect([await reach(browser), await reach(elsewhere)]).toEqual([200, 401]);
  });
});

test('people take turns by a PIN', async () => {
  const browser = await signedIn(undefined, other);
  const set = ({ password, pin }: typeof demo) => ({ body: { password, pin } });
  await browser.call(endpoints.setPin, set(other));
  await browser.call(login, asked());
  await browser.call(endpoints.setPin, set(demo));
  const { people } = (await browser.call(endpoints.listPeopleHere)).json().result;
  expect(people).toHaveLength(2);
  const body = { user_id: other.id, pin: other.pin };
  const answer = await browser.call(endpoints.switchPerson, { body });
  expect(answer.json().result).toMatchObject({
    ...{ user: { id: other.id }, AuthenticationResult: { InCookies: true } },
  });
  expect((await browser.call(endpoints.getProfile)).json().result.email).toBe(other.email);
});

describe('a deployment that changes its mind', () => {
  test('takes over who is signed in by the storage of their browser, and back', async () => {
    const { tokens, headers } = await server.signIn();
    const browser = cookieBrowser(server);
    const taken = await browser.call(extendLogin, { body: { refresh_token: tokens.RefreshToken } });
    expect(taken.json().result.AuthenticationResult.InCookies).toBe(true);
    expect(await reach(browser)).toBe(200);
    // A page that was there before goes on as well, until it hears of it.
    expect((await server.send(listVendors, headers)).statusCode).toBe(200);

    keepInCookies(server, false);
    expect(await reach(browser)).toBe(200);
    const { AuthenticationResult: back } = (await extend(browser)).json().result;
    expect(browser.jar.size).toBe(0);
    const authorization = `Bearer ${back.AccessToken}|${back.IdToken}`;
    expect((await server.send(listVendors, { authorization })).statusCode).toBe(200);
    const next = await server.post('/login/extend', { refresh_token: back.RefreshToken });
    expect(next.statusCode).toBe(200);
  });

  test('takes over a guest, who stays the same, and back', async () => {
    const { authorization } = await guestOf(server, 'sg');
    const guest_token = authorization.replace('Bearer ', '');
    const browser = cookieBrowser(server);
    const taken = await browser.call(endpoints.beginGuest, { body: { guest_token } });
    const shown = taken.json().result.guest_token;
    expect([guest_token.startsWith(shown), shown.endsWith('.')]).toEqual([true, true]);
    expect([...browser.jar.keys()]).toEqual(['rider-portal-access']);
    const orders = () => browser.call(endpoints.listGuestOrders, { body: { tokens: [] } });
    expect((await orders()).statusCode).toBe(200);

    keepInCookies(server, false);
    const back = (await browser.call(endpoints.beginGuest, { body: {} })).json().result;
    expect(browser.jar.size).toBe(0);
    const said = { authorization: `Bearer ${back.guest_token}` };
    const mine = await server.send(endpoints.listGuestOrders, said, { body: { tokens: [] } });
    expect(mine.statusCode).toBe(200);
    const [{ count } = { count: 0 }] = await server.sql`select count(*)::int from guests`;
    expect(count).toBe(1);
    await server.send(logout, said);
    const over = { body: { guest_token: back.guest_token } };
    const refused = await browser.call(endpoints.beginGuest, over);
    expect(refusalIn(refused).code).toBe('SignInFirst');
  });
});

test('a guest begins in a cookie, and signs out', async () => {
  await guestOf(server, 'sg');
  const browser = cookieBrowser(server);
  const answer = await browser.call(endpoints.beginGuest, { body: {} });
  const [access] = [answer.headers['set-cookie'] ?? []].flat();
  expect(access).toMatch(/; Max-Age=259\d{4}; HttpOnly; SameSite=Strict$/);
  const orders = () => browser.call(endpoints.listGuestOrders, { body: { tokens: [] } });
  expect((await orders()).statusCode).toBe(200);
  await browser.call(logout);
  expect([browser.jar.size, (await orders()).statusCode]).toEqual([0, 401]);
});
