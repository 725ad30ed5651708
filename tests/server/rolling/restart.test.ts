import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { startedDatabase } from '../../support/started.ts';
import { orderClient } from '../orders/support.ts';
import { endProduct, type Spawned, spawnProduct } from '../product.ts';
import { startProxy } from './proxy.ts';

let products: Spawned[] = [];
let undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(products.map(({ child }) => endProduct(child, 'SIGKILL')));
  products = [];
  for (const step of undo.reverse()) await step();
  undo = [];
});

/** Nobody of the demo. */
const recipient = 'Rosa Lin';

/** Milliseconds for products to start in, beside whatever else runs on the machine. */
const patience = 240_000;

test('instances are started again one after the other, and no call through the proxy fails, nor is an order lost or doubled', {
  timeout: patience,
}, async () => {
  const server = await testServer({ databaseOf: startedDatabase });
  undo.push(server.close);
  const { headers, bodyFor } = await orderClient(server);
  const body = await bodyFor();
  const order = JSON.stringify({ ...body, customer: { ...body.customer, name: recipient } });
  const env = {
    ...{ DATABASE_URL: server.url, DEMO: 'true', DEMO_LIVE: 'false', FLEET_SPEED: '0.01' },
    RATE_LIMIT: '1000000',
  };
  const start = async () => {
    const product = await spawnProduct(env);
    products.push(product);
    expect(product.child.exitCode, product.said()).toBeNull();
    return product;
  };
  let running: Spawned[] = await Promise.all([start(), start()]);
  const ports = () => running.map(({ port }) => Number(port));
  const proxy = await startProxy(ports);
  undo.push(proxy.close);

  const seen: string[] = [];
  const keys: string[] = [];
  let over = false;
  /** Milliseconds that callers rest while an instance starts or waits for its end without any of them; none while one comes or goes. */
  let rest = 0;
  const call = async (method: string, path: string, body?: string) => {
    const key = randomUUID();
    const json =
      body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': key };
    const answer = await fetch(`http://127.0.0.1:${proxy.port}${path}`, {
      ...{ method, headers: { ...headers, ...json, host: 'sg.localhost' } },
      ...(body !== undefined && { body }),
    });
    await answer.arrayBuffer();
    if (body !== undefined && answer.ok) keys.push(key);
    seen.push(`${method} ${answer.status}`);
  };
  const load = Promise.all([
    ...Array.from({ length: 2 }, async () => {
      for (; !over; await pause(rest)) await call('GET', '/orders/api/v1/vendors');
    }),
    (async () => {
      for (; !over; await pause(rest)) await call('POST', '/orders/api/v1/order', order);
    })(),
  ]);
  undo.push(async () => {
    over = true;
    await load;
  });
  for (const old of [...running]) {
    const before = seen.length;
    await expect.poll(() => seen.length).toBeGreaterThan(before + 20);
    rest = 100;
    const next = await start();
    rest = 0;
    running = [...running, next];
    await expect.poll(() => proxy.isReady(Number(next.port))).toBe(true);
    const ended = endProduct(old.child, 'SIGTERM');
    await expect.poll(() => proxy.isReady(Number(old.port))).toBe(false);
    rest = 100;
    expect(await ended).toBe(0);
    rest = 0;
    running = running.filter((each) => each !== old);
  }
  const before = seen.length;
  await expect.poll(() => seen.length).toBeGreaterThan(before + 20);
  over = true;
  await load;

  const counted = Object.groupBy(seen, (each) => each);
  expect(Object.keys(counted).toSorted()).toEqual(['GET 200', 'POST 200']);
  const [row] = await server.sql<{ count: number }[]>`select count(*)::int from orders
    where record -> 'customer' ->> 'name' = ${recipient}`;
  expect(row?.count).toBe(keys.length);
});
