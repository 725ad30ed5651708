import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requireReset } from '../../../server/access/require-reset.ts';
import { fromSources } from '../../support/sources.ts';
import { accessServer, refusalIn } from './support.ts';

let server: Awaited<ReturnType<typeof accessServer>>;
beforeEach(async () => {
  server = await accessServer();
});
afterEach(() => server.close());

const email_address = 'demo@example.com';
const old = 'Demo!2026';
const script = fileURLToPath(new URL('../../../scripts/accounts.ts', import.meta.url));

test('an operator’s word ends all sessions and lets a person in again only with a new password', async () => {
  const { tokens } = await server.signIn();
  const asked = ['Demo@Example.com', 'nobody@example.com'];
  const found = await server.sql.begin((tx) => requireReset(tx, asked, server.deps.clock()));
  expect(found).toEqual([email_address]);
  const extended = await server.post('/login/extend', { refresh_token: tokens.RefreshToken });
  expect(extended.statusCode).toBe(401);
  expect(refusalIn(await server.login(email_address, old))).toEqual({
    ...{ status: 403, code: 'PasswordResetRequiredException' },
    translation_key: 'auth.PasswordResetRequiredException',
  });
  expect(await server.sql`select 1 from sessions where revoked_at is null`).toEqual([]);

  await server.post('/forgot-password', { email_address });
  const [mail] = await server.mails();
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
  const again = await server.post('/forgot-password/confirm', {
    ...{ email_address, code, password: old },
  });
  expect(refusalIn(again).code).toBe('InvalidPasswordException');
  const password = 'Newer!Pass1';
  await server.post('/forgot-password/confirm', { email_address, code, password });
  expect((await server.login(email_address, password)).statusCode).toBe(200);
});

test('nobody learns of it without the old password', async () => {
  await server.sql.begin((tx) => requireReset(tx, [email_address], server.deps.clock()));
  const wrong = await server.login(email_address, 'nope');
  const unknown = await server.login('nobody@example.com', 'nope');
  expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body]);
});

function run(...words: string[]): Promise<{ code: number; said: string[] }> {
  const env = { ...process.env, DATABASE_URL: server.url };
  return new Promise((resolve) => {
    execFile(process.execPath, fromSources(script, ...words), { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      resolve({ code, said: `${stdout}${stderr}`.trim().split('\n') });
    });
  });
}

test('npm run accounts says who it found and who it did not', async () => {
  expect(await run('require-reset', 'other@example.com', 'nobody@example.com')).toEqual({
    ...{ code: 1 },
    said: ['other@example.com has to set a new password', 'nobody@example.com has no account'],
  });
  expect(refusalIn(await server.login('other@example.com', 'Other!2026')).status).toBe(403);
  expect((await run('forget', 'other@example.com')).code).toBe(2);
});
