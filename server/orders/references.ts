import type { Id, Order, OrderCreation } from '#schemas';
import type { Db, Fragment } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import type { Placement } from './placeable.ts';

/** A query part: ids of a merchant's orders whose reference begins with a text; any outlet names the merchant. */
export function referencedIds(sql: Db, vendorId: Id, reference: string): Fragment {
  return sql`select order_id from order_references
    where merchant_id = ${merchant(sql, vendorId)} and starts_with(reference, ${reference})`;
}

/** A part of the statement that stores orders (with `given` and `stored`): inserts their references; fails if one is taken. */
export function storedReferences(sql: Db, vendorId: Id): Fragment {
  return sql`insert into order_references (merchant_id, reference, order_id)
    select ${merchant(sql, vendorId)}, record ->> 'reference', id from given
    where record ? 'reference' and (select count(*) from stored) > 0
    order by record ->> 'reference' collate "C" returning order_id`;
}

/** The order that a reference already belongs to, as it was placed; refuses the reference for a different order. */
export async function findReferenced(
  sql: Db,
  { vendor_id, reference }: OrderCreation,
  { bodyHash }: Placement,
): Promise<Order | undefined> {
  if (reference === undefined) return undefined;
  const [row] = await sql<{ body_hash: Buffer | null; placed: Order }[]>`
    select o.body_hash, e.change -> 'placed' as placed
    from order_references r join orders o on o.id = r.order_id join order_events e on e.order_id = o.id
    where r.merchant_id = ${merchant(sql, vendor_id)} and r.reference = ${reference}
    order by e.id limit 1`;
  if (row && !row.body_hash?.equals(bodyHash)) throw referenceTaken();
  return row?.placed;
}

/** The merchant within which references are unique: the parent of an outlet, or itself. */
function merchant(sql: Db, vendorId: Id): Fragment {
  return sql`(select coalesce(parent_id, id) from vendors where id = ${vendorId})`;
}

function referenceTaken() {
  return refusal(409, 'ReferenceTaken', 'Another order of this merchant has this reference.', {
    ...{ key: 'request.error.create', field: 'body.reference' },
  });
}
