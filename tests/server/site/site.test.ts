import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tidyPath } from '#routes';
import { AssetManifest, Deployment, FlagAnswer } from '#schemas';
import { modules } from '../../../server/app.ts';
import { builtFiles } from '../../../server/site/built.ts';
import { client } from '../../../server/site/client.ts';
import { preparePage } from '../../../server/site/start-page.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let dist = '';
const page = {
  html: '<!doctype html><title>portal</title><style>a{}</style><script>draw()</script>',
  scripts: ['draw()'],
  styles: ['a{}'],
};

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'rider-portal-dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'assets', 'main-abc123.js'), 'export {}');
  await writeFile(join(dist, 'assets', 'main-abc123.js.map'), '{}');
  server = await testServer({
    parts: [
      ...modules,
      builtFiles({
        build: 'b1',
        webManifest: async ({ brand }) => ({
          name: brand,
          icons: [{ src: `/assets/${brand}.svg` }],
        }),
      }),
      client(dist, {
        tidyPath,
        startPage: async (_, path) => {
          const known = path !== '/nowhere' && !path.includes('.');
          return preparePage(page, { known, listed: path === '/' });
        },
      }),
    ],
  });
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

function get(url: string, host = 'sg.localhost') {
  return server.app.inject({ method: 'GET', url, headers: { host } });
}

describe('headers of each kind of answer', () => {
  test.each([
    ['the way in', '/'],
    ['the page', '/request-a-rider/m4pk1?orderID=1'],
    ['an asset', '/assets/main-abc123.js'],
    ['a missing asset', '/assets/main-gone.js'],
    ['the API', '/orders/api/v1/vendors'],
    ['the documentation', '/docs'],
    ['the deployment', '/deployment.json'],
    ['the asset manifest', '/asset-manifest.json?t=1'],
    ['the web manifest', '/manifest.webmanifest'],
  ])('%s', async (_, url) => {
    const { statusCode, headers } = await get(url);
    const unsteady = ['date', 'x-request-id', 'last-modified', 'etag', 'content-length'];
    const kept = Object.entries(headers).filter(([name]) => !unsteady.includes(name));
    expect({ statusCode, ...Object.fromEntries(kept) }).toMatchSnapshot();
  });
});

test('a page may run the script and use the styles that stand in it, and no others', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash(page.scripts[0] ?? '')}';`);
  expect(policy).toContain(`style-src 'self' 'sha256-${hash(page.styles[0] ?? '')}';`);
});

test('an address of the product gets its page, a file that is gone never does', async () => {
  expect((await get('/history/m4pk1')).body).toContain('<title>portal</title>');
  for (const gone of ['/assets/main-gone.js', '/icon.ico', '/assets/../package.json']) {
    const answer = await get(gone);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<');
  }
});

test('a person whose address leads nowhere gets the page that says so, a program what it is', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const visit = (url: string) =>
    server.app.inject({ method: 'GET', url, headers: { host: 'sg.localhost', accept } });
  for (const url of ['/nowhere', '/old-menu.php', '/index.html']) {
    const { statusCode, body } = await visit(url);
    expect({ url, statusCode }).toEqual({ url, statusCode: 404 });
    expect(body).toContain('<title>portal</title>');
  }
  for (const url of ['/assets/main-gone.js', '/orders/api/v1/nothing'])
    expect((await visit(url)).body).not.toContain('<');
});

test('search engines list none of the pages that belong to somebody', async () => {
  expect((await get('/')).headers).not.toHaveProperty('x-robots-tag');
  for (const url of ['/tracking/AbCdEfGhIjKlMnOpQrStUvWxYz012345', '/history/m4pk1', '/nowhere'])
    expect((await get(url)).headers['x-robots-tag']).toBe('noindex');
});

test('an address that cannot be read is refused like any other, with nothing of it', async () => {
  for (const url of ['/%E0%A4%A', '/orders/api/v1/vendor/%E0%A4%A']) {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(400);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.parse(body)).toMatchObject({ errors: [{ code: 'InvalidRequest' }] });
    expect(body).not.toContain('E0%A4');
  }
});

test('the asset manifest names the build, the web manifest is that of the host', async () => {
  expect(AssetManifest.parse((await get('/asset-manifest.json?t=1795000000000')).json())).toEqual({
    build: 'b1',
  });
  const names = ['sg.localhost', 'la.localhost'].map(async (host) => {
    return JSON.parse((await get('/manifest.webmanifest', host)).body).name;
  });
  expect(new Set(await Promise.all(names)).size).toBe(2);
});

test('each host has its deployment with what its first page shows, and every other host the default one', async () => {
  for (const [host, country] of [
    ['la.localhost', 'LA'],
    ['kw.localhost:3000', 'KW'],
    ['localhost', 'SG'],
    ['192.0.2.1', 'SG'],
  ]) {
    const answer = Deployment.parse((await get('/deployment.json', host)).json());
    expect(answer.country).toBe(country);
    expect(answer.flags).toEqual({
      guest_checkout: country !== 'LA',
      'request-a-rider-button-goes-to-login-page': false,
    });
  }
});

test('both flag services and the file answer; what was switched in the database wins', async () => {
  await server.sql`insert into feature_flags ${server.sql([
    { deployment: 'sg', name: 'display-bg-dual-pricing', value: true },
    { deployment: 'sg', name: 'draw-delivery-areas', value: false },
    { deployment: 'sg', name: 'no-such-flag', value: true },
    { deployment: 'la', name: 'none-payment-method', value: true },
  ])}`;
  for (const region of ['asia', 'europe']) {
    const { flags } = FlagAnswer.parse((await get(`/flags/${region}/v1/flags`)).json());
    expect(flags).toMatchObject({ 'display-bg-dual-pricing': true, 'draw-delivery-areas': false });
    expect(flags).not.toHaveProperty('none-payment-method');
    expect(flags).not.toHaveProperty('no-such-flag');
  }
  const file = FlagAnswer.parse((await get('/flags.json')).json());
  expect(file.flags).not.toHaveProperty('display-bg-dual-pricing');
});

test('a process that lives says so, and one that can work says so too', async () => {
  expect((await get('/health')).json()).toEqual({ status: 'ok' });
  expect((await get('/ready')).json()).toEqual({
    database: 'ok',
    writes: 'ok',
    brokenDeployments: [],
  });
});

test('a schema that is not current, or no database at all, is not ready', async () => {
  const other = await testServer();
  const ready = () => other.app.inject({ method: 'GET', url: '/ready' });
  await other.sql`delete from migrations where name = '0010_identity.sql'`;
  expect((await ready()).statusCode).toBe(503);
  await other.sql.end();
  const answer = await ready();
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ database: 'unreachable' });
  expect((await other.app.inject({ method: 'GET', url: '/health' })).statusCode).toBe(200);
  await other.close();
});
