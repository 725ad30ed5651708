import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accessServer, owner, refusalIn } from './support.ts';

let server: Awaited<ReturnType<typeof accessServer>>;
beforeEach(async () => {
  server = await accessServer();
});
afterEach(() => server.close());

const register = (change: object = {}) => server.post('/register', { ...owner, ...change });
const verify = (token: string, password = owner.password) =>
  server.post('/register/verify', { token, password });

/** The token in the link of the newest mail. */
async function linkToken(): Promise<string> {
  const [mail] = await server.mails();
  return /\/verify#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('signing up', () => {
  test('takes a text as far as a database can keep it', async () => {
    const asked = await register({ business_name: 'Lantern\u0000 Noodles\ud800' });
    expect(asked.statusCode).toBe(200);
    await verify(await linkToken());
    const [person] =
      await server.sql`select business_name from users where email = ${owner.email_address}`;
    expect(person?.business_name).toBe('Lantern Noodles');
    const odd = await server.login('no\u0000body@example.com', 'x');
    expect(odd.statusCode).toBe(401);
  });

  test('sends a link; following it with the password makes the account, once, and signs in', async () => {
    const asked = await register();
    expect(asked.json()).toEqual({ result: { promised: true } });
    expect(refusalIn(await server.login(owner.email_address, owner.password))).toMatchObject({
      ...{
        status: 403,
        code: 'UserNotConfirmedException',
        translation_key: 'auth.UserNotConfirmedException',
      },
    });
    const token = await linkToken();
    const made = await verify(token);
    const { AuthenticationResult: tokens, user } = made.json().result;
    expect(user).toMatchObject({ email: owner.email_address, business_name: 'Lantern Noodles' });
    const vendors = await server.app.inject({
      ...{ method: 'GET', url: '/orders/api/v1/vendors' },
      headers: {
        ...{
          host: 'sg.localhost',
          authorization: `Bearer ${tokens.AccessToken}|${tokens.IdToken}`,
        },
      },
    });
    expect(vendors.json().result.vendors).toMatchObject([
      { vendor_id: 'j8ln', is_registered: true },
    ]);
    const again = await server.login(owner.email_address, owner.password);
    expect(again.json().result.user.business_name).toBe('Lantern Noodles');
    expect(refusalIn(await verify(token)).code).toBe('ExpiredCodeException');
    const [person] =
      await server.sql`select business_name from users where email = ${owner.email_address}`;
    expect(person?.business_name).toBe('Lantern Noodles');
  });

  test('mails about an account say whose it is; what a stranger typed is in none', async () => {
    const typed = { ...owner, business_name: 'Win at evil.example' };
    await server.post('/register', typed);
    const [asked] = await server.mails();
    expect(asked?.text).toContain('Confirm');
    expect(asked?.content).not.toContain('evil.example');
    await server.post('/register', owner);
    const made = await verify(await linkToken());
    expect(made.statusCode).toBe(200);
    await server.post('/register', typed);
    await server.post('/forgot-password', { email_address: owner.email_address });
    for (const mail of await server.mails()) {
      expect(mail.text).toMatch(/^Hello Lantern Noodles,/);
      expect(mail.content).not.toContain('evil.example');
    }
  });

  test('the mail has the brand, the language and a link to our own host', async () => {
    await server.post('/register', { ...owner, language: 'ar' }, { host: 'evil.example:3000' });
    await server.post(
      '/register',
      { ...owner, vendor_code: 'y3ln', language: 'ar' },
      { host: 'kw.localhost:3000' },
    );
    const mails = await server.mails();
    expect(mails.map(({ to }) => to)).toEqual([[owner.email_address], [owner.email_address]]);
    expect(mails[0]?.text).toContain('http://');
    expect(mails[0]?.text).not.toContain('evil.example');
    expect(mails[1]?.text).toContain('http://kw.localhost:3000/verify#');
    expect(mails[1]?.subject).toMatch(/^أكّد .* · (Hopper|Marigold)$/);
    expect(mails[1]?.content).toContain('text/html');
  });

  test('a link works for 24 hours and can be sent again', async () => {
    await register();
    const token = await linkToken();
    server.pass(3600);
    await server.post('/register/resend', { email_address: 'Lantern@Example.com' });
    expect(await linkToken()).toBe(token);
    server.pass(86_400 - 3600);
    expect(refusalIn(await verify(token)).code).toBe('ExpiredCodeException');
    await server.post('/register/resend', { email_address: owner.email_address });
    expect(await server.mails()).toEqual([]);
  });

  test('a link alone is not enough, a forged one is nothing, and five wrong passwords end it', async () => {
    await register();
    const token = await linkToken();
    expect(refusalIn(await verify(`${token}x`)).code).toBe('ExpiredCodeException');
    expect(refusalIn(await verify('x')).code).toBe('ExpiredCodeException');
    for (let nth = 0; nth < 5; nth += 1)
      // There is one field, so that no other is spoken of.
      expect(refusalIn(await verify(token, 'Wrong!2026'))).toMatchObject({
        ...{ code: 'NotAuthorizedException', translation_key: 'access.verify.wrong' },
        field: 'body.password',
      });
    expect(refusalIn(await verify(token)).code).toBe('ExpiredCodeException');
  });

  test('of two who ask for one outlet, the first to follow the link gets it', async () => {
    await server.sql`update vendors set owners = '{lantern@example.com,partner@example.com}' where id = 'j8ln'`;
    await register();
    const first = await linkToken();
    await register({ email_address: 'partner@example.com' });
    const second = await linkToken();
    expect((await verify(second)).statusCode).toBe(200);
    expect(refusalIn(await verify(first)).code).toBe('ExpiredCodeException');
  });
});

