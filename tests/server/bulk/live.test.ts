import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSocket, ticketFor, twoInstances } from '../realtime/support.ts';
import { bulkClient, rowFor, vendorId } from './support.ts';

let world: Awaited<ReturnType<typeof twoInstances>>;
beforeAll(async () => {
  world = await twoInstances();
});
afterAll(() => world.close());

test('the orders of a file appear over the socket like any others, on every instance', async () => {
  const client = await bulkClient(world.server);
  const listeners = await Promise.all(
    world.ports.map(async (port) => {
      const socket = await openSocket(port, await ticketFor(world.server, client.headers));
      socket.say({ action: 'subscribe', vendor_id: vendorId });
      await socket.heard('subscribed');
      return socket;
    }),
  );
  const { bulk_job } = await client.create([2, 3, 4, 5].map((number) => rowFor(number)));
  const { orders } = await client.placed(bulk_job);
  const placed = orders.map(({ order_id }) => order_id);
  for (const { heard, socket } of listeners) {
    const frames = await heard('order_update', placed.length);
    expect(frames.map(({ data }) => data.order_id)).toEqual(placed);
    socket.close();
  }
});
