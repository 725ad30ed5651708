import type { Id, Order } from '#schemas';

/**
 * The sorted ids of a tab, changed in place at each move, since sorting thousands again would cost a frame. `given` is a
 * copy for readers, made when first asked for after a move.
 */
export type Sorted = { readonly ids: Id[]; given: readonly Id[] | null };

/** The sorted ids; the same array until the next move. */
export function listIds(sorted: Sorted): readonly Id[] {
  sorted.given ??= [...sorted.ids];
  return sorted.given;
}

/** Puts an order into a tab's sorted ids, or takes it out. */
export function moveIn(
  index: Rows,
  sorted: Sorted | undefined,
  order_id: Id,
  way: 'in' | 'out',
): void {
  if (sorted === undefined) return;
  const at = placeIn(index, sorted.ids, order_id);
  if (way === 'in') sorted.ids.splice(at, 0, order_id);
  else sorted.ids.splice(at, 1);
  sorted.given = null;
}

type Rows = { readonly rows: ReadonlyMap<Id, { readonly order: Order }> };

/** Compares ids by when their orders were created, newest first, then by id. */
export function newestFirst({ rows }: Rows): (a: Id, b: Id) => number {
  const createdAt = (id: Id) => rows.get(id)?.order.created_at ?? 0;
  return (a, b) => createdAt(b) - createdAt(a) || (a === b ? 0 : a < b ? 1 : -1);
}

/** The index of an order among sorted ids, or where it would be inserted. */
function placeIn(index: Rows, ids: readonly Id[], order_id: Id): number {
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
