import type { Order } from '#schemas';
import type { Sql } from '../db/connect.ts';
import type { Dispatcher } from './dispatcher.ts';

/**
 * A dispatcher that gives orders of test outlets to the simulated fleet, and all others to the real one. An order stays where it began,
 * even if its outlet stops being a test outlet.
 */
export function withTries(fleet: Dispatcher, imagined: Dispatcher, sql: Sql): Dispatcher {
  const by = async (order: Order) => ((await isTry(sql, order)) ? imagined : fleet);
  return {
    ...fleet,
    request: async (order, handed) => (await by(order)).request(order, handed),
    change: async (order, handed) => (await by(order)).change(order, handed),
    cancel: async (order, handed) => (await by(order)).cancel(order, handed),
    locate: async (db, riderId, now) =>
      (await fleet.locate(db, riderId, now)) ?? (await imagined.locate(db, riderId, now)),
    async locateAll(db, rides, now) {
      const theirs = await fleet.locateAll(db, rides, now);
      return [...theirs, ...(await imagined.locateAll(db, rides, now))];
    },
    photograph: async (order, kind) => (await by(order)).photograph(order, kind),
  };
}

async function isTry(sql: Sql, { order_id, vendor_id }: Order): Promise<boolean> {
  const found = await sql`
    select 1 where not exists (select 1 from fleet_orders where order_id = ${order_id})
      and (exists (select 1 from fleet_jobs where order_id = ${order_id})
        or exists (select 1 from test_vendors where vendor_id = ${vendor_id}))`;
  return found.length > 0;
}
