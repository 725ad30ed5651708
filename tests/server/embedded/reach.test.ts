import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedHeaders, type Said } from '../../support/embedded.ts';
import { testServer } from '../../support/server.ts';
import { bishan } from '../outlets/support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ask = async (method: 'GET' | 'PUT', path: string, said: Said, payload?: object) =>
  server.app.inject({
    ...{ method, url: `/orders/api/v1${path}`, headers: await embeddedHeaders(server, said) },
    ...(payload && { payload }),
  });

test('who came through a platform cannot make their reach last, and lets nobody else in', async () => {
  const outlet = { ...bishan, client_vendor_id: 'm4pk2', users: ['other@example.com'] };
  const answer = await ask('PUT', '/outlet/m4pk2', { vendors: ['m4pk2'] }, outlet);
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([403, 'NotOffered']);
  const rows = await server.sql`select 1 from memberships where vendor_id = 'm4pk2'`;
  expect(rows).toHaveLength(0);
});

test('a token whose beginning lies ahead lives no longer for it', async () => {
  const years = 5 * 365 * 86_400;
  const answer = await ask('GET', '/vendors', { begins: years, ends: years + 3600 });
  expect(answer.statusCode).toBe(401);
});
