import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Deployment, type HelpCentreInit, helpCentreHostOf } from '#schemas';
import { createSites } from '../../server/demo-sites/app.ts';
import { forgetOldHelp, messageLife } from '../../server/demo-sites/help/retention.ts';
import { appPolicy } from '../../server/http/headers.ts';
import { testServer } from '../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let sites: Awaited<ReturnType<typeof createSites>>;
beforeAll(async () => {
  server = await testServer({ env: { PORT: '3000', SITES_PORT: '3002' } });
  sites = await createSites(server.deps);
});
afterAll(async () => {
  await sites.close();
  await server.close();
});

const origin = 'http://sg.localhost:3000';

async function tokenOf(vendorId = 'm4pk3'): Promise<string> {
  const { headers } = await server.signIn();
  const url = `/orders/api/v1/vendor/${vendorId}/hc_jwt_token`;
  return (await server.app.inject({ method: 'GET', url, headers })).json().result;
}
const body = (verification_token: string): HelpCentreInit => ({
  ...{ user_id: 'demo', email: 'demo@example.com', guest: false, name: 'Pandan & Kitchen' },
  ...{ brand: 'hopper', global_entity_id: 'HOPPER_SG', country: 'SG', locale: 'en' },
  ...{
    app_version: 'index-1.js',
    verification_token,
    bridge: 'web',
    service_type: 'rider-request',
  },
});
function init(payload: object, from = origin) {
  return sites.inject({
    ...{ method: 'POST', url: '/conditions-api/v1/init', payload },
    headers: { host: 'sg.localhost:3002', origin: from },
  });
}
const visit = (url: string, message?: string) =>
  sites.inject({
    ...{ url: new URL(url).pathname, method: message === undefined ? 'GET' : 'POST' },
    headers: {
      host: 'sg.localhost:3002',
      ...(message !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(message !== undefined && { payload: new URLSearchParams({ message }).toString() }),
  });

describe('a visit', () => {
  test('begins for somebody the portal vouches for, with a page that only that portal may show', async () => {
    const answer = await init(body(await tokenOf()));
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    const { url } = answer.json();
    expect(url).toMatch(/^http:\/\/sg\.localhost:3002\/help\/[\w-]{30,}$/);
    const page = await visit(url);
    expect(page.statusCode).toBe(200);
    const letters = await sites.inject({ method: 'GET', url: '/letters.woff2' });
    expect(letters.headers['content-type'], 'its letters are those of the portal').toBe(
      'font/woff2',
    );
    expect(page.headers['content-security-policy']).toContain("font-src 'self'");
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${origin}`);
    expect(page.body).toContain('For Pandan &amp; Kitchen');
  });

  test('is refused for somebody nobody vouches for', async () => {
    const token = await tokenOf();
    expect((await init({ ...body(token), user_id: 'other' })).statusCode).toBe(401);
    expect((await init(body(`${token.slice(0, -4)}AAAA`))).statusCode).toBe(401);
    expect((await init(body('x'))).statusCode).toBe(401);
    expect((await init({ ...body(token), country: 'Singapore' })).statusCode).toBe(400);
    expect((await init(body(token), 'https://evil.example')).statusCode).toBe(403);
    server.pass(3601);
    expect((await init(body(token))).statusCode).toBe(401);
  });

  test('keeps a message, and asks for one that is missing', async () => {
    const { url } = (await init(body(await tokenOf()))).json();
    const empty = await visit(url, '  ');
    expect([empty.statusCode, empty.body.includes('aria-invalid="true"')]).toEqual([422, true]);
    const sent = await visit(url, 'Where is <b>my rider</b>?');
    expect(sent.body).toContain('demo@example.com');
    const rows = await server.sql`select user_id, vendor_id, deployment, body from help_messages`;
    expect(rows).toEqual([
      { user_id: 'demo', vendor_id: 'm4pk3', deployment: 'sg', body: 'Where is <b>my rider</b>?' },
    ]);
  });

  test('takes nothing from an origin but the origin itself', async () => {
    const token = await tokenOf();
    for (const more of ['/', '/; script-src *', '; script-src *', ' https://evil.example', '@x'])
      expect((await init(body(token), `${origin}${more}`)).statusCode).toBe(403);
    const { url } = (await init(body(token), origin.toUpperCase())).json();
    const policy = (await visit(url)).headers['content-security-policy'];
    expect(policy).toMatch(new RegExp(`; frame-ancestors ${origin}(;|$)`));
  });

  test('reads only a message out of what is sent', async () => {
    const { url } = (await init(body(await tokenOf()))).json();
    for (const payload of [['a'], { message: 7 }, { message: { a: 1 } }, 'null'])
      expect(
        await sites.inject({
          ...{ method: 'POST', url: new URL(url).pathname, payload },
          headers: { host: 'sg.localhost:3002', 'content-type': 'application/json' },
        }),
      ).toMatchObject({ statusCode: 422 });
  });

  test('leaves nothing behind when it was kept long enough', async () => {
    await server.sql`delete from help_messages`;
    const { url } = (await init(body(await tokenOf()))).json();
    await visit(url, 'Where is my rider?');
    const left = async () => {
      await forgetOldHelp(server.deps);
      const [row] = await server.sql<{ visits: number; messages: number }[]>`
        select (select count(*) from help_sessions)::int as visits,
          (select count(*) from help_messages)::int as messages`;
      return row;
    };
    server.pass(messageLife - 1);
    expect(await left()).toMatchObject({ visits: 0, messages: 1 });
    server.pass(1);
    expect(await left()).toEqual({ visits: 0, messages: 0 });
  });

  test('ends, and was never there for anybody else', async () => {
    const { url } = (await init(body(await tokenOf()))).json();
    expect((await visit(`${url}x`)).statusCode).toBe(404);
    server.pass(5 * 3600);
    expect((await visit(url)).statusCode).toBe(404);
  });

  test('is asked about first by a browser on another origin', async () => {
    const ask = (from: string) =>
      sites.inject({
        ...{ method: 'OPTIONS', url: '/conditions-api/v1/init' },
        headers: { host: 'sg.localhost:3002', origin: from },
      });
    expect((await ask(origin)).headers['access-control-allow-methods']).toBe('POST');
    expect((await ask('https://evil.example')).statusCode).toBe(403);
  });
});

describe('which help centre a deployment has', () => {
  const deployment = anyDeployment();
  const hosts = {
    ap: 'https://ap.x',
    eu: 'https://eu.x',
    staging: 'https://st.x',
    gv: 'https://gv.x',
  };
  test.each([
    [{ region: 'ap-southeast-1', environment: 'prd' }, hosts.ap],
    [{ region: 'ap-south-1', environment: 'prd' }, hosts.ap],
    [{ region: 'eu-west-2', environment: 'prd' }, hosts.eu],
    [{ region: 'eu-central-1', environment: 'stg' }, hosts.staging],
    [{ region: 'ap-southeast-1', environment: 'san' }, hosts.staging],
    [{ region: 'eu-west-2', environment: 'prd', helpCentre: 'gv' }, hosts.gv],
  ] as const)('%o', (given, expected) => {
    const named: Deployment = { ...deployment, ...given, helpCentreHosts: hosts };
    expect(helpCentreHostOf(named)).toBe(expected);
    expect(appPolicy(named)).toContain(`frame-src ${expected};`);
    expect(appPolicy(named)).toMatch(new RegExp(`connect-src 'self'[^;]* ${expected};`));
  });
});

test('without hosts of its own a deployment has the one beside this server', async () => {
  const answer = await server.app.inject({
    ...{ method: 'GET', url: '/deployment.json', headers: { host: 'kw.localhost:3000' } },
  });
  const host = helpCentreHostOf(Deployment.parse(answer.json()));
  expect(host).toBe('http://kw.localhost:3002');
});

/** Any deployment, without what the tests are about. */
function anyDeployment(): Deployment {
  return {
    ...{ id: 'x', hosts: ['x'], brand: 'hopper', country: 'SG', currency: 'SGD' },
    ...{ timezone: 'Asia/Singapore', phonePrefix: '+65', defaultLanguage: 'en' },
    ...{ supportedLanguages: ['en'], defaultPaymentMethod: 'PAID', minimumCountryEta: 20 },
    ...{ region: 'ap-southeast-1', environment: 'prd' },
    flagHosts: { asia: '/a', europe: '/b', fallback: '/c' },
    basemap: { tileUrl: null, pmtilesUrl: null, attribution: null },
  };
}
