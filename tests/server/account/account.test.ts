import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Device, endpoints } from '#schemas';
import { embeddedHeaders } from '../../support/embedded.ts';
import { refusalIn } from '../access/support.ts';
import { headersOf, type MembersServer, membersServer } from '../members/support.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const newer = firefox.replaceAll('140', '141');
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const password = 'Demo!2026';
const chosen = 'Marmots!2026';

let server: MembersServer;
beforeEach(async () => {
  server = await membersServer();
});
afterEach(() => server.close());

const signIn = (agent: string, typed = password) =>
  server.post(
    '/login',
    { email_address: 'demo@example.com', password: typed },
    { 'user-agent': agent },
  );

async function devices(headers: Record<string, string>): Promise<Device[]> {
  return (await server.send(endpoints.listDevices, headers)).json().result.devices;
}

const change = (headers: Record<string, string>, body: object = {}) =>
  server.send(endpoints.changePassword, headers, {
    body: { password, new_password: chosen, ...body },
  });

describe('devices', () => {
  test('are told by browser and system, the one that asks among them, and can be signed out one by one', async () => {
    const here = headersOf(await signIn(firefox));
    server.pass(60);
    const there = headersOf(await signIn(phone));
    const [first, second] = await devices(here);
    expect(first).toMatchObject({ browser: 'Safari', system: 'iOS', is_this: false });
    expect(second).toMatchObject({ browser: 'Firefox', system: 'Linux', is_this: true });
    const params = { sessionId: first?.session_id ?? '' };
    const left = await server.send(endpoints.signOutDevice, here, { params });
    expect(left.json().result.devices).toMatchObject([{ is_this: true }]);
    expect((await server.send(endpoints.listVendors, there)).statusCode).toBe(401);
    expect((await server.send(endpoints.listVendors, here)).statusCode).toBe(200);
  });

  test('of others can be neither seen nor signed out', async () => {
    const here = headersOf(await signIn(firefox));
    const other = (await server.signIn('stranger')).headers;
    const [mine] = await devices(here);
    await server.send(endpoints.signOutDevice, other, {
      params: { sessionId: mine?.session_id ?? '' },
    });
    expect(await devices(here)).toHaveLength(1);
    expect(await devices(other)).toHaveLength(1);
  });

  test('that are new are told by mail, the first and a newer browser are not', async () => {
    await signIn(firefox);
    await signIn(newer);
    expect(await server.mails()).toEqual([]);
    await signIn(phone);
    const [mail, ...more] = await server.mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Safari · iOS');
    await signIn(phone);
    expect(await server.mails()).toEqual([]);
  });
});

describe('a new password', () => {
  test('is set by who knows the old one; all other devices are signed out, and a mail tells it', async () => {
    const here = headersOf(await signIn(firefox));
    const there = headersOf(await signIn(firefox));
    expect((await change(here)).json()).toEqual({ result: { success: true } });
    expect((await server.send(endpoints.listVendors, here)).statusCode).toBe(200);
    expect((await server.send(endpoints.listVendors, there)).statusCode).toBe(401);
    expect((await signIn(firefox)).statusCode).toBe(401);
    expect((await signIn(firefox, chosen)).statusCode).toBe(200);
    const [mail] = await server.mails();
    expect(mail?.subject).toContain('Your password was changed');
  });

  test('keeps the rules, and needs the old one', async () => {
    const here = headersOf(await signIn(firefox));
    expect(refusalIn(await change(here, { password: 'Wrong!2026' }))).toMatchObject({
      ...{ status: 401, code: 'NotAuthorizedException', field: 'body.password' },
    });
    expect(refusalIn(await change(here, { new_password: 'short' }))).toMatchObject({
      ...{ status: 400, code: 'InvalidPasswordException', field: 'body.new_password' },
    });
    expect(refusalIn(await change(here, { new_password: 'Password1!' }))).toMatchObject({
      field: 'body.new_password',
    });
  });

  test('is no way to guess the old one', async () => {
    const here = headersOf(await signIn(firefox));
    for (let nth = 0; nth < 5; nth += 1) await change(here, { password: 'Wrong!2026' });
    expect(refusalIn(await change(here)).code).toBe('TooManyRequestsException');
    server.pass(60);
    expect((await change(here)).statusCode).toBe(200);
  });

  test('asked for twice at once is set once', async () => {
    const here = headersOf(await signIn(firefox));
    const both = await Promise.all([change(here), change(here, { new_password: 'Weasels!2026' })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  });
});

test('a profile says what one is called', async () => {
  const { headers } = await server.signIn();
  const read = async () => (await server.send(endpoints.getProfile, headers)).json().result;
  expect(await read()).toEqual({ email: 'demo@example.com', name: null });
  const saved = await server.send(endpoints.changeProfile, headers, {
    body: { name: ' Aunt Mei ' },
  });
  expect(saved.json().result).toEqual({ email: 'demo@example.com', name: 'Aunt Mei' });
  expect(await read()).toEqual({ email: 'demo@example.com', name: 'Aunt Mei' });
});

test('who comes through a platform has no account here', async () => {
  const headers = await embeddedHeaders(server, { vendors: ['m4pk1'] });
  for (const endpoint of [endpoints.listDevices, endpoints.getProfile])
    expect(refusalIn(await server.send(endpoint, headers)).code).toBe('NotAllowed');
});