const cannot = [
  [
    'an unknown vendor code',
    { vendor_code: 'nobody' },
    'WrongVendor',
    'wrong-vendor',
    'vendor_code',
  ],
  [
    'another outlet’s address',
    { email_address: 'riverside@example.com' },
    'WrongVendor',
    'wrong-vendor',
    'vendor_code',
  ],
  [
    'a vendor of another deployment',
    { vendor_code: 'y3ln' },
    'WrongVendor',
    'wrong-vendor',
    'vendor_code',
  ],
  [
    'an outlet that has an account',
    { vendor_code: 'm4pk1', email_address: 'demo@example.com' },
    'OutletRegistered',
    'outlet-registered',
    'vendor_code',
  ],
] as const;

describe('who cannot sign up', () => {
  test.each(cannot)('%s: hears nothing of it', async (_, change) => {
    const answer = await register(change);
    expect([answer.statusCode, answer.body]).toEqual([200, (await register()).body]);
    expect(await server.sql`select 1 from registrations where vendor_id <> 'j8ln'`).toEqual([]);
  });

  test.each(cannot)(
    '%s: hears why, where the deployment wants it',
    async (_, change, code, name, field) => {
      server.beVerbose();
      expect(refusalIn(await register(change))).toEqual({
        ...{ status: 400, code, translation_key: `access.register.error.${name}` },
        field: `body.${field}`,
      });
      expect(await server.mails()).toEqual([]);
    },
  );

  test('an address with an account: its owner is told by mail, or at once', async () => {
    await server.sql`update vendors set owners = '{demo@example.com}' where id = 'j8ln'`;
    expect((await register({ email_address: 'demo@example.com' })).statusCode).toBe(200);
    const [mail] = await server.mails();
    expect(mail?.subject).toContain('You already have an account');
    server.beVerbose();
    expect(refusalIn(await register({ email_address: 'Demo@Example.com' })).code).toBe(
      'UsernameExistsException',
    );
  });

  test('an owner without an account of an outlet that has one is told by mail', async () => {
    await server.sql`update vendors set owners = owners || '{partner@example.com}' where id = 'm4pk1'`;
    await register({ vendor_code: 'm4pk1', email_address: 'partner@example.com' });
    const [mail] = await server.mails();
    expect(mail?.subject).toContain('Pandan Kitchen Tanjong Pagar already has an account');
  });

  test.each(['Sh0rt!x', 'noupper!1', 'NOLOWER!1', 'NoNumber!', 'NoSpecial1', '12345678!'])(
    'who chooses %s as a password',
    async (password) => {
      expect(refusalIn(await register({ password }))).toMatchObject({
        ...{ status: 400, code: 'InvalidPasswordException', field: 'body.password' },
      });
    },
  );

  test('who does not accept the terms, or sends something else', async () => {
    for (const change of [
      { terms_accepted: false },
      { email_address: 'x' },
      { business_name: ' ' },
      { is_admin: true },
    ])
      expect((await register(change)).statusCode).toBe(400);
  });

  test('anybody, where an operator switched sign-up off; links that are out still work', async () => {
    await register();
    const token = await linkToken();
    await server.sql`insert into feature_flags (deployment, name, value)
      values ('sg', 'deactivate-sign-up-button', true)`;
    expect((await register()).statusCode).toBe(404);
    expect((await verify(token)).statusCode).toBe(200);
  });

  test('who asks for a sixth mail within an hour, whether or not anybody would get it', async () => {
    for (const email_address of [owner.email_address, 'nobody@example.com']) {
      for (let nth = 0; nth < 5; nth += 1) await register({ email_address });
      expect(refusalIn(await register({ email_address }))).toMatchObject({
        ...{ status: 429, code: 'LimitExceededException' },
      });
    }
    server.pass(3601);
    expect((await register()).statusCode).toBe(200);
  });
});

test('an address may ask twenty times a minute', async () => {
  const slow = await accessServer({ RATE_LIMIT: '1200' });
  const ask = (nth: number) =>
    slow.post('/register/resend', { email_address: `x${nth}@example.com` });
  for (let nth = 0; nth < 20; nth += 1) expect((await ask(nth)).statusCode).toBe(200);
  expect(refusalIn(await ask(20)).code).toBe('TooManyRequestsException');
  await slow.close();
});
