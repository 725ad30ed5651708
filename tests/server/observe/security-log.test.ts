import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoUsers } from '../../../server/demo/seed.ts';
import { testServer } from '../../support/server.ts';
import { keptLog } from './support.ts';

const kept = keptLog();
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ log: kept.log });
});
afterAll(() => server.close());
beforeEach(() => void kept.said());

const { id: actor, email, password } = demoUsers.merchant;

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({
    ...{ method: 'POST', url: `/orders/api/v1/${path}`, payload, remoteAddress: '203.0.113.77' },
    headers: { host: 'sg.localhost', ...headers },
  });
const events = () =>
  kept
    .lines()
    .filter(({ kind }) => kind === 'security')
    .map(({ event, actor, from, deployment }) => ({ event, actor, from, deployment }));
const here = { from: '203.0.113.0/24', deployment: 'sg' };

test('a sign-in is told, and a wrong one by the account that it was tried at', async () => {
  await post('login', { email_address: email, password });
  await post('login', { email_address: email, password: 'Wrong!2026' });
  await post('login', { email_address: 'nobody@example.com', password: 'Wrong!2026' });
  expect(events()).toEqual([
    { event: 'signed-in', actor, ...here },
    { event: 'sign-in-failed', actor, ...here },
    { event: 'sign-in-failed', ...here },
  ]);
});

test('who has to wait is told, by the network', async () => {
  const tries = Array.from({ length: 6 }, () =>
    post('login', { email_address: 'locked@example.com', password: 'Wrong!2026' }),
  );
  expect((await Promise.all(tries)).map(({ statusCode }) => statusCode)).toContain(429);
  expect(events()).toContainEqual({ event: 'locked-out', ...here });
});

test('a code that was asked for is told, and a wrong one', async () => {
  await post('forgot-password', { email_address: email });
  await post('forgot-password/confirm', {
    ...{ email_address: email, code: '000000', password: 'Lantern!Quay-2026' },
  });
  expect(events()).toEqual([
    { event: 'reset-asked', actor, ...here },
    { event: 'reset-refused', ...here },
  ]);
});

test('the end of a session is told, and of all', async () => {
  const { headers } = await server.signIn();
  await post('logout', {}, headers);
  await post('logout/everywhere', {}, (await server.signIn()).headers);
  expect(events()).toMatchObject([
    { event: 'session-ended', actor },
    { event: 'sessions-ended', actor },
  ]);
});

test('a refresh token that comes back after its answer arrived is told', async () => {
  const { tokens } = await server.signIn();
  const body = { refresh_token: tokens.RefreshToken };
  const answer = await post('login/extend', body);
  const { RefreshToken: refresh_token } = answer.json().result.AuthenticationResult;
  await post('login/extend', { refresh_token });
  server.pass(31);
  await post('login/extend', body);
  expect(events()).toMatchObject([{ event: 'token-reused', actor }]);
});

test('who asks for what is not theirs is told', async () => {
  const { headers } = await server.signIn('stranger');
  const asked = (vendor: string) =>
    server.app.inject({ url: `/orders/api/v1/vendor/${vendor}`, headers });
  expect((await asked('m4pk1')).statusCode).toBe(404);
  expect(events()).toMatchObject([
    { event: 'access-refused', actor: demoUsers.stranger.id, deployment: 'sg' },
  ]);
});
