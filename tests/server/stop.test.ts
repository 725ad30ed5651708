import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import type { Sql } from '../../server/db/connect.ts';
import { doErrands } from '../support/errands.ts';
import { testServer } from '../support/server.ts';
import { startedDatabase } from '../support/started.ts';
import { rawConnection } from './http/support.ts';
import { orderClient } from './orders/support.ts';
import { endProduct, type Spawned, spawnProduct } from './product.ts';

let products: Spawned[] = [];
let close = async () => {};
afterEach(async () => {
  await Promise.all(products.map(({ child }) => endProduct(child, 'SIGKILL')));
  products = [];
  await close();
});

const live = 10_000;
/** Milliseconds for products to start in, beside whatever else runs on the machine. */
const patience = 180_000;

/** A database in which so many orders wait for riders whose steps are all due. */
async function busyDatabase(): Promise<string> {
  const server = await testServer({ now: Date.now() / 1000 - 900, databaseOf: startedDatabase });
  close = server.close;
  const { place } = await orderClient(server);
  const { order_id: first } = await place();
  await doErrands(server.deps);
  await multiply(server.sql, first);
  return server.url;
}

async function multiply(sql: Sql, first: string): Promise<void> {
  await sql`insert into orders (id, vendor_id, record)
    select 'copy-' || nth, vendor_id, record || jsonb_build_object('order_id', 'copy-' || nth)
    from orders, generate_series(1, ${live}) nth where id = ${first}`;
  await sql`insert into fleet_jobs (order_id, plan, next_at)
    select 'copy-' || nth, plan, next_at from fleet_jobs, generate_series(1, ${live}) nth
    where order_id = ${first}`;
}

test('told to stop, it says so first, serves on for a while, and ends within ten seconds, however busy it is', {
  timeout: patience,
}, async () => {
  const url = await busyDatabase();
  const product = await spawnProduct({ DATABASE_URL: url, DEMO: 'true', DRAIN_SECONDS: '2' });
  products.push(product);
  const { child, port } = product;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect((await get('/ready')).status).toBe(200);
  const half = await rawConnection(Number(port));
  half.socket.write(
    'POST /orders/api/v1/login HTTP/1.1\r\nhost: x\r\ncontent-length: 900\r\n\r\n{',
  );
  const began = performance.now();
  child.kill('SIGTERM');
  await expect.poll(async () => (await get('/ready')).status, { interval: 20 }).toBe(503);
  expect((await get('/deployment.json')).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(2_000);
  if (child.exitCode === null) await once(child, 'exit');
  expect(performance.now() - began).toBeGreaterThan(1_900);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(child.exitCode).toBe(0);
});

test('Ctrl-C does not wait for those who send requests, and a second one for nothing', {
  timeout: patience,
}, async () => {
  const server = await testServer({ databaseOf: startedDatabase });
  close = server.close;
  const product = await spawnProduct({
    DATABASE_URL: server.url,
    DEMO: 'true',
    DRAIN_SECONDS: '8',
  });
  products.push(product);
  const began = performance.now();
  expect(await endProduct(product.child, 'SIGINT')).toBe(0);
  // To wait takes eight seconds at least.
  expect(performance.now() - began).toBeLessThan(8_000);
  const impatient = await spawnProduct({ DATABASE_URL: server.url, DEMO: 'true' });
  products.push(impatient);
  impatient.child.kill('SIGTERM');
  await expect.poll(() => impatient.said()).toContain('Stopping');
  expect(await endProduct(impatient.child, 'SIGTERM')).toBe(1);
});
