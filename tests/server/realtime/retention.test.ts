import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedLife, forgetOldNumbers } from '../../../server/realtime/retention.ts';
import { orderClient, vendorId } from '../orders/support.ts';
import { change, openSocket, ticketFor, twoInstances } from './support.ts';

let world: Awaited<ReturnType<typeof twoInstances>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  world = await twoInstances();
  client = await orderClient(world.server);
});
afterAll(() => world.close());

const sql = () => world.server.sql;

async function numbers(): Promise<number[]> {
  const rows = await sql()<{ seq: number }[]>`
    select seq::float8 as seq from order_feed where vendor_id = ${vendorId} order by seq`;
  return rows.map(({ seq }) => seq);
}

/** As if an order had changed so often: the same event under many more numbers. */
async function changeOften(orderId: string, times: number): Promise<void> {
  await sql().begin(async (tx) => {
    await tx`
      insert into order_feed (vendor_id, seq, event_id)
      select s.vendor_id, s.seq + step, e.id from vendor_sequence s, generate_series(1, ${times}) step,
        (select max(id) as id from order_events where order_id = ${orderId}) e
      where s.vendor_id = ${vendorId}`;
    await tx`update vendor_sequence set seq = seq + ${times} where vendor_id = ${vendorId}`;
  });
}

async function follow(since: number, instance: 0 | 1 = 0) {
  const ticket = await ticketFor(world.server, client.headers);
  const reader = await openSocket(world.ports[instance], ticket);
  reader.say({ action: 'subscribe', vendor_id: vendorId, since });
  await reader.heard('subscribed');
  return reader;
}

test('what nobody is sent any more is forgotten, and who asks for it fetches the list', async () => {
  const order = await client.place();
  const [first = 0] = await numbers();
  await changeOften(order.order_id, 1500);
  const all = await numbers();
  const sweepAt = (seconds: number) => {
    const now = world.server.deps.clock() + seconds;
    return forgetOldNumbers({ sql: sql(), clock: () => now });
  };

  await sweepAt(feedLife - 60);
  expect(await numbers()).toEqual(all);

  await Promise.all([sweepAt(feedLife + 60), sweepAt(feedLife + 60)]);
  await sweepAt(feedLife + 60);
  expect(await numbers()).toEqual(all.slice(-1000));

  const late = await follow(first - 1);
  expect(late.frames.map(({ event }) => event)).toEqual(['reset', 'subscribed']);
  late.socket.close();

  const after = await change(world.server, order.order_id, 'RECEIVED');
  const head = (await numbers()).at(-1) ?? 0;
  for (const behind of [1, 900, 1000]) {
    const reader = await follow(head - behind, 1);
    expect(reader.frames.at(-2)).toMatchObject({ event: 'order_update', data: after, seq: head });
    expect(reader.frames.map(({ event }) => event)).not.toContain('reset');
    reader.socket.close();
  }
});

test('an instance that fell far behind tells its readers to fetch the list, and goes on from there', async () => {
  const order = await client.place();
  const reader = await follow((await numbers()).at(-1) ?? 0);
  await changeOften(order.order_id, 1500);
  const after = await change(world.server, order.order_id, 'RECEIVED');
  const head = (await numbers()).at(-1) ?? 0;
  const [reset] = await reader.heard('reset');
  expect(reset).toMatchObject({ vendor_id: vendorId, seq: head });
  expect(reader.frames.filter(({ event }) => event === 'order_update')).toEqual([]);
  const next = await change(world.server, order.order_id, 'WAITING_FOR_TRANSPORT');
  const [update] = await reader.heard('order_update');
  expect([update?.data, next.updated_at >= after.updated_at]).toEqual([next, true]);
  reader.socket.close();
});
