import { afterAll, beforeAll, expect, test } from 'vitest';
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
  await server.sql`update orders set preordered_for = 9999999999 where id = ${first.order_id}`;
  expect(await count()).toBe(before + 1);
  const cancelled = { vendor_id: vendorId, order_id: second.order_id, reason: 'mistake_error' };
  await client.call('POST', '/order/cancel', cancelled);
  expect(await count()).toBe(before);
});

test('nobody counts the orders of outlets that are not theirs', async () => {
  await (await orderClient(server)).place();
  const stranger = await orderClient(server, 'stranger');
  const answer = await stranger.call('GET', '/vendors/under-way');
  const ids = answer.json().result.outlets.map(({ vendor_id }: { vendor_id: string }) => vendor_id);
  expect(ids).not.toContain(vendorId);
});
