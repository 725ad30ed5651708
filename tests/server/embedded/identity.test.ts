import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, endpoints, pathOf } from '#schemas';
import { embeddedHeaders, platformToken, type Said } from '../../support/embedded.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Headers = Record<string, string>;
function ask(endpoint: Endpoint, headers: Headers, params: Record<string, string> = {}) {
  return server.app.inject({
    ...{ method: endpoint.method, url: pathOf(endpoint, params), headers },
    ...(endpoint.method !== 'GET' && { payload: {} }),
  });
}

const vendorsOf = async (headers: Headers): Promise<string[]> => {
  const answer = await ask(endpoints.listVendors, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json().result.vendors.map(({ vendor_id }: { vendor_id: string }) => vendor_id);
};

describe("a platform's token", () => {
  test('reaches the outlets that it names, and no other', async () => {
    const headers = await embeddedHeaders(server);
    expect((await vendorsOf(headers)).toSorted()).toEqual(['m4pk2', 'm4pk3']);
    const get = (vendorId: string) => ask(endpoints.getVendor, headers, { vendorId });
    expect((await get('m4pk3')).statusCode).toBe(200);
    for (const foreign of ['m4pk1', 'm4pk', 'q7sd', 'w2mk1', 'b-sg']) {
      expect((await get(foreign)).statusCode).toBe(404);
    }
  });

  test('of a parent reaches its outlets, as a membership does', async () => {
    const headers = await embeddedHeaders(server, { vendors: ['m4pk'] });
    expect((await vendorsOf(headers)).toSorted()).toEqual(['m4pk', 'm4pk1', 'm4pk2', 'm4pk3']);
  });

  test('has its own reach: a wider one of the same person widens no other', async () => {
    const narrow = await embeddedHeaders(server, { vendors: ['m4pk2'] });
    const wide = await embeddedHeaders(server, { vendors: ['m4pk2', 'm4pk3'] });
    expect(await vendorsOf(wide)).toHaveLength(2);
    expect(await vendorsOf(narrow)).toEqual(['m4pk2']);
  });

  test('makes nobody somebody with an account, however alike the addresses are', async () => {
    const claims = { email: 'demo@example.com' };
    const headers = await embeddedHeaders(server, { sub: 'demo', claims, vendors: ['q7sd'] });
    expect(await vendorsOf(headers)).toEqual(['q7sd']);
    const [row] = await server.sql`select count(*)::int as people from users where id = 'demo'`;
    expect(row).toEqual({ people: 1 });
  });

  test('opens no password sign-in', async () => {
    await vendorsOf(await embeddedHeaders(server));
    const [person] = await server.sql<{ email: string }[]>`
      select email from users where password_hash is null limit 1`;
    const answer = await server.app.inject({
      ...{ method: 'POST', url: '/orders/api/v1/login', headers: { host: 'sg.localhost' } },
      payload: { email_address: person?.email ?? '', password: '' },
    });
    expect(answer.statusCode).toBe(401);
  });

  test('gets a ticket for the live socket', async () => {
    const answer = await ask(endpoints.createSocketTicket, await embeddedHeaders(server));
    expect(answer.json().result.ticket).toMatch(/^[\w-]{20,}$/);
  });

  test('ends with its time', async () => {
    const headers = await embeddedHeaders(server, { ends: 60 });
    expect(await vendorsOf(headers)).toHaveLength(2);
    server.pass(61);
    expect((await ask(endpoints.listVendors, headers)).statusCode).toBe(401);
  });

  test('that was signed out stays so', async () => {
    const headers = await embeddedHeaders(server);
    expect(await vendorsOf(headers)).toHaveLength(2);
    expect((await ask(endpoints.logout, headers)).statusCode).toBe(200);
    expect((await ask(endpoints.listVendors, headers)).statusCode).toBe(401);
  });
});

describe('is refused', () => {
  const other = generateKeyPairSync('ed25519').privateKey;
  const secret = createSecretKey(Buffer.alloc(32, 7));
  const wrong: [string, Said][] = [
    ['when it has ended', { begins: -7200, ends: -1 }],
    ['when another key signed it', { key: other }],
    ['when its key is not known', { key: other, kid: 'mine' }],
    ['when a shared secret signed it', { key: secret, alg: 'HS256' }],
    ['for another deployment', { audience: 'rider-portal:kw' }],
    ['for another product', { audience: 'access' }],
    ['from another issuer', { issuer: 'evil.example' }],
    ['when it would live for days', { ends: 48 * 3600 }],
    ['without vendors', { claims: { vendors: [] } }],
    ['with vendors that are no list', { claims: { vendors: 'm4pk' } }],
    ['without an email address', { claims: { email: 'anna' } }],
    ['with no person', { sub: '' }],
  ];
  test.each(wrong)('%s', async (_, said) => {
    const headers = await embeddedHeaders(server, said);
    expect((await ask(endpoints.listVendors, headers)).statusCode).toBe(401);
  });

  test('in a deployment that takes none', async () => {
    const said = { audience: 'rider-portal:la', vendors: ['w2mk1'] };
    const headers = await embeddedHeaders(server, said, 'la');
    expect((await ask(endpoints.listVendors, headers)).statusCode).toBe(401);
  });

  test('in another deployment that takes some', async () => {
    const headers = await embeddedHeaders(server, {}, 'kw');
    expect((await ask(endpoints.listVendors, headers)).statusCode).toBe(401);
  });

  test('under another scheme, and as text that is no token', async () => {
    const token = await platformToken(server);
    for (const authorization of [
      `Bearer ${token}`,
      `godroid ${token}`,
      'GoDroid x',
      'GoDroid ..',
    ]) {
      const headers = { host: 'sg.localhost', authorization };
      expect((await ask(endpoints.listVendors, headers)).statusCode).toBe(401);
    }
  });

  test("while the demo is off, when only the demo's counter signed it", async () => {
    const real = await testServer({ env: { DEMO: 'false' } });
    const headers = await embeddedHeaders(real);
    const url = pathOf(endpoints.listVendors, {});
    expect((await real.app.inject({ method: 'GET', url, headers })).statusCode).toBe(401);
    await real.close();
  });
});
