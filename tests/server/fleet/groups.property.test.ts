import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#schemas';
import { planFor } from '../../../server/fleet/plan.ts';
import { takeDueSteps } from '../../../server/fleet/steps.ts';
import { changeOrder } from '../../../server/orders/record.ts';
import { doErrands } from '../../support/errands.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from '../orders/support.ts';
import { market } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;
beforeAll(async () => {
  server = await testServer({
    env: { FLEET_SEED: '7', FLEET_SPEED: '1', RATE_LIMIT: '1000000' },
  });
  client = await orderClient(server);
});
afterAll(() => server.close());

/** Plans that nobody can follow: one that the code stumbles over, and one that the database refuses. */
const broken = {
  code: { fate: 'smooth', tracks: {}, steps: [{ at: 1 }] },
  database: { fate: 'smooth', tracks: {}, steps: [{ at: 1, change: { status: null } }] },
} as const;

async function read({ order_id }: Order): Promise<Order | undefined> {
  const [row] = await server.sql<{ record: Order }[]>`
    select record from orders where id = ${order_id}`;
  return row?.record;
}

function endOf(order: Order): Order {
  const { steps } = planFor(order, market, { seed: 7, speed: 1 });
  return steps.reduce((now, { at, change }) => changeOrder(now, change, at), order);
}

const fate = fc.constantFrom('sound', 'sound', 'code', 'database');

test('an order that cannot be moved on stops none of its group, and goes on once it can', () =>
  law(
    fc.asyncProperty(fc.array(fate, { minLength: 1, maxLength: 8 }), async (fates) => {
      const orders: Order[] = [];
      for (const each of fates) {
        const order = await client.place();
        orders.push(order);
        await doErrands(server.deps);
        if (each === 'sound') continue;
        await server.sql`update fleet_jobs set plan = ${JSON.stringify(broken[each])}::text::jsonb
          where order_id = ${order.order_id}`;
      }
      const told: string[] = [];
      const later = server.deps.clock() + 3600;
      await takeDueSteps(server.sql, later, undefined, (orderId) => told.push(orderId));
      for (const [nth, order] of orders.entries()) {
        expect(await read(order)).toEqual(fates[nth] === 'sound' ? endOf(order) : order);
      }
      const stuck = orders.filter((_, nth) => fates[nth] !== 'sound');
      expect(told.toSorted()).toEqual(stuck.map(({ order_id }) => order_id));
      for (const order of stuck) {
        const plan = planFor(order, market, { seed: 7, speed: 1 });
        await server.sql`update fleet_jobs set plan = ${JSON.stringify(plan)}::text::jsonb
          where order_id = ${order.order_id}`;
      }
      await takeDueSteps(server.sql, later + 60);
      for (const order of stuck) expect(await read(order)).toEqual(endOf(order));
    }),
    { runs: 8 },
  ));

test('what is due of an outlet is stored together, and numbered as it happened', async () => {
  const orders: Order[] = [];
  for (let nth = 0; nth < 20; nth += 1) orders.push(await client.place());
  await doErrands(server.deps);
  const ids = orders.map(({ order_id }) => order_id);
  await takeDueSteps(server.sql, server.deps.clock() + 3600);
  const events = await server.sql<{ at: number; stored: string; order_id: string }[]>`
    select e.at, e.xmin::text as stored, e.order_id from order_feed f
    join order_events e on e.id = f.event_id
    where f.vendor_id = 'm4pk' and e.order_id = any(${ids}) and not e.change ? 'placed'
    order by f.seq`;
  expect(new Set(events.map(({ stored }) => stored)).size).toBe(1);
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((a, b) => a - b));
  for (const order of orders) expect(await read(order)).toEqual(endOf(order));
});
