import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { loadKeys } from '../../server/secrets.ts';
import { guestOf } from '../support/guests.ts';
import { testServer } from '../support/server.ts';

const [old, fresh] = ['o'.repeat(32), 'f'.repeat(32)];
let server: Awaited<ReturnType<typeof testServer>>;
let folder = '';
beforeAll(async () => {
  server = await testServer({ env: { TOKEN_SECRET: old } });
  folder = await mkdtemp(join(tmpdir(), 'rider-portal-secrets-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** What another instance with other secrets answers to somebody who signed in here. */
async function elsewhere(
  secret: string,
  previous: string | undefined,
  headers: Record<string, string>,
) {
  const key = await loadKeys(server.sql, secret, previous);
  const { app } = await buildApp({ ...server.deps, key });
  const answer = await app.inject({ url: '/orders/api/v1/login/nowhere', headers });
  const asked = await app.inject({ url: '/orders/api/v1/vendors', headers });
  await app.close();
  expect(answer.statusCode).toBe(404);
  return asked.statusCode;
}

test('nobody is signed out while the secret is exchanged, in either order, and everybody once it is gone', async () => {
  const { headers } = await server.signIn();
  expect(await elsewhere(old, fresh, headers)).toBe(200);
  expect(await elsewhere(fresh, old, headers)).toBe(200);
  expect(await elsewhere(fresh, undefined, headers)).toBe(401);
});

test('a guest stays one, too', async () => {
  const { authorization } = await guestOf(server, 'sg');
  for (const [previous, known] of [
    [old, true],
    [undefined, false],
  ] as const) {
    const key = await loadKeys(server.sql, fresh, previous);
    const { app, deps } = await buildApp({ ...server.deps, key });
    expect((await deps.guestOf(authorization)) !== undefined).toBe(known);
    await app.close();
  }
});

test('a secret is read from a file, without the line break at its end', async () => {
  const path = join(folder, 'token');
  await writeFile(path, `${fresh}\n`);
  expect(readConfig({ TOKEN_SECRET_FILE: path }).tokenSecret).toBe(fresh);
  expect(() => readConfig({ TOKEN_SECRET_FILE: path, TOKEN_SECRET: old })).toThrow(
    'TOKEN_SECRET and TOKEN_SECRET_FILE are both set',
  );
  expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(
    'The file of SMTP_URL_FILE cannot be read (ENOENT).',
  );
});
