import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featurePages, vendorPages } from '#routes';
import { Deployment, embeddedPages, windowPath } from '#schemas';
import { modules } from '../../../server/app.ts';
import { createSites } from '../../../server/demo-sites/app.ts';
import { client } from '../../../server/site/client.ts';
import { preparePage } from '../../../server/site/start-page.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let sites: Awaited<ReturnType<typeof createSites>>;
let dist = '';
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'rider-portal-dist-'));
  const env = { PORT: '3000', SITES_PORT: '3002' };
  const html = '<!doctype html><title>portal</title>';
  const page = async () =>
    preparePage({ html, scripts: [], styles: [] }, { known: true, listed: true });
  server = await testServer({
    parts: [...modules, client(dist, { startPage: page, tidyPath: (path) => path })],
    env,
  });
  sites = await createSites(server.deps);
});
afterAll(async () => {
  await sites.close();
  await server.close();
  await rm(dist, { recursive: true });
});

const get = (url: string, host = 'sg.localhost:3000') =>
  server.app.inject({ method: 'GET', url, headers: { host } });
const framers = async (url: string, host?: string) => {
  const policy = String((await get(url, host)).headers['content-security-policy']);
  return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
};

describe('who may show a page in a frame', () => {
  test.each(embeddedPages)('the platform, where there is one: /%s', async (page) => {
    const counter = 'http://sg.localhost:3002';
    expect(await framers(`/${page}`)).toBe(counter);
    expect(await framers(`/${page}/m4pk3?order_id=x`)).toBe(counter);
    expect(await framers(`/${page}`, 'la.localhost:3000')).toBe("'none'");
  });

  test.each([
    '/',
    '/connect',
    '/tracking/x',
    '/termsandconditions',
    '/nowhere',
    windowPath,
    '/docs',
    '/deployment.json',
    '/orders/api/v1/vendors',
  ])('nobody: %s', async (path) => {
    expect(await framers(path)).toBe("'none'");
  });

  test('only pages of a vendor, and the one that stands in for them, are among those that may be framed', () => {
    const pages: readonly string[] = [...vendorPages, ...featurePages, 'maintenance'];
    expect(embeddedPages.filter((page) => !pages.includes(page))).toEqual([]);
  });

  test('only the window that a frame opens knows who opened it', async () => {
    const opener = async (url: string, host?: string) =>
      (await get(url, host)).headers['cross-origin-opener-policy'];
    expect(await opener(windowPath)).toBe('unsafe-none');
    expect(await opener('/order-tracking')).toBe('same-origin');
    expect(await opener(windowPath, 'la.localhost:3000')).toBe('same-origin');
  });
});

test('the browser learns who may hand it a token, and no keys', async () => {
  const answer = await get('/deployment.json');
  const { embedded } = Deployment.parse(answer.json());
  expect(embedded).toMatchObject({ origins: ['http://sg.localhost:3002'], keys: [] });
  const { embedded: none } = Deployment.parse(
    (await get('/deployment.json', 'la.localhost:3000')).json(),
  );
  expect(none).toBeUndefined();
});

test('a private key in a deployment is refused', () => {
  const parsed = Deployment.shape.embedded.safeParse({
    ...{ platform: 'P', issuer: 'p', origins: [] },
    keys: [{ kty: 'OKP', alg: 'EdDSA', kid: '1', crv: 'Ed25519', x: 'x', d: 'secret' }],
  });
  expect(parsed.success).toBe(false);
});

describe("the demo's counter", () => {
  const look = (url: string, host = 'sg.localhost:3002') =>
    sites.inject({ method: 'GET', url, headers: { host } });

  test('shows the portal and hands it a token that counts', async () => {
    const page = await look('/counter');
    expect(page.body).toContain('data-src="http://sg.localhost:3000/request-a-rider"');
    expect(page.headers['content-security-policy']).toContain(
      'frame-src http://sg.localhost:3000;',
    );
    const { token } = (await look('/counter/token')).json();
    const answer = await server.app.inject({
      ...{ method: 'GET', url: '/orders/api/v1/vendors' },
      headers: { host: 'sg.localhost', authorization: `GoDroid ${token}` },
    });
    expect(answer.json().result.vendors).toHaveLength(2);
  });

  test('speaks the language of the browser, right to left where that is so', async () => {
    const headers = { host: 'kw.localhost:3002', 'accept-language': 'ar-KW,en;q=0.5' };
    const page = await sites.inject({ method: 'GET', url: '/counter', headers });
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
  });

  test('is not there for a deployment that no platform shows', async () => {
    for (const url of ['/counter', '/counter/token']) {
      expect((await look(url, 'la.localhost:3002')).statusCode).toBe(404);
    }
  });
});
