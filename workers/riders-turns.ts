import { type Id, RIDERS_AT_ONCE } from '#schemas';

/** The rider of an order; `shown` while a person sees where they are. */
export type RiderTarget = {
  readonly order_id: Id;
  readonly rider_id: Id;
  readonly shown?: true | undefined;
};

/** Rounds in which everybody who is not on screen has had a turn. */
export const ROUNDS_FOR_OTHERS = 5;

/** So many of them are asked for in each round at least: a shop with few riders under way sees all of them move. */
export const OTHERS_AT_LEAST = 20;

/** Who is asked for in which round: those on screen in each, the others in turn. */
export function createTurns() {
  let orders: ReadonlyMap<Id, readonly Id[]> = new Map();
  let shown: ReadonlySet<Id> = new Set();
  /** Those not on screen, in whose turn they are; who had one goes to the end. */
  let queue: Id[] = [];

  return {
    /** Who to follow from now on; true when somebody is new on screen. */
    follow(targets: readonly RiderTarget[]): boolean {
      const before = shown;
      orders = ordersByRider(targets);
      shown = new Set(targets.flatMap((target) => (target.shown ? [target.rider_id] : [])));
      const queued = new Set(queue);
      const known = queue.filter((id) => orders.has(id) && !shown.has(id));
      const fresh = [...orders.keys()].filter((id) => !queued.has(id) && !shown.has(id));
      queue = [...fresh, ...known];
      return [...shown].some((id) => !before.has(id));
    },
    /** The riders of the next round, never more than one call may ask for. */
    next(): readonly Id[] {
      const first = [...shown].slice(0, RIDERS_AT_ONCE);
      const others = Math.ceil((orders.size - shown.size) / ROUNDS_FOR_OTHERS);
      const share = Math.max(others, OTHERS_AT_LEAST);
      return [...first, ...queue.slice(0, Math.min(share, RIDERS_AT_ONCE - first.length))];
    },
    /** These had their turn; after a call that failed they have it again. */
    took(ids: readonly Id[]): void {
      const had = new Set(ids);
      queue = [...queue.filter((id) => !had.has(id)), ...queue.filter((id) => had.has(id))];
    },
    ordersOf: (rider_id: Id): readonly Id[] => orders.get(rider_id) ?? [],
  };
}

function ordersByRider(targets: readonly RiderTarget[]): ReadonlyMap<Id, readonly Id[]> {
  const orders = new Map<Id, Id[]>();
  for (const { order_id, rider_id } of targets) {
    const known = orders.get(rider_id);
    if (known) known.push(order_id);
    else orders.set(rider_id, [order_id]);
  }
  return orders;
}
