import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessServer } from '../access/support.ts';

/** A server that does not mind how often it is asked; what bounds the tries is the account. */
let server: Awaited<ReturnType<typeof accessServer>>;
beforeAll(async () => {
  server = await accessServer({ RATE_LIMIT: '1000000' });
});
afterAll(() => server.close());

const email_address = 'demo@example.com';
const post = (path: string, payload: object, remoteAddress: string) =>
  server.app.inject({
    ...{ method: 'POST', url: `/orders/api/v1${path}`, payload, remoteAddress },
    headers: { host: 'sg.localhost:3000' },
  });
const login = (password: string, from: string) =>
  post('/login', { email_address, password }, from).then(({ statusCode }) => statusCode);
const forgot = (from: string) => post('/forgot-password', { email_address }, from);
const confirm = (code: string, from: string, password: string) =>
  post('/forgot-password/confirm', { email_address, code, password }, from);

const attacker = (nth: number) => `198.${51 + (nth >> 8)}.100.${nth & 255}`;
const home = '192.0.2.10';
const elsewhere = '192.0.2.99';

/** So many strangers, several tries each; answers how many passwords were looked at. */
async function attack(strangers: number, tries = 6): Promise<number> {
  let looked = 0;
  for (let nth = 0; nth < strangers; nth += 1)
    for (let each = 0; each < tries; each += 1)
      if ((await login(`Guess!${nth}-${each}`, attacker(nth))) === 401) looked += 1;
  return looked;
}

test('who guesses from one place keeps nobody out elsewhere, neither of sign-in nor of a reset', async () => {
  expect(await attack(1, 30)).toBe(5);
  for (let nth = 0; nth < 10; nth += 1) await forgot(attacker(0));
  expect((await forgot(attacker(0))).statusCode).toBe(429);
  expect(await login('Demo!2026', elsewhere)).toBe(200);
  expect((await forgot(elsewhere)).statusCode).toBe(200);
});

test('many places together get a hundred tries in an hour, and the owner is let in where they were before', async () => {
  expect(await login('Demo!2026', home)).toBe(200);
  server.pass(3601);
  for (let hour = 0; hour < 2; hour += 1) {
    expect(await attack(30)).toBeLessThanOrEqual(100);
    expect(await login('Demo!2026', home), `hour ${hour}`).toBe(200);
    server.pass(3601);
  }
});

test('a code that came by mail is good whatever others guess, and no matter who else asks for one', async () => {
  await server.mails();
  const here = '192.0.2.77';
  await forgot(here);
  const [mail] = await server.mails();
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  let looked = 0;
  // Each place has five tries, so that without a bound of all together there would be 1,100.
  for (let nth = 0; nth < 220; nth += 1) {
    if (nth % 10 === 0) await forgot(attacker(nth));
    const guess = () => confirm(wrong, attacker(nth), 'Stolen!Pass1');
    for (const answer of await Promise.all(Array.from({ length: 5 }, guess)))
      if (answer.json().errors[0].code === 'CodeMismatchException') looked += 1;
  }
  expect(looked, 'the guesses of all strangers together are bounded').toBeLessThanOrEqual(1000);
  expect((await confirm(code, here, 'Newer!Pass1')).statusCode).toBe(200);
  expect(await login('Newer!Pass1', here)).toBe(200);
});

test('a place that was let in before is known for ninety days, and as no address that can be read', async () => {
  const known = await server.sql`select * from known_sources`;
  expect(known.length).toBeGreaterThan(0);
  expect(JSON.stringify(known)).not.toMatch(/192\.0\.2|demo@/);
});
