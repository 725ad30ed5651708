import type { Id, Order } from '#schemas';

/** A list of ids with one more or one less at a place. */
export type Change = (ids: readonly Id[], at: number) => readonly Id[];

type Rows = { readonly rows: ReadonlyMap<Id, { readonly order: Order }> };

/** How the rows of a tab stand: by when their orders were created, and by id where that is the same. */
export function newestFirst({ rows }: Rows): (a: Id, b: Id) => number {
  const createdAt = (id: Id) => rows.get(id)?.order.created_at ?? 0;
  return (a, b) => createdAt(b) - createdAt(a) || (a === b ? 0 : a < b ? 1 : -1);
}

/** Where an order stands among sorted ids, or would stand. */
export function placeIn(index: Rows, ids: readonly Id[], order_id: Id): number {
  const compare = newestFirst(index);
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(ids[middle] ?? '', order_id) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
