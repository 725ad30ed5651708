import { afterEach, beforeEach, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

function login(email_address: string, password: string, remoteAddress = '192.0.2.1') {
  return server.app.inject({
    ...{ method: 'POST', url: '/orders/api/v1/login', headers: { host: 'sg.localhost' } },
    ...{ payload: { email_address, password }, remoteAddress },
  });
}

test('signing in answers tokens and the person, and nothing else of them', async () => {
  const answer = await login(' Demo@Example.com ', 'Demo!2026');
  expect(answer.json()).toEqual({
    result: {
      AuthenticationResult: {
        AccessToken: expect.any(String),
        IdToken: expect.any(String),
        RefreshToken: expect.any(String),
        ExpiresIn: 1800,
      },
      user: { id: 'demo', email: 'demo@example.com' },
    },
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('an unknown person and a wrong password get the same answer', async () => {
  const wrong = await login('demo@example.com', 'nope');
  const unknown = await login('nobody@example.com', 'nope');
  expect(wrong.statusCode).toBe(401);
  expect(unknown.statusCode).toBe(401);
  expect(wrong.body).toBe(unknown.body);
  expect(wrong.json().errors[0].meta.translation_key).toBe('auth.NotAuthorizedException');
});

test('a deployment that asks for it says that there is no such account', async () => {
  const found = server.deps.deployments.forHost('sg.localhost');
  if (found.ok) found.deployment.verboseAuthErrors = true;
  const unknown = await login('nobody@example.com', 'nope');
  expect(unknown.json().errors[0].code).toBe('UserNotFoundException');
  const wrong = await login('demo@example.com', 'nope');
  expect(wrong.json().errors[0].code).toBe('NotAuthorizedException');
});

test.each(['demo@example.com', 'nobody@example.com'])(
  'five failures make %s wait, longer each time, and leave others alone',
  async (email) => {
    for (let nth = 0; nth < 5; nth += 1) await login(email, 'nope', '192.0.2.5');
    const first = await login(email, 'Demo!2026', '192.0.2.5');
    expect(first.statusCode).toBe(429);
    expect(first.json().errors[0].code).toBe('TooManyRequestsException');
    const wait = Number(first.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);

    server.pass(wait);
    expect((await login(email, 'nope', '192.0.2.5')).statusCode).toBe(401);
    const second = await login(email, 'nope', '192.0.2.5');
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(wait);
    expect((await login('other@example.com', 'Other!2026', '192.0.2.53')).statusCode).toBe(200);

    server.pass(15 * 60 + 1);
    expect((await login(email, 'nope', '192.0.2.5')).statusCode).toBe(401);
  },
);

test('tries at one account that come at the same moment get no more than five', async () => {
  const tries = Array.from({ length: 12 }, () => login('demo@example.com', 'nope', '198.51.100.7'));
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
});

test('a try that led to no verdict is no failure', async () => {
  const [kept] = await server.sql<{ password_hash: string }[]>`
    select password_hash from users where id = 'demo'`;
  await server.sql`update users set password_hash = 'unreadable' where id = 'demo'`;
  for (let nth = 0; nth < 6; nth += 1)
    expect((await login('demo@example.com', 'Demo!2026')).statusCode).toBe(500);
  await server.sql`update users set password_hash = ${kept?.password_hash ?? null} where id = 'demo'`;
  expect((await login('demo@example.com', 'Demo!2026')).statusCode).toBe(200);
});

test('one address may fail twenty times a minute; an IPv6 user has one /64', async () => {
  const from = (nth: number) => `2001:db8:1:2::${nth.toString(16)}`;
  for (let nth = 1; nth <= 20; nth += 1) await login(`x${nth}@example.com`, 'nope', from(nth));
  expect((await login('demo@example.com', 'Demo!2026', from(99))).statusCode).toBe(429);
  expect((await login('demo@example.com', 'Demo!2026', '2001:db8:1:3::1')).statusCode).toBe(200);
});

test('a forged forwarding header does not make a new address', async () => {
  const forged = (nth: number) =>
    server.app.inject({
      ...{ method: 'POST', url: '/orders/api/v1/login' },
      headers: { host: 'sg.localhost', 'x-forwarded-for': `198.51.100.${nth}` },
      payload: { email_address: `x${nth}@example.com`, password: 'nope' },
    });
  for (let nth = 0; nth < 20; nth += 1) await forged(nth);
  expect((await forged(21)).statusCode).toBe(429);
});
