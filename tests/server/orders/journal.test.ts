import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Order } from '#schemas';
import { changesAfter, headOf } from '../../../server/orders/feed.ts';
import { lockOrder, recordChange } from '../../../server/orders/journal.ts';
import { changeOrder, type Entry, nextMoment } from '../../../server/orders/record.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { orderClient, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeEach(async () => {
  server = await testServer();
  client = await orderClient(server);
});
afterEach(() => server.close());

const statuses = ['RECEIVED', 'WAITING_FOR_TRANSPORT', 'DELAYED', 'MODIFIED'] as const;

function change(orderId: string, nth: number): Promise<Order> {
  return server.sql.begin(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new Error('no such order');
    const status = statuses[nth % statuses.length] ?? 'RECEIVED';
    return recordChange(tx, order, { status }, server.deps.clock());
  });
}

async function seqsOf(feed: string): Promise<number[]> {
  const rows = await server.sql<{ seq: number }[]>`
    select seq::float8 as seq from order_feed where vendor_id = ${feed} order by seq`;
  return rows.map(({ seq }) => seq);
}

test('ten writers leave no gap, and a reader who tails them misses nothing', async () => {
  const orders = await Promise.all(Array.from({ length: 10 }, () => client.place()));
  let busy = true;
  const writing = Promise.all(
    orders.map(async ({ order_id }) => {
      for (let nth = 0; nth < 15; nth += 1) await change(order_id, nth);
    }),
  ).finally(() => {
    busy = false;
  });
  const seen = new Map<string, Order>();
  let at = 0;
  const tail = async () => {
    for (const { seq, record } of await changesAfter(server.sql, vendorId, at, 7)) {
      const order: Order = JSON.parse(record);
      const known = seen.get(order.order_id)?.updated_at ?? 0;
      expect(order.updated_at).toBeGreaterThanOrEqual(known);
      seen.set(order.order_id, order);
      at = seq;
    }
  };
  while (busy) await tail();
  await writing;
  while (at < (await headOf(server.sql, vendorId))) await tail();

  const expected = Array.from({ length: 160 }, (_, nth) => nth + 1);
  expect(await seqsOf(vendorId)).toEqual(expected);
  expect(await seqsOf('m4pk')).toEqual(expected);
  const stored = await server.sql<{ record: Order }[]>`select record from orders`;
  for (const { record } of stored) expect(seen.get(record.order_id)).toEqual(record);
});

test('orders are placed while others of the outlet change, and nobody waits for ever', async () => {
  const orders = await Promise.all(Array.from({ length: 5 }, () => client.place()));
  const numbers = Array.from({ length: 5 }, async () => {
    const placed: Order[] = [];
    for (let nth = 0; nth < 4; nth += 1) placed.push(await client.place());
    return placed;
  });
  const changes = orders.map(async ({ order_id }) => {
    for (let nth = 0; nth < 10; nth += 1) await change(order_id, nth);
  });
  const placed = (await Promise.all(numbers)).flat();
  await Promise.all(changes);
  expect(new Set(placed.map(({ order_id }) => order_id)).size).toBe(20);
  const expected = Array.from({ length: 75 }, (_, nth) => nth + 1);
  expect(await seqsOf(vendorId)).toEqual(expected);
  expect(await seqsOf('m4pk')).toEqual(expected);
});

test('an order is what its events make of it', async () => {
  const { order_id } = await client.place();
  let order: Order | undefined;
  for (let nth = 0; nth < 6; nth += 1) order = await change(order_id, nth);
  const events = await server.sql<{ at: number; change: Entry }[]>`
    select at, change from order_events where order_id = ${order_id} order by id`;
  const folded = events.reduce<Order | undefined>((before, { at, change: entry }) => {
    if ('placed' in entry) return entry.placed;
    return before && changeOrder(before, entry, at);
  }, undefined);
  expect(folded).toEqual(order);
});

test('every change of an order is later than the one before, though the clock stands still', async () => {
  const { order_id } = await client.place();
  const times = [];
  for (let nth = 0; nth < 5; nth += 1) times.push((await change(order_id, nth)).updated_at);
  expect(times).toEqual([...new Set(times)].sort());
});

test('the next moment is later than the last, and now when it can be', () =>
  law(
    fc.property(
      fc.double({ min: 0, max: 4e9, noNaN: true }),
      fc.double({ min: 0, max: 4e9, noNaN: true }),
      (last, now) => {
        const next = nextMoment(last, now);
        expect(next).toBeGreaterThan(Math.round(last * 1000) / 1000);
        if (now > last + 0.01) expect(next).toBeCloseTo(now, 3);
      },
    ),
  ));
