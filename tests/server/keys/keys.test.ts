import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceKey } from '#schemas';
import { connect } from '../../../server/db/connect.ts';
import { keptAnswers } from '../../../server/kept/index.ts';
import { serviceKey, withKey } from '../../support/keys.ts';
import { testServer } from '../../support/server.ts';
import { whileStoring } from '../../support/storing.ts';
import { orderClient } from '../orders/support.ts';
import { change } from '../realtime/support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const path = '/orders/api/v1/vendor/m4pk/service-keys';
const listed = async (): Promise<ServiceKey[]> => {
  const { headers } = await server.signIn();
  return (await server.app.inject({ method: 'GET', url: path, headers })).json().result.keys;
};
const manage = async (method: 'POST' | 'DELETE', rest: string, payload?: object) => {
  const { headers } = await server.signIn();
  return server.app.inject({
    ...{ method, url: `${path}${rest}`, headers, ...(payload && { payload }) },
  });
};
const look = (headers: Record<string, string>) =>
  server.app.inject({ method: 'GET', url: '/orders/api/v1/vendor/m4pk1', headers });

test('a key is told once, kept as a digest, and known by how it begins', async () => {
  const { key, secret } = await serviceKey(server, ['read-orders']);
  expect(secret).toMatch(/^rpk_[\w-]{43}$/);
  expect(key.secrets).toMatchObject([{ hint: secret.slice(0, 10) }]);
  const stored = JSON.stringify(
    await server.sql`
    select k.*, s.hint, encode(s.digest, 'hex') from service_keys k join service_key_secrets s on s.key_id = k.id`,
  );
  expect(stored).not.toContain(secret);
  expect(JSON.stringify(await listed())).not.toContain(secret);
});

test('it calls as its merchant, and when it was last used is written seldom', async () => {
  const { key, headers } = await serviceKey(server, ['read-orders']);
  const usedAt = async () =>
    (await listed()).find(({ key_id }) => key_id === key.key_id)?.last_used_at;
  expect(await usedAt()).toBeUndefined();
  expect((await look(headers)).statusCode).toBe(200);
  await expect.poll(usedAt).toBeGreaterThan(0);
  const first = await usedAt();
  server.pass(60);
  await look(headers);
  expect(await usedAt()).toBe(first);
  server.pass(300);
  await look(headers);
  await expect.poll(usedAt).toBeGreaterThan(first ?? Infinity);
});

test('one that is rotated has two secrets for a day, and then the new one', async () => {
  const { key, headers } = await serviceKey(server, ['read-orders']);
  const rotated = await manage('POST', `/${key.key_id}/rotate`);
  const { secret, key: after } = rotated.json().result;
  expect(after.secrets).toHaveLength(2);
  expect((await look(headers)).statusCode).toBe(200);
  expect((await look(withKey(secret))).statusCode).toBe(200);
  server.pass(86_401);
  expect((await look(headers)).statusCode).toBe(401);
  expect((await look(withKey(secret))).statusCode).toBe(200);
  // A second time within the day: there are never three.
  await manage('POST', `/${key.key_id}/rotate`);
  const again = await manage('POST', `/${key.key_id}/rotate`);
  expect(again.json().result.key.secrets).toHaveLength(2);
  expect((await look(withKey(secret))).statusCode).toBe(401);
});

test('one that is revoked is refused at once, with its reason, also by what was kept, and cannot be rotated', async () => {
  const stop = (await keptAnswers.start?.(server.deps)) ?? (async () => undefined);
  const { key, headers } = await serviceKey(server, ['read-orders']);
  expect((await look(headers)).statusCode).toBe(200);
  const elsewhere = connect(server.url);
  await elsewhere`update service_keys set revoked_at = 1 where id = ${key.key_id}`;
  await elsewhere.end({ timeout: 1 });
  await expect.poll(async () => (await look(headers)).statusCode, { interval: 10 }).toBe(401);
  expect((await look(headers)).json().errors[0].code).toBe('KeyRefused');
  expect((await manage('POST', `/${key.key_id}/rotate`)).statusCode).toBe(404);

  const other = await serviceKey(server, ['read-orders']);
  expect((await look(other.headers)).statusCode).toBe(200);
  const ended = await manage('DELETE', `/${other.key.key_id}`);
  expect(ended.json().result.revoked_at).toBeGreaterThan(0);
  expect((await look(other.headers)).statusCode).toBe(401);
  expect((await manage('DELETE', `/${other.key.key_id}`)).json().result).toEqual(
    ended.json().result,
  );
  await stop();
});

