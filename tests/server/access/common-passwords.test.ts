import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCommonPassword } from '../../../server/access/common-passwords.ts';
import { accessServer, owner, refusalIn } from './support.ts';

let server: Awaited<ReturnType<typeof accessServer>>;
beforeAll(async () => {
  server = await accessServer();
});
afterAll(() => server.close());

const guessed = ['Password1!', 'P@ssw0rd', 'Admin@123', 'Qwerty123!', 'Aa1!aaaa', 'Welcome2026!'];

test.each(guessed)('%s keeps the rules and is refused all the same', async (password) => {
  const registered = await server.post('/register', { ...owner, password });
  expect(refusalIn(registered)).toMatchObject({
    ...{ status: 400, code: 'InvalidPasswordException', field: 'body.password' },
    translation_key: 'access.password-common',
  });
  const reset = await server.post('/forgot-password/confirm', {
    ...{ email_address: 'demo@example.com', code: '123456', password },
  });
  expect(refusalIn(reset)).toMatchObject({ translation_key: 'access.password-common' });
});

test.each([
  'Quokkas!2026',
  'Demo!2026',
  'tR7$kesOp2',
  'Lotus&Heron4',
  'Żółw#2026ab',
  '正しい馬Aa1!電池',
])('%s is nobody’s first guess', (password) => expect(isCommonPassword(password)).toBe(false));
