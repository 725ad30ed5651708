import type { Id, Order } from '#schemas';

/**
 * The ids of a tab in their order, changed in place at each move, since sorting thousands again would cost a picture.
 * What was handed out never changes: it is a copy, made when somebody asks and not at each of the moves before.
 */
export type Sorted = { readonly ids: Id[]; given: readonly Id[] | null };

/** The ids as they stand now; the same array until the next move. */
export function given(sorted: Sorted): readonly Id[] {
  sorted.given ??= [...sorted.ids];
  return sorted.given;
}

/** Takes an order in, or out, where it belongs. */
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

/** How the rows of a tab stand: by when their orders were created, and by id where that is the same. */
export function newestFirst({ rows }: Rows): (a: Id, b: Id) => number {
  const createdAt = (id: Id) => rows.get(id)?.order.created_at ?? 0;
  return (a, b) => createdAt(b) - createdAt(a) || (a === b ? 0 : a < b ? 1 : -1);
}

/** Where an order stands among sorted ids, or would stand. */
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
