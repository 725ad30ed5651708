import type { Order, OrderStatus } from '#schemas';
import { recordOrder } from '../../../server/orders/journal.ts';
import { anOrder } from '../../support/orders.ts';
import { testServer } from '../../support/server.ts';

/** Midnight of 15 January 2027 in Singapore, where the demo's merchant is. */
export const midnight = Date.UTC(2027, 0, 14, 16) / 1000;
export const day = 86_400;

type Past = Partial<Order> & {
  order_id: string;
  minutes?: readonly [pickup: number, dropoff: number];
};

/** A server two days after `midnight`, and what puts orders into its past. */
export async function historyServer() {
  const server = await testServer({ now: midnight + 2 * day });
  const { headers } = await server.signIn();
  const get = (path: string, query: Record<string, string | number> = {}, vendor = 'm4pk1') => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    return server.app.inject({
      ...{ method: 'GET', headers },
      url: `/orders/api/v1/vendor/${vendor}${path}?${search}`,
    });
  };
  const post = (path: string, payload: object, vendor = 'm4pk1') =>
    server.app.inject({
      ...{ method: 'POST', headers, payload },
      url: `/orders/api/v1/vendor/${vendor}${path}`,
    });
  const put = (...orders: readonly Past[]) =>
    server.sql.begin(async (tx) => {
      for (const order of orders) await recordOrder(tx, pastOrder(order));
    });
  /** Takes out all orders that were put in; to truncate tables takes their files, too, and a hundred times as long. */
  const forget = () =>
    server.sql.begin(async (tx) => {
      await tx`delete from order_feed`;
      await tx`delete from order_events`;
      await tx`delete from orders`;
    });
  return { ...server, get, post, put, forget };
}

function pastOrder({ minutes, ...fields }: Past): Order {
  const { status = 'DELIVERED', created_at = midnight, vendor_id = 'm4pk1' } = fields;
  const at = (reached: OrderStatus, after = 0) => ({
    ...{ status: reached, created_at: created_at + after * 60 },
  });
  return anOrder({
    ...{ vendor_id, delivery_fee: 6, total_amount: 18.5 },
    ...fields,
    ...{ status, created_at, updated_at: created_at + 3600 },
    status_history: [
      at('NEW'),
      ...(minutes ? [at('PICKED_UP', minutes[0]), at('DELIVERED', minutes[1])] : []),
    ],
  });
}
