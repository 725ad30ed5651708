import { type Id, RIDERS_AT_ONCE } from '#schemas';

/** Orders and, at the same indexes, their riders; `shown` is the order whose rider is on screen. */
export type RiderTargets = {
  readonly orders: readonly Id[];
  readonly riders: readonly Id[];
  readonly shown: Id | null;
};

/** Rounds within which every rider off screen is asked for once. */
export const ROUNDS_FOR_OTHERS = 5;

/** At least this many of them are asked for in each round, so that a shop with few riders sees all of them move. */
export const OTHERS_AT_LEAST = 20;

/** Chooses the riders of each round: always the one on screen, and the others in turn. */
export function createTurns() {
  let orders: ReadonlyMap<Id, readonly Id[]> = new Map();
  /** The rider on screen. */
  let shown: Id | null = null;
  /** Riders off screen in turn; after a turn they go to the end. */
  let queue: Id[] = [];

  return {
    /** Replaces the riders to follow; true when another rider is on screen now. */
    follow(targets: RiderTargets): boolean {
      const before = shown;
      orders = ordersByRider(targets);
      shown = targets.riders[targets.orders.indexOf(targets.shown ?? '')] ?? null;
      const queued = new Set(queue);
      const known = queue.filter((id) => orders.has(id) && id !== shown);
      const fresh = [...orders.keys()].filter((id) => !queued.has(id) && id !== shown);
      queue = [...fresh, ...known];
      return shown !== null && shown !== before;
    },
    /** The riders of the next round, never more than one call may ask for. */
    next(): readonly Id[] {
      const first = shown === null ? [] : [shown];
      const share = Math.max(Math.ceil(queue.length / ROUNDS_FOR_OTHERS), OTHERS_AT_LEAST);
      return [...first, ...queue.slice(0, Math.min(share, RIDERS_AT_ONCE - first.length))];
    },
    /** Moves these to the end of the queue. Not called after a failed round, which repeats their turn. */
    took(ids: readonly Id[]): void {
      const had = new Set(ids);
      queue = [...queue.filter((id) => !had.has(id)), ...queue.filter((id) => had.has(id))];
    },
    ordersOf: (rider_id: Id): readonly Id[] => orders.get(rider_id) ?? [],
  };
}

function ordersByRider({ orders, riders }: RiderTargets): ReadonlyMap<Id, readonly Id[]> {
  const byRider = new Map<Id, Id[]>();
  for (const [at, order_id] of orders.entries()) {
    const rider_id = riders[at] ?? '';
    const known = byRider.get(rider_id);
    if (known) known.push(order_id);
    else byRider.set(rider_id, [order_id]);
  }
  return byRider;
}
