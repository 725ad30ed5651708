import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockOrder, recordChange } from '../../../server/orders/journal.ts';
import { testServer } from '../../support/server.ts';
import { orderClient, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('an outlet counts its orders that are under way, without those that ended or are for later', async () => {
  const client = await orderClient(server);
  const count = async () => {
    const answer = await client.call('GET', '/vendors/under-way');
    const outlets: { vendor_id: string; under_way: number }[] = answer.json().result.outlets;
    return outlets.find(({ vendor_id }) => vendor_id === vendorId)?.under_way ?? 0;
  };
  const before = await count();
  const [first, second] = [await client.place(), await client.place()];
  expect(await count()).toBe(before + 2);
  await server.sql`update orders
    set record = jsonb_set(record, '{preordered_for}', '9999999999') where id = ${first.order_id}`;
  expect(await count()).toBe(before + 1);
  await server.sql.begin(async (tx) => {
    const order = await lockOrder(tx, second.order_id);
    if (!order) throw new Error('no such order');
    await recordChange(tx, order, { status: 'CANCELLED' }, server.deps.clock());
  });
  expect(await count()).toBe(before);
});

test('nobody counts the orders of outlets that are not theirs', async () => {
  await (await orderClient(server)).place();
  const stranger = await orderClient(server, 'stranger');
  const answer = await stranger.call('GET', '/vendors/under-way');
  const ids = answer.json().result.outlets.map(({ vendor_id }: { vendor_id: string }) => vendor_id);
  expect(ids).not.toContain(vendorId);
});
