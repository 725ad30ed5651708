import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { orderClient, vendorId } from '../orders/support.ts';
import { again } from './traffic.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
});
afterAll(() => server.close());

/** PostgreSQL refuses whatever needs new room, as it does on a full disk. A disk of our own would take rights that not everybody has. */
async function fillDisk(): Promise<() => Promise<void>> {
  const { sql } = server;
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`;
  for (const table of ['orders', 'order_feed', 'readiness']) {
    await sql`create trigger full_disk before insert on ${sql(table)}
      for each row execute function full_disk()`;
  }
  return async () => void (await sql`drop function full_disk cascade`);
}

test('on a full disk writes are refused with a sentence, reads go on, and all is well again once there is room', async () => {
  const client = await orderClient(server);
  const body = await client.bodyFor();
  const ready = async () => (await server.app.inject({ method: 'GET', url: '/ready' })).json();
  const count = async () => (await server.sql`select 1 from orders`).length;
  const before = await count();
  const key = randomUUID();
  const free = await fillDisk();
  const refused = await Promise.all(
    [key, ...Array.from({ length: 19 }, () => randomUUID())].map((each) =>
      client.create(body, each),
    ),
  );
  for (const { statusCode, headers, body: text } of refused) {
    expect(statusCode, text).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(text).errors[0].message).toMatch(/\w.*\.$/);
  }
  expect((await client.call('GET', `/vendor/${vendorId}/orders`)).statusCode).toBe(200);
  expect(await ready()).toMatchObject({ database: 'ok', writes: 'refused' });
  expect(await count()).toBe(before);
  await free();
  const placed = await client.create(body, key);
  expect(placed.statusCode, placed.body).toBe(200);
  expect(await count()).toBe(before + 1);
  await expect.poll(ready, { timeout: again }).toMatchObject({ writes: 'ok' });
});
