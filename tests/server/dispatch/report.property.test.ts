import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#schemas';
import { type Report, takeReports } from '../../../server/dispatch/report.ts';
import { mergeChanges, planFor } from '../../../server/fleet/plan.ts';
import { recordOrder } from '../../../server/orders/journal.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { market, orderOf } from '../fleet/support.ts';
import { vendorId } from '../orders/support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

let placed = 0;

async function place(): Promise<Order> {
  placed += 1;
  const order = orderOf(placed, { order_id: `reported-${placed}`, vendor_id: vendorId });
  await recordOrder(server.sql, order);
  return order;
}

/** All that a fleet has to say of an order. */
function reportsOf(order: Order, seed: number): Report[] {
  const { steps } = planFor(order, market, { seed, speed: 1 });
  return steps.map(({ at }, nth) => ({
    ...{ order_id: order.order_id, nth: nth + 1, at },
    says: mergeChanges(steps.slice(0, nth + 1).map(({ change }) => change)),
  }));
}

const take = (reports: readonly Report[]) =>
  server.sql.begin((tx) => takeReports(tx, vendorId, reports));

async function read({ order_id }: Order): Promise<Order> {
  const [row] = await server.sql<{ record: Order }[]>`
    select record from orders where id = ${order_id}`;
  if (!row) throw new Error('no such order');
  return row.record;
}

/** What is the same however the reports came; the minutes were told at different moments. */
function told({ status, rider, proofs, cancellation }: Order) {
  return { status, rider, proofs, cancellation };
}

/** How reports come: in which order, some of them again, and in which parcels. */
const way = fc.record({
  seed: fc.nat(),
  order: fc.array(fc.nat(), { minLength: 1, maxLength: 30 }),
  cuts: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
});

test('late, again and out of order: reports end with what the last of them says, and no order goes back', () =>
  law(
    fc.asyncProperty(way, async ({ seed, order: picks, cuts }) => {
      const order = await place();
      const reports = reportsOf(order, seed);
      const shuffled = picks.flatMap((nth) => reports[nth % reports.length] ?? []);
      const sent = [...shuffled, ...reports.slice(-1), ...shuffled];
      let last = order.updated_at;
      for (let at = 0, turn = 0; at < sent.length; turn += 1) {
        const size = cuts[turn % cuts.length] ?? 1;
        await take(sent.slice(at, at + size));
        at += size;
        const { updated_at, status_history } = await read(order);
        expect(updated_at).toBeGreaterThanOrEqual(last);
        last = updated_at;
        const moments = status_history.map(({ created_at }) => created_at);
        expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      }
      const straight = await place();
      await take(reports.map((report) => ({ ...report, order_id: straight.order_id })));
      expect(told(await read(order))).toEqual(told(await read(straight)));
      const [{ lines = 0 } = {}] = await server.sql<{ lines: number }[]>`
        select count(*)::int as lines from order_events where order_id = ${order.order_id}`;
      expect(lines).toBeLessThanOrEqual(reports.length + 1);
    }),
    { runs: 40 },
  ));

test('reports of an order that was cancelled, and of an outlet that it is not of, change nothing', async () => {
  const order = await place();
  const [first, ...more] = reportsOf(order, 7);
  if (!first) throw new Error('nothing to report');
  await server.sql.begin((tx) => takeReports(tx, 'm4pk2', [first]));
  expect(await read(order)).toEqual(order);
  await take([first, { ...first, nth: 2, says: { status: 'CANCELLED' } }]);
  const cancelled = await read(order);
  await take(more.map((report) => ({ ...report, nth: report.nth + 1 })));
  expect(await read(order)).toEqual(cancelled);
});
