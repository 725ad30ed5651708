import { type Id, RIDERS_AT_ONCE } from '#schemas';

/** Orders and, at the same indexes, their riders; `shown` is the order whose rider is on screen, or all are on one map `together`. */
export type RiderTargets = {
  readonly orders: readonly Id[];
  readonly riders: readonly Id[];
  readonly shown: Id | null;
  readonly together: boolean;
};

/** Rounds within which every rider off screen is asked for once, and within which all are that one map shows. */
export const ROUNDS_FOR_OTHERS = 5;
const ROUNDS_FOR_ALL = 2;

/** At least this many of them are asked for in each round, so that a shop with few riders sees all of them move. */
export const OTHERS_AT_LEAST = 20;

/** Chooses the riders of each round: always the one on screen, and the others in turn, sooner while a map shows them all. */
export function createTurns() {
  let orders: ReadonlyMap<Id, readonly Id[]> = new Map();
  /** The rider on screen. */
  let shown: Id | null = null;
  let together = false;
  /** Riders off screen in turn; after a turn they go to the end. */
  let queue: Id[] = [];

  return {
    /** Replaces the riders to follow; true when another rider, or all of them, came on screen. */
    follow(targets: RiderTargets): boolean {
      const before = { shown, together };
      together = targets.together;
      orders = ordersByRider(targets);
      shown = targets.riders[targets.orders.indexOf(targets.shown ?? '')] ?? null;
      const queued = new Set(queue);
      const known = queue.filter((id) => orders.has(id) && id !== shown);
      const fresh = [...orders.keys()].filter((id) => !queued.has(id) && id !== shown);
      queue = [...fresh, ...known];
      return (shown !== null && shown !== before.shown) || (together && !before.together);
    },
    /** The riders of the next round, never more than one call may ask for. */
    next(): readonly Id[] {
      const first = shown === null ? [] : [shown];
      const rounds = together ? ROUNDS_FOR_ALL : ROUNDS_FOR_OTHERS;
      const share = Math.max(Math.ceil(queue.length / rounds), OTHERS_AT_LEAST);
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
