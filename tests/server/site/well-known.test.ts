import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tidyPath } from '#routes';
import { buildApp, modules } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import type { App } from '../../../server/module.ts';
import { builtFiles } from '../../../server/site/built.ts';
import { client } from '../../../server/site/client.ts';
import { preparePage, type Site } from '../../../server/site/start-page.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let dist = '';
let real: App;
const site: Site = {
  build: 'b1',
  tidyPath,
  offlinePage: async () => ({ html: 'offline', scripts: [], styles: [], worker: 'work()' }),
  webManifest: async ({ brand }) => ({ icons: [{ src: `/assets/${brand}.svg` }] }),
  startPage: async () =>
    preparePage({ html: 'page', scripts: [], styles: [] }, { known: true, listed: true }),
};

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'rider-portal-dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'assets', 'main-1.js.map'), '{}');
  await writeFile(join(dist, 'assets', 'main-1.js'), 'export {}');
  const parts = [...modules, builtFiles(site), client(dist, site)];
  server = await testServer({ parts });
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO: 'false', SHED_AT: '0' });
  ({ app: real } = await buildApp({ ...server.deps, config }, parts));
});
afterAll(async () => {
  await real.close();
  await server.close();
  await rm(dist, { recursive: true });
});

const get = (app: App, url: string, host = 'sg.localhost') =>
  app.inject({ url, headers: { host } });

test('programs are told what is no page, and where the icon is', async () => {
  const robots = await get(server.app, '/robots.txt');
  expect([robots.statusCode, robots.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  expect(robots.body).toMatch(/^User-agent: \*\nDisallow: \/orders\/api\//);
  const icon = await get(server.app, '/favicon.ico', 'la.localhost');
  expect([icon.statusCode, icon.headers.location]).toEqual([302, '/assets/marigold.svg']);
});

test('who to tell of a weakness is said where a deployment says so, until half a year from now', async () => {
  expect((await get(server.app, '/.well-known/security.txt')).statusCode).toBe(404);
  const { deployments } = server.deps;
  const found = deployments.forHost('sg.localhost');
  if (!found.ok) throw new Error('no deployment');
  const deployment = { ...found.deployment, securityContact: 'mailto:security@shop.test' };
  const told = { ...deployments, forHost: () => ({ ok: true as const, deployment }) };
  const { app } = await buildApp({ ...server.deps, deployments: told });
  const answer = await get(app, '/.well-known/security.txt');
  await app.close();
  expect(answer.body).toMatch(/^Contact: mailto:security@shop\.test\nExpires: /);
  const expires = Date.parse(answer.body.match(/Expires: (.*)/)?.[1] ?? '') / 1000;
  expect(expires - server.deps.clock()).toBeCloseTo(180 * 86_400, -1);
});

test('without the demo a name that nobody declared is answered by nobody, but those who look after us are', async () => {
  for (const path of ['/', '/robots.txt', '/orders/api/v1/vendors', '/deployment.json']) {
    expect((await get(real, path, 'scanner.example')).statusCode).toBe(421);
  }
  for (const path of ['/health', '/ready']) {
    expect((await get(real, path, '10.0.0.7')).statusCode).toBe(200);
  }
  expect((await get(real, '/deployment.json')).statusCode).toBe(200);
  expect((await get(server.app, '/deployment.json', 'anything.example')).statusCode).toBe(200);
});

test('what the code was written as is not served', async () => {
  expect((await get(real, '/assets/main-1.js')).statusCode).toBe(200);
  expect((await get(real, '/assets/main-1.js.map')).statusCode).toBe(404);
});

test.each([
  ['/HISTORY', '/history'],
  ['/order-tracking//', '/order-tracking'],
  ['//Order-Tracking/m4PK1/?order_id=A', '/order-tracking/m4PK1?order_id=A'],
  ['/history/', '/history'],
])('%s leads to %s', async (wrong, right) => {
  const answer = await get(server.app, wrong);
  expect([answer.statusCode, answer.headers.location]).toEqual([308, right]);
});

test.each(['/', '/history/m4PK1', '/nowhere/', '/No/such//page'])(
  '%s leads nowhere else',
  async (path) => {
    expect((await get(server.app, path)).statusCode).toBe(200);
  },
);

test('a request is called by a name that nobody guesses', async () => {
  const ids = await Promise.all([1, 2].map(() => get(server.app, '/health')));
  const names = ids.map(({ headers }) => String(headers['x-request-id']));
  expect(names[0]).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  expect(names[0]).not.toBe(names[1]);
});

test('with the end of a session goes what was fetched in it', async () => {
  const { headers } = await server.signIn();
  const logout = { method: 'POST', url: '/orders/api/v1/logout', headers, payload: {} } as const;
  const answer = await server.app.inject(logout);
  expect(answer.headers['clear-site-data']).toBe('"cache"');
});