test('of those that are revoked the last fifty are listed, beside each that is not', async () => {
  const now = Math.floor(server.deps.clock());
  await server.sql`delete from service_keys`;
  const { key } = await serviceKey(server, ['read-orders']);
  await server.sql`insert into service_keys
      (id, vendor_id, name, scopes, created_at, created_by, revoked_at)
    select 'key:old-' || nth, 'm4pk', 'old', '{read-orders}', ${now - 100}::int - nth, 'demo', ${now}::int - nth
    from generate_series(1, 60) nth`;
  const last = Array.from({ length: 50 }, (_, nth) => `key:old-${nth + 1}`);
  expect((await listed()).map(({ key_id }) => key_id)).toEqual([key.key_id, ...last]);
  const again = await manage('DELETE', '/key:old-60');
  expect(again.json().result).toMatchObject({ key_id: 'key:old-60', revoked_at: now - 60 });
});

test('an unknown one is refused, whatever is asked with it', async () => {
  const unknown = withKey(`rpk_${'x'.repeat(43)}`);
  expect((await look(unknown)).json().errors[0].code).toBe('KeyRefused');
  const login = await server.app.inject({
    ...{ method: 'POST', url: '/orders/api/v1/login', headers: unknown },
    payload: { email_address: 'demo@example.com', password: 'x' },
  });
  expect(login.statusCode).toBe(401);
});

test('nobody makes one for an outlet of somebody else, and there are at most twenty', async () => {
  const foreign = { name: 'x', scopes: ['read-orders'], outlets: ['w2mk1'] };
  const refused = await manage('POST', '', foreign);
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, 'UnknownOutlet']);
  await server.sql`delete from service_keys`;
  for (let nth = 0; nth < 20; nth += 1) await serviceKey(server, ['read-orders']);
  server.pass(60);
  const more = await manage('POST', '', { name: 'x', scopes: ['read-orders'] });
  expect([more.statusCode, more.json().errors[0].code]).toEqual([409, 'TooManyKeys']);
  await server.sql`delete from service_keys`;
});

test('one is made while an order of the merchant is being stored, and neither waits for the other', async () => {
  const make = () => manage('POST', '', { name: 'x', scopes: ['read-orders'] });
  expect((await whileStoring(server.sql, 'm4pk', make)).statusCode).toBe(200);
});

test('its share of calls is its own, from however many addresses it comes', async () => {
  const busy = await testServer({ env: { RATE_LIMIT: '3', TRUST_PROXY: '127.0.0.1' } });
  const [one, other] = [
    await serviceKey(busy, ['read-orders']),
    await serviceKey(busy, ['read-orders']),
  ];
  const from = (headers: Record<string, string>, address: string) =>
    busy.app.inject({
      ...{ method: 'GET', url: '/orders/api/v1/vendor/m4pk1' },
      headers: { ...headers, 'x-forwarded-for': address },
    });
  const statuses = [];
  for (const address of ['8.8.8.1', '8.8.8.2', '8.8.8.3', '8.8.8.4']) {
    statuses.push((await from(one.headers, address)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await from(one.headers, '8.8.8.5')).json().errors[0].message).toContain('service key');
  expect((await from(other.headers, '8.8.8.4')).statusCode).toBe(200);
  await busy.close();
});

describe('an order', () => {
  test('tells in its journal which program or person placed and cancelled it', async () => {
    const { key, headers } = await serviceKey(server, ['write-orders']);
    const client = await orderClient(server);
    const placed = await server.app.inject({
      ...{ method: 'POST', url: '/orders/api/v1/order', payload: await client.bodyFor() },
      headers: { ...headers, 'idempotency-key': 'from-the-till-1' },
    });
    const { order_id } = placed.json().result;
    await change(server, order_id, 'WAITING_FOR_TRANSPORT');
    const body = { vendor_id: 'm4pk1', order_id, reason: 'mistake_error' };
    const cancelled = await server.app.inject({
      ...{ method: 'PUT', url: '/orders/api/v1/order/cancel', headers, payload: body },
    });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    const lines = await server.sql<{ by: object | null }[]>`
      select change -> 'by' as by from order_events where order_id = ${order_id} order by id`;
    const by = { key: key.key_id };
    expect(lines).toEqual([{ by }, { by: null }, { by }]);
    const { order_id: theirs } = await client.place();
    const [line] = await server.sql<{ by: object | null }[]>`
      select change -> 'by' as by from order_events where order_id = ${theirs} order by id limit 1`;
    expect(line).toEqual({ by: { user: 'demo' } });
  });
});

test("a person's access token is enough by itself, an id token is not", async () => {
  const { tokens } = await server.signIn();
  const host = 'sg.localhost';
  const plain = { host, authorization: `Bearer ${tokens.AccessToken}` };
  expect((await look(plain)).statusCode).toBe(200);
  expect((await look({ host, authorization: `Bearer ${tokens.IdToken}` })).statusCode).toBe(401);
});
