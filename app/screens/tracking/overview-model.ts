import { createEvent, createStore, sample } from 'effector';
import {
  $ordersReady,
  $riders,
  happened,
  locationOf,
  type Riders,
  ridersShownTogether,
} from '#core';
import type { Attention } from '#core/rules';
import type { Id, Order, Position, UnixTime } from '#schemas';
import { $attention, $underWay } from './attention-model.ts';
import { dueIn, knownIn, type UnderWay } from './under-way.ts';

/** The overview was opened. Needed since this module may be loaded after the orders. */
export const overviewOpened = createEvent();
export const overviewClosed = createEvent();

const $isOpen = createStore(false)
  .on(overviewOpened, () => true)
  .reset(overviewClosed, happened('session.ended'));

sample({ clock: $isOpen, target: ridersShownTogether });

/** An order with its place: that of its rider, or the door where there is none yet; and why it needs somebody if it does. */
export type Placed = {
  readonly order: Order;
  readonly position: Position;
  readonly isRidden: boolean;
  readonly isCollected: boolean;
  readonly reason: Attention['reason'] | null;
};

export type Riding = {
  /** Those that need somebody first, the most urgent of them before the others. */
  readonly placed: readonly Placed[];
  /** How many riders are under way, whether it is known where or not; null until that is known. */
  readonly count: number | null;
  /** How many of them are not on the map: nobody knows who they are yet, or where, though where others are is known. */
  readonly unseen: number;
  /** When the next rider is at a counter, and at a door; null where none is expected. */
  readonly next: Readonly<Record<'origin' | 'destination', UnixTime | null>>;
};

/** All riders under way; updated once a second at most, however many updates arrive. */
export const $riding = createStore<Riding>({
  placed: [],
  count: null,
  unseen: 0,
  next: { origin: null, destination: null },
}).reset(happened('session.ended'));

sample({
  clock: [overviewOpened, $underWay],
  source: {
    ...{ underWay: $underWay, riders: $riders, urgent: $attention },
    ...{ isOpen: $isOpen, isReady: $ordersReady },
  },
  filter: ({ isOpen }) => isOpen,
  fn: ({ underWay, riders, urgent, isReady }): Riding => {
    const { seen, count, unseen, next } = survey(underWay, riders);
    return { placed: inOrder(seen, urgent), count: isReady ? count : null, unseen, next };
  },
  target: $riding,
});

type Survey = {
  readonly seen: ReadonlyMap<Id, Placed>;
  readonly count: number;
  readonly unseen: number;
  readonly next: Riding['next'];
};

/** Looks once at all orders under way, of which there may be thousands. */
function survey(underWay: UnderWay, riders: Riders): Survey {
  const due = dueIn(underWay);
  const seen = new Map<Id, Placed>();
  const next: Record<keyof Riding['next'], UnixTime | null> = { origin: null, destination: null };
  const isAnswered = riders.places.size > 0;
  let [count, unseen] = [0, 0];
  for (const { order, eta, isRidden, isFound, isCollected } of knownIn(underWay)) {
    count += Number(isFound);
    // Late orders are left out, since they need attention instead.
    if (eta && eta.to !== 'return' && eta.at >= underWay.now) {
      next[eta.to] = Math.min(next[eta.to] ?? eta.at, eta.at);
    }
    const position = isRidden ? locationOf(riders, order) : isFound ? null : doorOf(order);
    unseen += Number(isFound && !position && (isAnswered || !isRidden));
    if (!position) continue;
    const reason = due.get(order.order_id)?.reason ?? null;
    seen.set(order.order_id, { order, position, isRidden, isCollected, reason });
  }
  return { seen, count, unseen, next };
}

/** What needs somebody first, in the order of `urgent`; below it the newest first. */
function inOrder(seen: ReadonlyMap<Id, Placed>, urgent: readonly Id[]): readonly Placed[] {
  const first = urgent.map((id) => seen.get(id)).filter((placed) => placed !== undefined);
  const others = [...seen.values()].filter(({ reason }) => reason === null);
  return [...first, ...others.sort((a, b) => newestFirst(a.order, b.order))];
}

const doorOf = ({ customer }: Order): Position => customer.location;

function newestFirst(a: Order, b: Order): number {
  return b.created_at - a.created_at || (a.order_id < b.order_id ? 1 : -1);
}
