import type { endpoints, Id, Order } from '#schemas';
import type { Db } from '../db/connect.ts';
import type { Call } from '../http/serve.ts';

/** A guest's orders by their idempotency keys. */
export async function listGuestOrders({ sql, who, input }: Call<typeof endpoints.listGuestOrders>) {
  return { data: await findOrders(sql, who.userId, input.body.tokens) };
}

/** A token is the order's idempotency key; with the guest's id it identifies one order. */
async function findOrders(sql: Db, guestId: Id, tokens: readonly string[]): Promise<Order[]> {
  const rows = await sql<{ record: Order }[]>`
    select record from orders
    where placed_by = ${guestId} and idempotency_key = any(${[...tokens]})
    order by created_at desc, id desc`;
  return rows.map(({ record }) => record);
}
