import { afterEach, beforeEach, expect, test } from 'vitest';
import { operatorCalls } from '#schemas/operator';
import { resetOperator } from '../../../server/operator/accounts.ts';
import { testServer } from '../../support/server.ts';
import { added, codeOf, cookieIn, email, page, send, signedIn, trySignIn } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let known: Awaited<ReturnType<typeof added>>;
beforeEach(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  known = await added(server);
});
afterEach(() => server.close());

const who = (headers: Record<string, string>) => send(server, operatorCalls.getOperator, headers);
const codesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

test('a password and a code open a session, in a cookie that no script and no other site has', async () => {
  const answer = await trySignIn(server, known);
  expect(answer.statusCode).toBe(200);
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(
    /^rider-portal-operator=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict$/,
  );
  expect(answer.body).not.toContain(cookieIn(answer).split('=')[1]);
  const me = await who({ ...page, cookie: cookieIn(answer) });
  expect(me.json().result).toMatchObject({ email });
  const kept = JSON.stringify(await server.sql`select * from operator_sessions, operators`);
  expect(kept).not.toContain(cookieIn(answer).split('=')[1]);
});

test('behind TLS the cookie never leaves it', async () => {
  const secure = await testServer({ env: { TRUST_PROXY: '127.0.0.1' } });
  const theirs = await added(secure);
  const headers = { 'x-forwarded-proto': 'https', origin: 'https://sg.localhost' };
  const answer = await trySignIn(secure, theirs, {}, headers, '127.0.0.1');
  expect(answer.headers['set-cookie']).toContain('; Secure');
  await secure.close();
});

test('nobody learns what was wrong, or who is an operator', async () => {
  const wrong = [
    await trySignIn(server, known, { password: 'nope' }),
    await trySignIn(server, known, { code: '000000' }),
    await trySignIn(server, known, { email_address: 'nobody@example.com' }),
    // A merchant's own password opens nothing here.
    await trySignIn(server, known, { email_address: 'demo@example.com', password: 'Demo!2026' }),
  ];
  expect(new Set(wrong.map(({ body }) => body)).size).toBe(1);
  expect(codesOf(wrong)).toEqual([401, 401, 401, 401]);
});

test('a code opens one session, however many ask in the same moment', async () => {
  const code = codeOf(server, known);
  const answers = await Promise.all([1, 2, 3].map(() => trySignIn(server, known, { code })));
  expect(codesOf(answers).filter((each) => each === 200)).toEqual([200]);
  server.pass(29);
  expect((await trySignIn(server, known, { code })).statusCode).toBe(401);
  server.pass(60);
  expect((await trySignIn(server, known)).statusCode).toBe(200);
});

test('a recovery code stands once for a code', async () => {
  const [code = ''] = known.recovery_codes;
  const typed = { code: code.toUpperCase().replaceAll('-', ' ') };
  expect((await trySignIn(server, known, typed)).statusCode).toBe(200);
  expect((await trySignIn(server, known, typed)).statusCode).toBe(401);
  const { headers } = { headers: await signedIn(server, known) };
  const { operators } = (await send(server, operatorCalls.listOperators, headers)).json().result;
  expect(operators[0].recovery_codes_left).toBe(9);
  expect(JSON.stringify(await server.sql`select * from operator_recovery_codes`)).not.toContain(
    code,
  );
});

test('who fails too often waits, from there alone and never for good; the machine lets them in at once', async () => {
  const wrong = { password: 'nope' };
  const tries = [];
  for (let nth = 0; nth < 6; nth += 1) tries.push(await trySignIn(server, known, wrong));
  expect(codesOf(tries)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(Number(tries.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await trySignIn(server, known)).statusCode).toBe(429);
  const elsewhere = await trySignIn(server, known, {}, {}, '192.0.2.77');
  expect(elsewhere.statusCode).toBe(200);

  const { key, clock } = server.deps;
  const given = { key, now: clock(), actor: { name: 'root', via: 'command' } } as const;
  const fresh = await server.sql.begin((tx) =>
    resetOperator(tx, email, { ...given, what: 'second-factor' }),
  );
  expect((await who({ ...page, cookie: cookieIn(elsewhere) })).statusCode).toBe(401);
  expect((await trySignIn(server, known)).statusCode).toBe(401);
  const again = await trySignIn(server, { ...fresh, password: known.password });
  expect(again.statusCode).toBe(200);
});

test('a wait ends by itself', async () => {
  for (let nth = 0; nth < 6; nth += 1) await trySignIn(server, known, { password: 'nope' });
  server.pass(16 * 60);
  expect((await trySignIn(server, known)).statusCode).toBe(200);
});

test('a session ends half an hour after its last use, and after eight hours in any case', async () => {
  const idle = await signedIn(server, known);
  server.pass(31 * 60);
  expect((await who(idle)).statusCode).toBe(401);
  const busy = await signedIn(server, known);
  for (let nth = 0; nth < 19; nth += 1) {
    server.pass(25 * 60);
    expect((await who(busy)).statusCode).toBe(200);
  }
  server.pass(10 * 60);
  expect((await who(busy)).statusCode).toBe(401);
});

test('a new password ends all sessions, and is none that is weak or was there before', async () => {
  const [one, other] = [await signedIn(server, known), await signedIn(server, known)];
  const change = (password: string, new_password: string) =>
    send(server, operatorCalls.changeOperatorPassword, one, { body: { password, new_password } });
  const password = known.password ?? '';
  for (const weak of ['short-A1', 'Password1234', password]) {
    const answer = await change(password, weak);
    expect(answer.json().errors[0]).toMatchObject({
      code: 'InvalidPasswordException',
      meta: { field: 'body.new_password' },
    });
  }
  expect((await change('nope', 'Quokkas!2026-x')).json().errors[0].code).toBe(
    'NotAuthorizedException',
  );
  expect((await change(password, 'Quokkas!2026-x')).statusCode).toBe(200);
  for (const session of [one, other]) expect((await who(session)).statusCode).toBe(401);
  server.pass(30);
  expect((await trySignIn(server, known)).statusCode).toBe(401);
  server.pass(30);
  expect((await trySignIn(server, known, { password: 'Quokkas!2026-x' })).statusCode).toBe(200);
});

test('a failing change of a password waits, too', async () => {
  const headers = await signedIn(server, known);
  const body = { password: 'nope', new_password: 'Quokkas!2026-x' };
  const answers = [];
  for (let nth = 0; nth < 6; nth += 1) {
    answers.push(await send(server, operatorCalls.changeOperatorPassword, headers, { body }));
  }
  expect(codesOf(answers).at(-1)).toBe(429);
});
