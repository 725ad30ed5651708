import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { refusalIn } from '../access/support.ts';
import { codeOf, email, password } from '../account/support.ts';
import { headersOf, type MembersServer, membersServer } from '../members/support.ts';
import { withOperator } from '../operator/support.ts';
import { authenticator } from './authenticator.ts';
import { add, begin, passkeysIn, use, withPasskey } from './support.ts';

let server: MembersServer;
beforeEach(async () => {
  server = await membersServer();
});
afterEach(() => server.close());

const next = 'Righter!2026';
type Passkey = Awaited<ReturnType<typeof withPasskey>>;

async function expectEnded({ device }: Passkey): Promise<void> {
  expect(refusalIn(await use(server, device)).code).toBe('NotAuthorizedException');
  expect(await server.sql`select 1 from passkeys`).toHaveLength(0);
}

describe('what a password opened ends with it:', () => {
  test('another password', async () => {
    const passkey = await withPasskey(server);
    const body = { password, new_password: next };
    await server.send(endpoints.changePassword, passkey.headers, { body });
    await expectEnded(passkey);
  });

  test('a password that was forgotten', async () => {
    const passkey = await withPasskey(server);
    await server.mails();
    await server.post('/forgot-password', { email_address: email });
    const [mail] = await server.mails();
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const reset = { email_address: email, code, password: next };
    const answer = await server.post('/forgot-password/confirm', reset);
    expect(answer.statusCode).toBe(200);
    await expectEnded(passkey);
  });

  test('codes that are switched on', async () => {
    const passkey = await withPasskey(server);
    const body = { password };
    const begun = await server.send(endpoints.beginSecondFactor, passkey.headers, { body });
    const code = codeOf(server, begun.json().result.uri);
    await server.send(endpoints.confirmSecondFactor, passkey.headers, { body: { code } });
    await expectEnded(passkey);
  });
});

test('an operator who takes somebody’s second factor out of use ends their passkeys, too', async () => {
  const headers = headersOf(await server.login(email, password));
  const begun = await server.send(endpoints.beginSecondFactor, headers, { body: { password } });
  const code = codeOf(server, begun.json().result.uri);
  await server.send(endpoints.confirmSecondFactor, headers, { body: { code } });
  server.pass(30);
  const passkey = await withPasskeyAndCode(headers, codeOf(server, begun.json().result.uri));
  const { ask } = await withOperator(server);
  expect((await ask('resetSecondFactor', { body: { email } })).statusCode).toBe(200);
  await expectEnded(passkey);
});

/** The same for who signs in with codes. */
async function withPasskeyAndCode(headers: Record<string, string>, code: string) {
  const device = authenticator();
  const { options } = (await begin(server, headers, { password, code })).json().result;
  const [made] = passkeysIn(await add(server, headers, device.make(options)));
  return { headers, device, passkeyId: made?.passkey_id ?? '' };
}

test('who signs out everywhere keeps theirs, as they keep their password', async () => {
  const { headers, device } = await withPasskey(server);
  await server.send(endpoints.logoutEverywhere, headers);
  expect((await use(server, device)).statusCode).toBe(200);
});

test('whose password an operator took out of use is told to set another, by mail and not by a passkey', async () => {
  const { device } = await withPasskey(server);
  const { ask } = await withOperator(server);
  await ask('requireNewPassword', { body: { email } });
  expect(refusalIn(await use(server, device)).code).toBe('PasswordResetRequiredException');
});
