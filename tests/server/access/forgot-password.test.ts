import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accessServer, owner, refusalIn } from './support.ts';

let server: Awaited<ReturnType<typeof accessServer>>;
beforeEach(async () => {
  server = await accessServer();
});
afterEach(() => server.close());

const email_address = 'demo@example.com';
const forgot = (email = email_address) => server.post('/forgot-password', { email_address: email });
const confirm = (code: string, change: object = {}) =>
  server.post('/forgot-password/confirm', {
    ...{ email_address, code, password: 'Newer!Pass1', ...change },
  });

async function codeByMail(): Promise<string> {
  const [mail] = await server.mails();
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}

/** A code that is certainly not the right one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a forgotten password', () => {
  test('is replaced with a code by mail, once; all sessions end and the owner is told', async () => {
    const { headers, tokens } = await server.signIn();
    expect((await forgot('Demo@Example.com')).json()).toEqual({ result: { promised: true } });
    const code = await codeByMail();
    expect(code).toMatch(/^\d{6}$/);
    expect((await confirm(code)).json()).toEqual({ result: { success: true } });
    const vendors = await server.app.inject({
      method: 'GET',
      url: '/orders/api/v1/vendors',
      headers,
    });
    expect(vendors.statusCode).toBe(401);
    const extended = await server.post('/login/extend', { refresh_token: tokens.RefreshToken });
    expect(extended.statusCode).toBe(401);
    expect((await server.login(email_address, 'Demo!2026')).statusCode).toBe(401);
    expect((await server.login(email_address, 'Newer!Pass1')).statusCode).toBe(200);
    const [told] = await server.mails();
    expect(told?.subject).toContain('Your password was changed');
    expect(refusalIn(await confirm(code)).code).toBe('ExpiredCodeException');
  });

  test('a code lives ten minutes', async () => {
    await forgot();
    const code = await codeByMail();
    server.pass(599);
    expect(refusalIn(await confirm(otherThan(code))).code).toBe('CodeMismatchException');
    server.pass(2);
    expect(refusalIn(await confirm(code))).toEqual({
      ...{ status: 400, code: 'ExpiredCodeException', field: 'body.code' },
      translation_key: 'auth.ExpiredCodeException',
    });
  });

  test('a code may be typed wrong four times; after the fifth even the right one is nothing', async () => {
    await forgot();
    const code = await codeByMail();
    const tries = [];
    for (let nth = 0; nth < 5; nth += 1) tries.push(refusalIn(await confirm(otherThan(code))).code);
    expect(tries).toEqual([
      ...Array(4).fill('CodeMismatchException'),
      'TooManyFailedAttemptsException',
    ]);
    expect(refusalIn(await confirm(code)).code).toBe('TooManyFailedAttemptsException');
    await forgot();
    expect((await confirm(await codeByMail())).statusCode).toBe(200);
  });

  test('a code that lives is mailed again, so that who asks for one takes none from anybody', async () => {
    await forgot();
    const first = await codeByMail();
    await forgot();
    const second = await codeByMail();
    expect(second).toBe(first);
    expect((await confirm(`${second.slice(0, 3)} ${second.slice(3)}`)).statusCode).toBe(200);
    await forgot();
    expect(await codeByMail(), 'a used one is over').not.toBe(first);
  });

  test('a weak password costs no try', async () => {
    await forgot();
    const code = await codeByMail();
    for (let nth = 0; nth < 6; nth += 1)
      expect(refusalIn(await confirm(code, { password: 'weak' }))).toMatchObject({
        ...{ code: 'InvalidPasswordException', field: 'body.password' },
      });
    expect((await confirm(code)).statusCode).toBe(200);
  });

  test('codes are not in the database', async () => {
    await forgot();
    const kept = await server.sql`select payload::text as facts from errands`;
    const resets = await server.sql`select * from password_resets`;
    const code = await codeByMail();
    expect(JSON.stringify([kept, resets])).not.toContain(code);
  });
});

describe('nobody learns who has an account', () => {
  test('asking and confirming answer the same for an address that nobody has', async () => {
    const unknown = 'nobody@example.com';
    expect((await forgot(unknown)).body).toBe((await forgot()).body);
    const mails = await server.mails();
    expect(mails.map(({ to }) => to)).toEqual([[email_address]]);
    for (let nth = 0; nth < 6; nth += 1) {
      const wrong = otherThan(/^\d{6}$/m.exec(mails[0]?.text ?? '')?.[0] ?? '');
      const known = await confirm(wrong);
      expect(known.body).toBe((await confirm(wrong, { email_address: unknown })).body);
    }
  });

  test('the sixth code within an hour is refused for both', async () => {
    for (const email of [email_address, 'nobody@example.com']) {
      for (let nth = 0; nth < 5; nth += 1) await forgot(email);
      const refused = await forgot(email);
      expect(refusalIn(refused).code).toBe('LimitExceededException');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    }
  });

  test('unless the deployment wants to help', async () => {
    server.beVerbose();
    expect(refusalIn(await forgot('nobody@example.com')).code).toBe('UserNotFoundException');
    const other = { email_address: 'nobody@example.com' };
    expect(refusalIn(await confirm('123456', other)).code).toBe('UserNotFoundException');
    await server.post('/register', owner);
    expect(refusalIn(await forgot(owner.email_address)).code).toBe('UserNotConfirmedException');
  });

  test('who has not confirmed yet gets the link again instead of a code', async () => {
    await server.post('/register', owner);
    await server.mails();
    await forgot(owner.email_address);
    const [mail] = await server.mails();
    expect(mail?.text).toContain('/verify#');
  });
});

describe('the end of all sessions', () => {
  test('signs out everywhere, here too, and nobody else', async () => {
    const [here, there, other] = [
      await server.signIn(),
      await server.signIn(),
      await server.signIn('stranger'),
    ];
    const ended = await server.post('/logout/everywhere', {}, here.headers);
    expect(ended.json()).toEqual({ result: { success: true } });
    const ask = (headers: Record<string, string>) =>
      server.app.inject({ method: 'GET', url: '/orders/api/v1/vendors', headers });
    expect((await ask(here.headers)).statusCode).toBe(401);
    expect((await ask(there.headers)).statusCode).toBe(401);
    expect((await ask(other.headers)).statusCode).toBe(200);
    expect(
      (await server.post('/login/extend', { refresh_token: there.tokens.RefreshToken })).statusCode,
    ).toBe(401);
  });
});
