import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../server/app.ts';
import { offline } from '../../../server/site/offline.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  const page = { scripts: ['say()'], styles: ['a{}'], worker: 'work()' };
  const offlinePage = async ({ id }: { id: string }) => ({ ...page, html: `offline in ${id}` });
  server = await testServer({ parts: [...modules, offline({ offlinePage })] });
});
afterAll(() => server.close());

const get = (url: string, host = 'sg.localhost') =>
  server.app.inject({ method: 'GET', url, headers: { host } });

test('each deployment has a page of its own, which may do nothing but ask for the server', async () => {
  const { headers, body } = await get('/offline.html');
  expect(body).toBe('offline in sg');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'sha256-[^' ]+'; style-src 'sha256-[^' ]+';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect((await get('/offline.html', 'kw.localhost')).body).toBe('offline in kw');
});

test('another page is another worker, which is always looked for', async () => {
  const { headers, body } = await get('/offline-worker.js');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache' });
  expect(headers['content-type']).toContain('javascript');
  expect(body).toContain('work()');
  expect((await get('/offline-worker.js', 'kw.localhost')).body).not.toBe(body);
});

test('where a deployment wants none, there is no page, and the worker of before ends itself', async () => {
  const found = server.deps.deployments.forHost('la.localhost');
  if (!found.ok) throw new Error('no deployment');
  found.deployment.offlinePage = false;
  expect((await get('/offline.html', 'la.localhost')).statusCode).toBe(404);
  const { body } = await get('/offline-worker.js', 'la.localhost');
  expect(body).toContain('unregister()');
  expect(body).not.toContain('work()');
});
