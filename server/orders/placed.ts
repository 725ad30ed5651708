import type { Order } from '#schemas';
import type { Db } from '../db/connect.ts';
import { requireSameBody } from '../http/idempotency.ts';
import type { Placement } from './placeable.ts';

/** The order that a key has already placed, as it was then; refuses the key with another body. */
export async function findPlaced(sql: Db, placement: Placement): Promise<Order | undefined> {
  const { userId, key, bodyHash } = placement;
  const [row] = await sql<{ body_hash: Buffer; placed: Order }[]>`
    select o.body_hash, e.change -> 'placed' as placed
    from orders o join order_events e on e.order_id = o.id
    where o.placed_by = ${userId} and o.idempotency_key = ${key}
    order by e.id limit 1`;
  requireSameBody(row, bodyHash, 'order');
  return row?.placed;
}
