import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, poolSize } from '../../../server/db/connect.ts';
import { Turns } from '../../../server/http/turns.ts';
import { testServer } from '../../support/server.ts';
import { orderClient, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
});
afterAll(() => server.close());

test('while all who write for one merchant wait, others read, and place orders', async () => {
  const client = await orderClient(server);
  const stranger = await orderClient(server, 'stranger');
  const body = await client.bodyFor();
  const { order_id } = await client.place();
  await server.sql`update orders set record = jsonb_set(record, '{status}', '"RECEIVED"')
    where id = ${order_id}`;
  const [
    {
      vendors: [shop],
    } = { vendors: [] },
  ] = [(await stranger.call('GET', '/vendors')).json().result];
  const blocker = connect(server.url);
  const freed = Promise.withResolvers<void>();
  const isBlocked = Promise.withResolvers<void>();
  const blocking = blocker.begin(async (tx) => {
    await tx`select 1 from vendor_sequence where vendor_id = 'm4pk' for update`;
    isBlocked.resolve();
    await freed.promise;
  });
  await isBlocked.promise;
  const cancelling = { vendor_id: vendorId, order_id, reason: 'mistake_error' };
  // What is injected begins when it is awaited.
  const begin = (count: number, act: () => ReturnType<typeof client.call>) =>
    Array.from({ length: count }, async () => act());
  const creations = begin(40, () => client.create(body, randomUUID()));
  const cancellations = begin(10, () => client.call('PUT', '/order/cancel', cancelling));
  const writes = [...creations, ...cancellations];
  const waiting = async () => {
    const [row] = await blocker<{ waiting: number }[]>`select count(*)::int as waiting
      from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return row?.waiting;
  };
  await expect.poll(waiting).toBe(poolSize / 2);
  const path = `/vendor/${shop.vendor_id}/orders`;
  const reads = await Promise.all(Array.from({ length: 30 }, () => stranger.call('GET', path)));
  expect(reads.map(({ statusCode }) => statusCode)).toEqual(reads.map(() => 200));
  // The writes still wait: this was no answer of a moment in which they had just ended.
  expect(await waiting()).toBe(poolSize / 2);
  const refused = await Promise.race(writes);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  freed.resolve();
  await blocking;
  const statuses = async (all: typeof writes) =>
    (await Promise.all(all)).map(({ statusCode }) => statusCode);
  const placed = await statuses(creations);
  expect(placed).toContain(200);
  expect(placed.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  // Those that get their turn yet may find the order cancelled, or at another price than they agreed to.
  const cancelled = await statuses(cancellations);
  expect(cancelled.filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
  await blocker.end({ timeout: 1 });
});

test('merchants take turns, each in the order in which they came, and never more of them than may', async () => {
  const turns = new Turns({ each: 2, all: 3 });
  const running = new Map<string, number>();
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const work = (merchant: string, nth: number) =>
    turns.take(merchant, async () => {
      began.push(`${merchant}${nth}`);
      running.set(merchant, (running.get(merchant) ?? 0) + 1);
      const all = [...running.values()].reduce((sum, each) => sum + each, 0);
      expect(running.get(merchant)).toBeLessThanOrEqual(2);
      expect(all).toBeLessThanOrEqual(3);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      await promise;
      running.set(merchant, (running.get(merchant) ?? 0) - 1);
    });
  const all = [
    ...[1, 2, 3, 4].map((nth) => work('a', nth)),
    ...[1, 2].map((nth) => work('b', nth)),
  ];
  while (began.length < all.length || ends.length > 0) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    ends.shift()?.();
  }
  await Promise.all(all);
  expect(began.slice(0, 3)).toEqual(['a1', 'a2', 'b1']);
  const of = (merchant: string) => began.filter((each) => each.startsWith(merchant));
  expect(of('a')).toEqual(['a1', 'a2', 'a3', 'a4']);
  expect(began.indexOf('b2')).toBeLessThan(began.indexOf('a4'));
});
