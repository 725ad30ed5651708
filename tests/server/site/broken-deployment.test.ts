import { afterAll, beforeAll, expect, test } from 'vitest';
import { ErrorBody } from '#schemas';
import { buildApp, modules } from '../../../server/app.ts';
import type { Deployments } from '../../../server/deployments.ts';
import type { App } from '../../../server/module.ts';
import { client } from '../../../server/site/client.ts';
import { preparePage } from '../../../server/site/start-page.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let app: App;

beforeAll(async () => {
  server = await testServer();
  const { deployments } = server.deps;
  const broken = { id: 'kw', problems: [{ field: 'region', why: 'expected <one> of six' }] };
  const half: Deployments = {
    ...deployments,
    broken: [broken],
    forHost: (host) =>
      host === 'kw.localhost' ? { ok: false, broken } : deployments.forHost(host),
  };
  const built = await buildApp({ ...server.deps, deployments: half }, [
    ...modules,
    client('/nowhere', {
      startPage: async () =>
        preparePage({ html: '', scripts: [], styles: [] }, { known: true, listed: true }),
      tidyPath: (path) => path,
    }),
  ]);
  app = built.app;
});
afterAll(async () => {
  await app.close();
  await server.close();
});

function get(url: string, host = 'kw.localhost') {
  return app.inject({ method: 'GET', url, headers: { host } });
}

test('a visitor reads which field is wrong and why', async () => {
  const page = await get('/');
  expect(page.statusCode).toBe(503);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<h1>This deployment is not configured correctly</h1>');
  expect(page.body).toContain('<code>region</code>');
  expect(page.body).toContain('expected &lt;one&gt; of six');
});

test('a program reads it too', async () => {
  const answer = await get('/deployment.json');
  expect(answer.statusCode).toBe(503);
  const [error] = ErrorBody.parse(answer.json()).errors;
  expect(error?.meta).toEqual({
    ...{ field: 'region', translation_key: 'app.not-configured.field' },
  });
  expect((await get('/orders/api/v1/vendors')).statusCode).toBe(503);
});

test('the other deployments do not notice', async () => {
  expect((await get('/deployment.json', 'la.localhost')).statusCode).toBe(200);
  expect((await get('/orders/api/v1/vendors', 'la.localhost')).statusCode).toBe(401);
});
