import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type Order } from '#schemas';
import { lockOrder, recordChange } from '../../../server/orders/journal.ts';
import { testServer } from '../../support/server.ts';
import { orderClient, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
const placed: Order[] = [];

beforeAll(async () => {
  server = await testServer();
  client = await orderClient(server);
  for (let nth = 0; nth < 7; nth += 1) {
    placed.unshift(await client.place());
    if (nth % 2 === 0) server.pass(10);
  }
});
afterAll(() => server.close());

async function list(query: Record<string, string | number> = {}, vendor = vendorId) {
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  const answer = await client.call('GET', `/vendor/${vendor}/orders?${search}`);
  expect(answer.statusCode).toBe(200);
  return endpoints.listOrders.result.parse(answer.json().result);
}

const ids = (orders: readonly Order[]) => orders.map(({ order_id }) => order_id);

test('a list has the newest first, whole records, and the number that a socket goes on from', async () => {
  const page = await list();
  expect(page.data).toEqual(placed);
  expect(page).toMatchObject({ pagination_key: null, seq: 7, listed_at: server.deps.clock() });
});

test('pages follow one another without a gap or a repetition, though new orders arrive between them', async () => {
  const found: Order[] = [];
  let key: string | null = 'all';
  while (key !== null) {
    const page = await list({ count: 2, pagination_key: key });
    found.push(...page.data);
    key = page.pagination_key;
    if (found.length === 2) await client.place();
  }
  expect(ids(found)).toEqual(ids(placed));
  placed.unshift(...(await list({ count: 1 })).data);
});

test('active and past part the orders between them', async () => {
  const [over] = placed;
  if (!over) throw new Error('nothing placed');
  await server.sql.begin(async (tx) => {
    const order = await lockOrder(tx, over.order_id);
    if (order) await recordChange(tx, order, { status: 'DELIVERED' }, server.deps.clock());
  });
  const past = await list({ pagination_key: 'past' });
  const active = await list({ pagination_key: 'active' });
  expect(ids(past.data)).toEqual([over.order_id]);
  expect(ids(active.data)).toEqual(ids(placed.slice(1)));
  expect((await list({ scheduled: 'true' })).data).toEqual([]);
});

test('what ended since a moment is told apart from what was created since, whatever changed later', async () => {
  const end = async (order: Order, at: number) => {
    await server.sql.begin(async (tx) => {
      const known = await lockOrder(tx, order.order_id);
      if (known) await recordChange(tx, known, { status: 'CANCELLED' }, at);
    });
  };
  const created = await client.place();
  server.pass(100);
  const midnight = server.deps.clock();
  const [before, after] = [await client.place(), await client.place()];
  placed.unshift(after, before, created);
  const ended = async (query = {}) =>
    ids((await list({ pagination_key: 'ended', from: midnight, ...query })).data);
  expect(await ended()).toEqual([]);
  await end(created, midnight - 1);
  expect(await ended()).toEqual([]);
  expect(await ended({ from: midnight - 1 })).toEqual([created.order_id]);
  await end(before, midnight + 1);
  expect(await ended({ from: midnight + 1 })).toEqual([before.order_id]);
  expect(await ended()).toEqual([]);
});

test('a range of dates has both its ends', async () => {
  const [, , third] = placed;
  const at = third?.created_at ?? 0;
  const page = await list({ from: at, to: at });
  expect(ids(page.data)).toEqual(ids(placed.filter(({ created_at }) => created_at === at)));
});

test('a phone number is found without its spaces, and no other', async () => {
  expect((await list({ customer_phone_number: '+659123 4567' })).data).toHaveLength(placed.length);
  expect((await list({ customer_phone_number: '+659123456' })).data).toEqual([]);
});

test('digits find an order by its number, or from four on by the end of a phone number', async () => {
  const [newest] = placed;
  const { order_id = '' } = newest ?? {};
  const number = String(Number(order_id.slice(-6)));
  expect(ids((await list({ digits: number })).data)).toEqual([order_id]);
  expect(ids((await list({ digits: order_id.slice(-6) })).data)).toEqual([order_id]);
  const all = { digits: number, include_outlets: 'true' };
  expect(ids((await list(all, 'm4pk')).data)).toEqual([order_id]);
  expect((await list({ digits: number }, 'm4pk')).data).toEqual([]);
  expect((await list({ digits: '4567' })).data).toHaveLength(placed.length);
  expect((await list({ digits: '567' })).data).toEqual([]);
  expect((await list({ digits: '9123' })).data).toEqual([]);
});

test('a parent sees its outlets only when it asks to', async () => {
  expect((await list({}, 'm4pk')).data).toEqual([]);
  const all = await list({ include_outlets: 'true' }, 'm4pk');
  expect(ids(all.data)).toEqual(ids(placed));
  expect(all.seq).toBe(14);
});

test('a key that no list gave is refused', async () => {
  for (const key of ['x', 'past~', 'past~1~a~b', "past~1'~a"]) {
    const search = new URLSearchParams({ pagination_key: key });
    const answer = await client.call('GET', `/vendor/${vendorId}/orders?${search}`);
    expect(answer.statusCode).toBe(400);
  }
});
